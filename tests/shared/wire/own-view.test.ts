import { describe, expect, test } from 'vitest';
import { finishedMatch, type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { type OwnView, ownAfter, ownUpdateBetween } from '#shared/wire/own-view.ts';
import { packed, unpacked } from '#shared/wire/packed.ts';
import { table } from '#tests/server/dealer/table.ts';

function momentsOf(bots: 'random' | 'simple', game: number): readonly Match[] {
  const { record } = simulateMatch({
    seed: `own ${bots} ${game}`,
    bots: Array.from({ length: 4 + (game % 3) }, () => bots),
    options: { ...NO_OPTIONS, gentleStart: game % 2 === 0, lastResort: game % 3 === 0 },
    timeOutEvery: 40,
    checked: false,
  });
  return finishedMatch(record)?.moments ?? [];
}

function ownOf(match: Match, seat: SeatId): OwnView {
  const { role, hand, diary, offers } = viewFor(match, seat);
  return { role, hand, diary, offers };
}

const SPELLED_OUT = 0xf4;

describe('what is a seat’s own', () => {
  test('whoever has nothing and then every update has the newest, through the wire, in 12 matches', () => {
    for (let game = 0; game < 12; game++) {
      const moments = momentsOf(game < 9 ? 'random' : 'simple', game);
      for (const { id } of moments[0]?.seats ?? []) {
        let before: OwnView | undefined;
        let told: OwnView | undefined;
        for (const match of moments) {
          const own = ownOf(match, id);
          const update = ownUpdateBetween(before, own);
          if (update) told = ownAfter(told, unpacked(packed(update)) as typeof update);
          expect(told).toStrictEqual(own);
          before = own;
        }
      }
    }
  }, 120_000);

  test('is not told where nothing changed', () => {
    const own = ownOf(table(), 0);
    expect(ownUpdateBetween(own, ownOf(table(), 0))).toBeUndefined();
  });

  test('a card that went and one that came, a line of the diary and one offer: no more than that', () => {
    const before = ownOf(
      table({ seats: { 0: { hand: ['armor', 'keycard', 'ammo', 'grenade', 'gas-can'] } } }),
      0,
    );
    const [armor, ...others] = before.hand;
    const noted = { phase: 3, type: 'drew', card: { kind: 'ammo' } } as const;
    const update = ownUpdateBetween(before, {
      role: before.role,
      hand: [...others, { id: 77, kind: 'ammo' }],
      diary: [...before.diary, noted],
      offers: { ...before.offers, search: { reason: { code: 'no-ap', rule: 'T5' } } },
    });
    expect(update).toEqual({
      hand: { gone: [armor?.id], come: [{ id: 77, kind: 'ammo' }] },
      diary: [noted],
      offers: { search: 'no-ap' },
    });
  });

  test('a device that has nothing is told everything first', () => {
    expect(() => ownAfter(undefined, { role: 'human' })).toThrow();
    expect(() => ownAfter(undefined, { offers: {} })).toThrow();
  });

  test('no word of a match has to be spelled out', () => {
    const spelled = new Set<unknown>();
    const look = (value: unknown): void => {
      if (typeof value === 'string' && packed(value)[0] === SPELLED_OUT) spelled.add(value);
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) for (const name of Object.keys(value)) look(name);
      for (const item of Object.values(value)) look(item);
    };
    for (let game = 0; game < 12; game++) {
      let before: Match | undefined;
      for (const match of momentsOf(game < 9 ? 'random' : 'simple', game)) {
        look(ownUpdateBetween(before && ownOf(before, 0), ownOf(match, 0)));
        look(match.events.map((event) => seenBy(event, 0) ?? null));
        before = match;
      }
    }
    expect([...spelled]).toEqual([]);
  });
});
