import { describe, expect, test } from 'vitest';
import { findSeat } from '#server/rooms/seating.ts';
import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';

const ann = { name: 'Ann', keyHash: 'key of Ann' };
const bob = { name: 'Bob', keyHash: 'key of Bob' };

describe('an arriving device', () => {
  test('takes the first free seat', () => {
    expect(findSeat(new Map(), ann)).toEqual({ kind: 'new', seat: 0, name: 'Ann' });
    expect(findSeat(new Map<SeatId, typeof ann>([[0, ann]]), bob)).toEqual({
      kind: 'new',
      seat: 1,
      name: 'Bob',
    });
    expect(findSeat(new Map<SeatId, typeof ann>([[1, ann]]), bob)).toEqual({
      kind: 'new',
      seat: 0,
      name: 'Bob',
    });
  });

  test('comes back to the seat its key opens, whatever name it brings', () => {
    expect(findSeat(new Map<SeatId, typeof ann>([[3, ann]]), { ...ann, name: '' })).toEqual({
      kind: 'back',
      seat: 3,
    });
  });

  test('is refused a name that is taken or bad', () => {
    const taken = new Map<SeatId, typeof ann>([[0, ann]]);
    expect(findSeat(taken, { ...bob, name: ' ann ' })).toEqual({ kind: 'refused', reason: 'name-taken' });
    expect(findSeat(taken, { ...bob, name: ' ' })).toEqual({ kind: 'refused', reason: 'name-empty' });
  });

  test('is refused at a full table, unless it has a seat there', () => {
    const full = new Map(SEAT_IDS.map((seat) => [seat, { name: `n${seat}`, keyHash: `k${seat}` }]));
    expect(findSeat(full, ann)).toEqual({ kind: 'refused', reason: 'table-full' });
    expect(findSeat(full, { name: 'n2', keyHash: 'k2' })).toEqual({ kind: 'back', seat: 2 });
  });
});
