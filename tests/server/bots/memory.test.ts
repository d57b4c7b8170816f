import { describe, expect, test } from 'vitest';
import { mannerOf } from '#server/bots/manner.ts';
import { BLANK, type Memory } from '#server/bots/memory.ts';
import { simpleBot } from '#server/bots/simple.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { decisions } from './decisions.ts';

describe('what a bot remembers', () => {
  test('T1, T2 who leads the next parasite phase, and whether the turn before it was had', () => {
    for (const { match, memory } of decisions(simpleBot, 'marker', { players: 4 })) {
      const { holder, hadTurn } = match.marker;
      // Between a phase and its end the marker has no meaning for whoever is asked.
      if (!match.turn) continue;
      expect([memory.marker, memory.markerHadTurn]).toEqual([holder, hadTurn]);
    }
  }, 60_000);

  test('is plain JSON', () => {
    let last: Memory = BLANK;
    for (const { memory } of decisions(simpleBot, 'memory', { most: 200 })) last = memory;
    expect(last.trades.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
  }, 60_000);

  test('of a thinking bot is plain JSON, too, with what bears on who is who', () => {
    const keen = thinkingBot(mannerOf('keen'));
    let last = keen.blank;
    for (const { memory } of decisions(keen, 'memory', { most: 200 })) last = memory;
    expect(last.witness.evidence.length).toBeGreaterThan(20);
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
  }, 60_000);
});
