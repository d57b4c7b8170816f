import { describe, expect, test } from 'vitest';
import { LEVELS } from '#server/bots/manner.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { cardId, playAll, table } from '../dealer/table.ts';

const bot = thinkingBot(LEVELS.keen);
const SCAN = { phase: 14, cause: 'terminal', living: 4, positive: 1 } as const;

/** Somebody whose Search deck has run out (F7), in a match that nobody has won for long; there was a scan just now. */
function choices(match: Match, seat: SeatId) {
  const memory = { ...bot.blank, table: { ...bot.blank.table, deckUsedUp: true } };
  const view = { ...viewFor(match, seat), phase: 14, scans: [SCAN] };
  return [1, 2, 3, 4, 5].map((chance) => bot.choose(view, memory, chance));
}

function always<Command>(command: Command): readonly Command[] {
  return Array.from({ length: 5 }, () => command);
}

const FUEL = ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'gas-can'] as const;

describe('when no more fuel is to be found', () => {
  test('A3 an Infected out of infection cards stabs rather than trades', () => {
    const match = table({
      map: { L11: [1, 0], L03: [0, -1, 0] },
      locationDeck: [],
      seats: {
        0: {
          at: 'L11',
          infected: { by: 'host', order: 0 },
          hand: ['host', 'gas-can', 'gas-can', 'gas-can', 'gas-can', 'gas-can'],
          laidDown: ['combat-knife'],
        },
        1: { trooper: 'L11', hp: { trooper: 2 } },
      },
    });
    expect(choices(match, 0).map((command) => command?.type)).toEqual(always('stab'));
  });

  test('X6 who is to be given fuel looks for something to give for it', () => {
    const match = table({
      map: { L11: [1, 0], L03: [0, -1, 0] },
      locationDeck: [],
      seats: {
        0: { at: 'L11', hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can'] },
      },
    });
    expect(choices(match, 0).map((command) => command?.type)).toEqual(always('search'));
  });
});

describe('V3 an Infected in a trade with the last human', () => {
  const met = (card: 'ammo' | 'heavy-gun') =>
    playAll(
      table({
        map: { L11: [1, 0], L12: [2, 0], L03: [0, -1, 0] },
        locationDeck: [],
        turn: { seat: 1 },
        seats: {
          0: {
            at: 'L11',
            infected: { by: 'host', order: 0 },
            hand: ['host', 'gas-can', 'gas-can', 'gas-can', 'gas-can', card],
            laidDown: ['heavy-gun', 'combat-knife'],
          },
          1: { at: 'L12' },
          2: { trooper: 'dead', android: 'dead' },
          3: { trooper: 'dead', android: 'dead' },
        },
      }),
      [1, { type: 'move', character: 'trooper', to: 'L11' }],
      [1, { type: 'trade', with: 0 }],
    );

  test.each(['ammo', 'heavy-gun'] as const)('gives %s rather than a can', (card) => {
    const match = met(card);
    expect(choices(match, 0)).toEqual(always({ type: 'give', card: cardId(match, 0, card) }));
  });
});

test('R7 a Trooper with the fuel whom a door keeps from the Hive has it opened', () => {
  const match = table({
    map: { L02: [1, 0], L09: [0, -1], L03: [-1, -1, 270] },
    locationDeck: [],
    turn: { ap: 3 },
    seats: { 0: { trooper: 'L09', android: 'L02', hand: [...FUEL] } },
  });
  expect(choices(match, 0).map((command) => command?.type)).toEqual(always('open-doors'));
});

test('V8 nobody puts off for ever to go to a friend who has the fuel he lacks', () => {
  const match = table({
    map: { L20: [1, 0], L17: [2, 0], L12: [3, 0], L03: [3, -1] },
    locationDeck: [],
    turn: { ap: 1 },
    seats: {
      0: {
        android: 'dead',
        hp: { trooper: 2 },
        hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'armor'],
      },
      1: { trooper: 'dead', android: 'L12' },
      2: { trooper: 'dead', android: 'dead' },
      3: { trooper: 'dead', android: 'dead' },
    },
  });
  const memory = { ...bot.blank, table: { ...bot.blank.table, deckUsedUp: true } };
  const scans = [{ phase: 20, cause: 'agreed', living: 2, positive: 0 } as const];
  const view = { ...viewFor(match, 0), phase: 20, scans };
  expect(bot.choose(view, memory, 1)).toEqual({ type: 'move', character: 'trooper', to: 'L20' });
});
