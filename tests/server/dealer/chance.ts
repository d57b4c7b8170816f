import type { Chance, Purpose } from '#server/dealer/index.ts';
import type { DieFace } from '#shared/map/index.ts';

interface Script {
  readonly dice?: readonly DieFace[];
  /** What the other picks give, in order; 0 when nothing is left. */
  readonly picks?: Partial<Record<Purpose, readonly number[]>>;
}

/** Chance that does what a test says. Shuffles keep the order; a die nobody scripted is an error. */
export function scriptedChance({ dice = [], picks = {} }: Script = {}): Chance {
  return {
    pick(purpose, count) {
      if (purpose === 'dice') {
        const [face, ...left] = dice;
        if (face === undefined) throw new Error('the test scripted no die roll for this');
        return [face - 1, scriptedChance({ dice: left, picks })];
      }
      const [drawn = 0, ...left] = picks[purpose] ?? [];
      if (drawn >= count) throw new Error(`scripted ${drawn} of ${count} for ${purpose}`);
      return [drawn, scriptedChance({ dice, picks: { ...picks, [purpose]: left } })];
    },
    shuffle: (_purpose, items) => [items, scriptedChance({ dice, picks })],
  };
}
