import { describe, expect, test } from 'vitest';
import { BLANK, type Memory } from '#server/bots/memory.ts';
import { decisions } from './decisions.ts';

describe('what a bot remembers', () => {
  test('T1, T2 who leads the next parasite phase, and whether the turn before it was had', () => {
    for (const { match, memory } of decisions('marker', { players: 4 })) {
      const { holder, hadTurn } = match.marker;
      // Between a phase and its end the marker has no meaning for whoever is asked.
      if (!match.turn) continue;
      expect([memory.marker, memory.markerHadTurn]).toEqual([holder, hadTurn]);
    }
  }, 60_000);

  test('is plain JSON', () => {
    let last: Memory = BLANK;
    for (const { memory } of decisions('memory', { most: 200 })) last = memory;
    expect(last.trades.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
  }, 60_000);
});
