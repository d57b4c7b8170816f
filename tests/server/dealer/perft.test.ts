import { expect, test } from 'vitest';
import { legalCommands, type Match, openMatch, play } from '#server/dealer/index.ts';
import type { Actor } from '#shared/play/index.ts';
import { amount } from '#tests/run/length.ts';
import { setupFor } from './table.ts';

/** How many sequences of commands, anybody's, so many deep. */
function sequences(match: Match, depth: number): number {
  if (depth === 0) return 1;
  const actors: readonly Actor[] = [...match.seats.map(({ id }) => id), 'dealer'];
  let count = 0;
  for (const actor of actors) {
    for (const command of legalCommands(match, actor)) {
      const played = play(match, actor, command);
      if (!played.ok) throw new Error(`a listed command was refused: ${played.reason.code}`);
      count += sequences(played.match, depth - 1);
    }
  }
  return count;
}

// Like perft counts in chess: any change of a rule, or of the deal, shows here first.
test.each([
  [4, '07', [22, 392, 5_940]],
  [5, '2a', [28, 550, 9_072]],
  [6, 'b3', [21, 457, 9_492]],
] as const)('%i players dealt from %s: command sequences 1, 2 and 3 deep', (players, part, counts) => {
  const match = openMatch({ ...setupFor(players), serverPart: part.repeat(32) });
  const depths = [1, 2, 3].slice(0, amount({ short: 2, long: 3 }));
  expect(depths.map((depth) => sequences(match, depth))).toEqual(counts.slice(0, depths.length));
});
