import { describe, expect, test } from 'vitest';
import { rowsApart, timelineOf } from '#client/theatre/turn-lanes.ts';
import { revealedAt } from '#server/dealer/index.ts';
import { played } from './played.ts';

describe('the timeline', () => {
  test.each([1, 2, 3])('match %i: at every step the living are what the dealer knows', (game) => {
    const { finished, script } = played(game);
    const { counts } = timelineOf(script);
    for (let step = 0; step < finished.moments.length; step++) {
      const { table, seats } = revealedAt(finished, step);
      const living = seats.filter(({ seat }) => !table.seats[seat]?.eliminated);
      const shown = counts.findLast((count) => count.step <= step);
      expect(shown?.infected).toBe(living.filter(({ role }) => role !== 'human').length);
      expect(shown?.humans).toBe(living.filter(({ role }) => role === 'human').length);
    }
  });

  test.each([1, 2, 3])('match %i: the scans are those the table saw', (game) => {
    const { finished, script } = played(game);
    const shown = timelineOf(script).scans.map(({ positive, living }) => ({ positive, living }));
    expect(finished.moments.at(-1)?.scans).toMatchObject(shown);
  });

  test('labels that would touch stand in rows of their own, as low as they can', () => {
    expect(rowsApart([0, 10, 20, 30, 100], 25)).toEqual([0, 1, 2, 0, 0]);
  });
});
