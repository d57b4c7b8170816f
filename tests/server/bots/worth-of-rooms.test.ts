import { describe, expect, test } from 'vitest';
import { fuelOf } from '#server/bots/beliefs/fuel.ts';
import { LEVELS } from '#server/bots/manner.ts';
import { BLANK } from '#server/bots/memory.ts';
import { readSituation } from '#server/bots/situation.ts';
import { worthOfOpeningDoors } from '#server/bots/worth-of-doors.ts';
import { worthOfDiscovery, worthOfScanning, worthOfSearching } from '#server/bots/worth-of-rooms.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import { table } from '../dealer/table.ts';

/** Seat 0 as it reads the table, before or after the deck has run out. */
function reads(match: Match, { late = false, suspicion = 0.2 } = {}) {
  const view = { ...viewFor(match, 0), phase: late ? 14 : 2 };
  const memory = late ? { ...BLANK, deckUsedUp: true, usedUpIn: 12 } : BLANK;
  return readSituation(view, memory, LEVELS.keen, {
    suspicions: () => [0, suspicion, suspicion, suspicion],
    fuel: () => fuelOf(view, []),
    pretence: () => undefined,
  });
}

const CANS = ['gas-can', 'gas-can', 'gas-can'] as const;

function holding(cans: number) {
  return table({
    map: { L11: [1, 0] },
    locationDeck: ['L12', 'L03'],
    seats: {
      0: { at: 'L11', hand: ['infection', 'infection', 'infection', 'armor', ...CANS.slice(0, cans)] },
    },
  });
}

describe('V1 looking for the Hive', () => {
  test('is worth more with fuel in hand', () => {
    expect(worthOfDiscovery(reads(holding(0)))).toBeCloseTo(2.2, 3);
    expect(worthOfDiscovery(reads(holding(3)))).toBeCloseTo(4.2, 3);
  });

  test('is worth most when nothing else is left to find', () => {
    expect(worthOfDiscovery(reads(holding(0), { late: true }))).toBe(8);
  });
});

describe('F2, F7 when the deck has run out', () => {
  const open = table({
    map: { L11: [1, 0], L03: [0, -1] },
    locationDeck: [],
    discard: ['armor', 'ammo'],
    seats: { 0: { at: 'L11', hand: ['infection', 'infection', 'infection', 'armor', 'armor'] } },
  });

  test('a human searches for weapons while there is somebody to fear', () => {
    expect(worthOfSearching(reads(open, { late: true, suspicion: 0.5 }), 'L11')).toBeGreaterThan(0);
  });

  test('V1 who has the fuel looks for the keycard the doors to the Hive want, armed or not', () => {
    const armed = (hive: readonly [number, number, (0 | 270)?]) =>
      table({
        map: { L12: [1, 0], L09: [0, -1], L03: hive },
        locationDeck: [],
        discard: ['armor', 'ammo'],
        seats: {
          0: {
            at: 'L12',
            hand: ['infection', 'infection', 'infection', ...CANS],
            laidDown: ['combat-knife'],
          },
        },
      });
    const shutOut = reads(armed([-1, -1, 270]), { late: true, suspicion: 0.5 });
    const open = reads(armed([1, -1, 0]), { late: true, suspicion: 0.5 });
    // A black room: the card alone.
    expect(worthOfSearching(shutOut, 'L12')).toBe(3);
    expect(worthOfSearching(open, 'L12')).toBe(1);
  });

  test('and calls no parasites where there is nobody', () => {
    expect(worthOfSearching(reads(open, { late: true, suspicion: 0 }), 'L11')).toBeLessThanOrEqual(0);
  });
});

describe('R7 the doors before the Hive', () => {
  // L09 has security doors; behind one of them lies the Hive.
  const shut = table({
    map: { L09: [0, -1, 180], L03: [0, -2, 0], L02: [1, 0] },
    locationDeck: [],
    seats: { 0: { at: 'L02' }, 1: { trooper: 'L09' } },
  });

  test('are opened in the end for a friend who waits there, whatever is known of his fuel', () => {
    expect(worthOfOpeningDoors(reads(shut, { late: true, suspicion: 0.1 }))).toBeCloseTo(4.5, 3);
  });

  test('not for somebody who may be Infected', () => {
    expect(worthOfOpeningDoors(reads(shut, { late: true, suspicion: 0.6 }))).toBeLessThan(0);
  });
});

describe('V2 a scan that would end the match', () => {
  const scene = table({ map: { L02: [1, 0] }, seats: { 0: { at: 'L02' } } });

  /** Seat 0, sure that nobody human is left; it was infected by seat 1, and may have given a card of its own since. */
  function scanning(...gave: readonly ('armor' | 'infection')[]) {
    const trade = { type: 'traded', phase: 4, with: 1, got: { kind: 'armor' }, infected: false } as const;
    const view = {
      ...viewFor(scene, 0),
      phase: 6,
      role: 'infected' as const,
      diary: [
        {
          ...trade,
          gave: { kind: 'ammo' },
          got: { kind: 'infection', colour: 'green' },
          infected: true,
        } as const,
        ...gave.map((kind) => ({
          ...trade,
          gave: kind === 'armor' ? ({ kind } as const) : ({ kind, colour: 'red' } as const),
        })),
      ],
    };
    return worthOfScanning(
      readSituation(view, BLANK, LEVELS.keen, {
        suspicions: () => [1, 1, 1, 1],
        fuel: () => fuelOf(view, []),
        pretence: () => undefined,
      }),
    );
  }

  test('is not made by who may be the last one infected: he would get nothing of it', () => {
    expect(scanning('armor')).toBe(-1);
  });

  test('is made by who has infected somebody since', () => {
    expect(scanning('infection')).toBe(20);
  });
});
