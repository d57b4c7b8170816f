import { expect, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import {
  charactersIn,
  hasTrooper,
  isIn,
  isInfectionOf,
  livingSeats,
  nextLiving,
  otherPlayersIn,
  ownSeat,
  type PublicSeat,
  passageOf,
  seatOf,
  standing,
  standsIn,
} from '#shared/play/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const match = table({
  map: { L11: [1, 0] },
  seats: {
    0: { trooper: 'L11', android: 'L01', laidDown: ['keycard'] },
    1: { at: 'L11' },
    2: { trooper: 'dead', android: 'dead' },
    3: { trooper: 'dead', android: 'L11' },
  },
});

// The dealer reads its own seats, bots and screens the ones they are shown.
interface Readable {
  readonly seats: readonly Pick<PublicSeat, 'id' | 'characters' | 'laidDown'>[];
  readonly doorsOpen: boolean;
}
const ways: readonly (readonly [string, Readable])[] = [
  ['the dealer', match],
  ['a player', viewFor(match, 0)],
];

test.each(ways)('A7 %s reads who lives', (_who, seats) => {
  expect(livingSeats(seats).map(({ id }) => id)).toEqual([0, 1, 3]);
  expect(seats.seats.map(hasTrooper)).toEqual([true, true, false, false]);
  expect([nextLiving(seats, 1), nextLiving(seats, 3)]).toEqual([3, 0]);
});

test.each(ways)('S5 %s reads who stands where', (_who, seats) => {
  expect(standing(seatOf(seats, 0))).toEqual([
    { character: 'trooper', room: 'L11' },
    { character: 'android', room: 'L01' },
  ]);
  expect(standing(seatOf(seats, 3))).toEqual([{ character: 'android', room: 'L11' }]);
  expect(standsIn(seats, { seat: 0, character: 'android' })).toBe('L01');
  expect(charactersIn(seats, 'L11')).toEqual([
    { seat: 0, character: 'trooper' },
    { seat: 1, character: 'trooper' },
    { seat: 1, character: 'android' },
    { seat: 3, character: 'android' },
  ]);
  expect(otherPlayersIn(seats, 0, 'L11')).toEqual([1, 3]);
  expect([isIn(seatOf(seats, 0), 'L01'), isIn(seatOf(seats, 2), 'L01')]).toEqual([true, false]);
});

test.each(ways)('I7 %s reads who passes security doors', (_who, seats) => {
  expect(passageOf(seats, seatOf(seats, 0))).toEqual({ keycard: true, doorsOpen: false });
  expect(passageOf({ doorsOpen: true }, seatOf(seats, 1))).toEqual({ keycard: false, doorsOpen: true });
});

test('X6 an infection card is of the seat with its colour', () => {
  const { colour } = seatOf(match, 1);
  expect(isInfectionOf(match, 1, { kind: 'infection', colour })).toBe(true);
  expect(isInfectionOf(match, 0, { kind: 'infection', colour })).toBe(false);
  expect(isInfectionOf(match, 1, { kind: 'gas-can' })).toBe(false);
});

test('a seat that is not at the table cannot be asked for', () => {
  expect(ownSeat(viewFor(match, 1)).id).toBe(1);
  expect(() => seatOf(match, 5)).toThrow('It must be so: the seat is at the table.');
  expect(() => standsIn(match, { seat: 2, character: 'trooper' })).toThrow(
    'the trooper of seat 2 stands in a room',
  );
});
