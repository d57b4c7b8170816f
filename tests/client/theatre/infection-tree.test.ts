import { describe, expect, test } from 'vitest';
import { infectionTree } from '#client/theatre/infection-tree.ts';
import { revealedAt } from '#server/dealer/index.ts';
import { played, scriptOf } from './played.ts';

describe('the infection tree', () => {
  test('X5 hangs everybody under the one who infected them, blocked attempts among them', () => {
    const script = scriptOf(
      [{ type: 'became-host', seat: 2 }],
      [{ type: 'infection-blocked', seat: 0, by: 2 }],
      [{ type: 'infected', seat: 1, by: 2 }],
      [{ type: 'infected', seat: 0, by: 1 }],
    );
    expect(
      infectionTree(script).map(({ kind, seat, depth, parent, step }) => [kind, seat, depth, parent, step]),
    ).toEqual([
      ['host', 2, 0, undefined, 0],
      ['blocked', 0, 1, 0, 1],
      ['infected', 1, 1, 0, 2],
      ['infected', 0, 2, 2, 3],
      ['clean', 3, 0, undefined, 0],
    ]);
  });

  test('O2 a Host card that was passed on does not uproot who got it', () => {
    const script = scriptOf(
      [{ type: 'became-host', seat: 0 }],
      [
        { type: 'infected', seat: 1, by: 0 },
        { type: 'became-host', seat: 1 },
      ],
    );
    expect(infectionTree(script).filter(({ kind }) => kind === 'host')).toHaveLength(1);
  });

  test.each([1, 2, 3, 4, 5])('match %i: every seat once, under whom the dealer says', (game) => {
    const { finished, script } = played(game);
    const rows = infectionTree(script).filter(({ kind }) => kind !== 'blocked');
    const { seats } = revealedAt(finished, finished.record.steps.length);
    expect(rows.map(({ seat }) => seat).sort()).toEqual(seats.map(({ seat }) => seat));
    for (const { kind, seat, parent } of rows) {
      const giver = parent === undefined ? undefined : infectionTree(script)[parent]?.seat;
      expect(giver).toBe(seats[seat]?.infectedBy);
      expect(kind === 'clean').toBe(seats[seat]?.role === 'human');
    }
  });
});
