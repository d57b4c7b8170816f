import { describe, expect, test } from 'vitest';
import type { Handling } from '#server/bots/beliefs/fuel.ts';
import { fuelOf } from '#server/bots/beliefs/fuel.ts';
import { isHopeless, needsSomethingToGive, sparesEnemies, timeLeft } from '#server/bots/hope.ts';
import { LEVELS } from '#server/bots/manner.ts';
import { BLANK } from '#server/bots/memory.ts';
import { readSituation } from '#server/bots/situation.ts';
import { guardPost, worthOfMeeting } from '#server/bots/worth-of-walking.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import { table } from '../dealer/table.ts';

const LONG_AFTER = { ...BLANK, deckUsedUp: true, usedUpIn: 6 };

/** Seat 0 as it reads the table: who is how likely Infected, and what it saw of others' cans. */
function reads(
  match: Match,
  { phase, positive, handled = [] }: { phase: number; positive: number; handled?: readonly Handling[] },
) {
  const view = {
    ...viewFor(match, 0),
    phase,
    scans: [{ phase: phase - 1, cause: 'agreed', living: 4, positive } as const],
  };
  return readSituation(view, LONG_AFTER, LEVELS.keen, {
    suspicions: () => [0, 0.95, 0.1, 0.1],
    fuel: () => fuelOf(view, handled),
    pretence: () => undefined,
  });
}

const HAND = ['infection', 'infection', 'infection', 'armor', 'gas-can'] as const;
const scene = table({
  map: { L11: [1, 0], L03: [0, -1] },
  locationDeck: [],
  seats: { 0: { at: 'L01', hand: [...HAND] }, 1: { at: 'L11' } },
});

describe('V1, V3 a human without the fuel', () => {
  test('hopes for a while after the deck has run out, and then no longer', () => {
    expect(isHopeless(reads(scene, { phase: 9, positive: 1 }), 'as a human')).toBe(false);
    expect(isHopeless(reads(scene, { phase: 10, positive: 1 }), 'as a human')).toBe(true);
  });

  test('V9 hopes on when a scan has found nobody Infected: there is fuel enough', () => {
    expect(isHopeless(reads(scene, { phase: 20, positive: 0 }), 'as a human')).toBe(false);
  });

  test('goes to the Infected once there is nothing to lose', () => {
    expect(worthOfMeeting(reads(scene, { phase: 10, positive: 1 }), 'L11')).toBeCloseTo(6 * 0.95, 3);
  });
});

test('X2 nobody goes to the Reactor Room to trade', () => {
  const match = table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11', hand: [...HAND] } } });
  expect(worthOfMeeting(reads(match, { phase: 10, positive: 1 }), 'L01')).toBe(0);
});

test('X6 who has only cans needs something else to give for one', () => {
  const hand = ['infection', 'infection', 'infection', 'gas-can', 'gas-can'] as const;
  const match = table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11', hand: [...hand] } } });
  expect(needsSomethingToGive(reads(match, { phase: 10, positive: 0 }))).toBe(true);
  expect(needsSomethingToGive(reads(scene, { phase: 10, positive: 0 }))).toBe(false);
});

test('A7, V9 an Infected is spared who holds the cans, and not where friends have enough of them', () => {
  const hoarded: readonly Handling[] = [
    { type: 'saw', seat: 1, cans: 9 },
    { type: 'saw', seat: 2, cans: 1 },
    { type: 'saw', seat: 3, cans: 0 },
  ];
  const shared: readonly Handling[] = [
    { type: 'saw', seat: 1, cans: 0 },
    { type: 'saw', seat: 2, cans: 5 },
    { type: 'saw', seat: 3, cans: 5 },
  ];
  expect(sparesEnemies(reads(scene, { phase: 10, positive: 1, handled: hoarded }))).toBe(true);
  expect(sparesEnemies(reads(scene, { phase: 10, positive: 1, handled: shared }))).toBe(false);
});

test('V8 nothing is waited for any more when a match drags on', () => {
  const left = [22, 28, 34, 40].map((phase) => timeLeft(reads(scene, { phase, positive: 1 })));
  expect(left).toEqual([1, 0.5, 0, 0]);
});

describe('X1 where an Infected guards the Hive', () => {
  test('in the only room before it', () => {
    const match = table({ map: { L11: [1, 0], L03: [1, -1] }, locationDeck: [] });
    expect(guardPost(reads(match, { phase: 3, positive: 1 }), 'the Hive')).toBe('L11');
  });

  test('in the Hive itself where that room is the Reactor Room, in which nobody trades', () => {
    expect(guardPost(reads(scene, { phase: 3, positive: 1 }), 'the Hive')).toBe('L03');
  });
});
