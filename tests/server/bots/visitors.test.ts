import { describe, expect, test } from 'vitest';
import { fuelOf } from '#server/bots/beliefs/fuel.ts';
import { danger } from '#server/bots/danger.ts';
import { LEVELS, type Manner, PLAIN } from '#server/bots/manner.ts';
import { BLANK } from '#server/bots/memory.ts';
import { readSituation } from '#server/bots/situation.ts';
import { fearOfVisitors } from '#server/bots/visitors.ts';
import { viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '../dealer/table.ts';

const INFECTIONS = ['infection', 'infection', 'infection'] as const;
const WITHOUT_FUEL = [...INFECTIONS, 'armor', 'armor'] as const;
const WITH_FUEL = [...INFECTIONS, 'armor', 'gas-can'] as const;

/** Seat 0 as it reads the table: the next one is suspected, nobody else. */
function reads(
  hand: readonly (typeof WITHOUT_FUEL | typeof WITH_FUEL)[number][],
  manner: Manner = LEVELS.keen,
) {
  const match = table({
    map: { L11: [1, 0], L12: [2, 0], L08: [3, 0] },
    seats: { 0: { at: 'L12', hand: [...hand] }, 1: { at: 'L11' }, 2: { at: 'L01' }, 3: { at: 'L01' } },
  });
  const view = viewFor(match, 0);
  return readSituation(view, BLANK, manner, {
    suspicions: () => [0, 0.6, 0, 0],
    fuel: () => fuelOf(view, []),
    pretence: () => undefined,
  });
}

describe('X1, X5 who has nothing to answer an infection card with', () => {
  test('fears a room that somebody suspected can come to', () => {
    expect(fearOfVisitors(reads(WITHOUT_FUEL), 'L12')).toBeGreaterThan(1);
  });

  test('fears nobody in the Reactor Room, where nobody trades (X2)', () => {
    expect(fearOfVisitors(reads(WITHOUT_FUEL), 'L01')).toBe(0);
  });

  test('is not found by anybody who is too far away', () => {
    const match = table({
      map: { L11: [1, 0], L12: [2, 0], L08: [3, 0], L20: [4, 0], L07: [5, 0] },
      seats: {
        0: { at: 'L07', hand: [...WITHOUT_FUEL] },
        1: { at: 'L01' },
        2: { at: 'L01' },
        3: { at: 'L01' },
      },
    });
    const view = viewFor(match, 0);
    const situation = readSituation(view, BLANK, LEVELS.keen, {
      suspicions: () => [0, 0.9, 0.9, 0.9],
      fuel: () => fuelOf(view, []),
      pretence: () => undefined,
    });
    expect(fearOfVisitors(situation, 'L07')).toBe(0);
    expect(fearOfVisitors(situation, 'L20')).toBeGreaterThan(0);
  });

  test('need not with a can in his hand', () => {
    expect(fearOfVisitors(reads(WITH_FUEL), 'L12')).toBe(0);
  });

  test('does not think of it unless it is in his manner', () => {
    expect(fearOfVisitors(reads(WITHOUT_FUEL, { ...LEVELS.keen, wariness: PLAIN.wariness }), 'L12')).toBe(0);
  });
});

test('V9 in the end an Infected takes care of himself unless there are many of them', () => {
  const match = table({
    map: { L11: [1, 0] },
    parasites: [parasite(0, 'L11')],
    seats: { 0: { at: 'L11', infected: { by: 'host', order: 0 } } },
  });
  const view = viewFor(match, 0);
  const fear = (suspicions: readonly number[]) =>
    danger(
      readSituation(view, { ...BLANK, deckUsedUp: true }, LEVELS.keen, {
        suspicions: () => suspicions,
        fuel: () => fuelOf(view, []),
        pretence: () => undefined,
      }),
      'trooper',
      'L11',
    );
  expect(fear([1, 1, 0, 0]) / fear([1, 1, 1, 0])).toBeCloseTo(1.6, 6);
});

test('A7 whose other character is dead fears half as much again for the last one', () => {
  const fear = (android: 'L01' | 'dead') => {
    const match = table({
      map: { L11: [1, 0] },
      parasites: [parasite(0, 'L11')],
      seats: { 0: { trooper: 'L11', android } },
    });
    const view = viewFor(match, 0);
    const situation = readSituation(view, BLANK, LEVELS.keen, {
      suspicions: () => [0, 0, 0, 0],
      fuel: () => fuelOf(view, []),
      pretence: () => undefined,
    });
    return danger(situation, 'trooper', 'L11');
  };
  expect(fear('dead') / fear('L01')).toBeCloseTo(1.5, 6);
});
