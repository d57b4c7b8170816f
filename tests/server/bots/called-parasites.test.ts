import { describe, expect, test } from 'vitest';
import { priceOfCalling } from '#server/bots/called-parasites.ts';
import { LEVELS, type Manner, PLAIN } from '#server/bots/manner.ts';
import { BLANK } from '#server/bots/memory.ts';
import { readSituation } from '#server/bots/situation.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '../dealer/table.ts';

/** Seat 0 just before the parasites move (T1): it trusts the next one, and not the one after. */
function price(match: Match, manner: Manner = { ...LEVELS.keen, caution: 1 }, markerHadTurn = true): number {
  const view = viewFor(match, 0);
  const situation = readSituation(view, { ...BLANK, markerHadTurn }, manner, {
    suspicions: () => [0, 0, 1, 1],
    fuel: () => ({ atLeast: () => 0 }),
    pretence: () => undefined,
  });
  return priceOfCalling(situation, 'L11');
}

/** P5: L11 has the Reactor Room in the west and nothing else around it: three rolls of four bring it in. */
const map = { L11: [1, 0] } as const;

describe('P5 what it costs to call a parasite', () => {
  test('where nobody is, that there is one more', () => {
    expect(price(table({ map, seats: { 0: { at: 'L01' }, 1: { at: 'L01' } } }))).toBeCloseTo(
      // One roll of four: two own characters, two of a friend, each a wound, half of the time.
      1 + (0.5 * (2 + 2 * 0.4)) / 4,
      5,
    );
  });

  test('where one stands oneself, the wounds besides', () => {
    const match = table({ map, seats: { 0: { at: 'L11' }, 1: { at: 'L11' } } });
    expect(price(match)).toBeCloseTo(1 + (0.5 * 3 * (2 + 2 * 0.4)) / 4, 5);
  });

  test('where so many are that one more kills, a life', () => {
    const swarm = [parasite(0, 'L11'), parasite(1, 'L11'), parasite(2, 'L11')];
    const match = table({ map, seats: { 0: { trooper: 'L11' }, 1: { at: 'L01' } }, parasites: swarm });
    // With three wounds it had lost one AP: 3 + 3; with four it is dead: 16.
    expect(price(match)).toBeCloseTo(1 + (0.5 * (3 * (16 - 6) + 1 + 2 * 0.4)) / 4, 5);
  });

  test('less where everybody has another turn before it bites', () => {
    const match = table({ map, seats: { 0: { at: 'L11' }, 1: { at: 'L11' } } });
    expect(price(match, { ...LEVELS.keen, caution: 1 }, false)).toBeCloseTo(1 + 0.4 * 1.05, 5);
  });

  test('always the same to who does not think ahead', () => {
    expect(price(table({ map, seats: { 0: { at: 'L11' } } }), PLAIN)).toBe(1);
  });
});
