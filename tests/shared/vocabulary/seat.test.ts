import { expect, test } from 'vitest';
import {
  CHARACTERS,
  COLOURS,
  FULL_HEALTH,
  MAX_PLAYERS,
  MIN_PLAYERS,
  SEAT_IDS,
  sameCharacter,
} from '#shared/vocabulary/index.ts';

test('C1 4 to 6 players, a colour and a seat for each', () => {
  expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([4, 6]);
  expect(COLOURS).toEqual(['red', 'green', 'purple', 'orange', 'blue', 'white']);
  expect(SEAT_IDS).toEqual([0, 1, 2, 3, 4, 5]);
});

test('C2 each seat has a Trooper and an Android with 4 HP', () => {
  expect(CHARACTERS).toEqual(['trooper', 'android']);
  expect(FULL_HEALTH).toBe(4);
});

test('a character is one seat’s Trooper or Android', () => {
  const trooper = { seat: 1, character: 'trooper' } as const;
  expect(sameCharacter(trooper, { seat: 1, character: 'trooper' })).toBe(true);
  expect(sameCharacter(trooper, { seat: 1, character: 'android' })).toBe(false);
  expect(sameCharacter(trooper, { seat: 2, character: 'trooper' })).toBe(false);
});
