import { describe, expect, test } from 'vitest';
import {
  around,
  arranged,
  contains,
  PLATE,
  plateArea,
  roomArea,
  standingArea,
} from '#client/board/geometry.ts';

const square = { x: 10, y: 20, width: 100, height: 100 };

describe('places on the board', () => {
  test('neighbouring plates do not touch', () => {
    const gap = plateArea({ x: 1, y: 0 }).x - plateArea({ x: 0, y: 0 }).x - PLATE.width;
    expect(gap).toBeGreaterThan(0);
  });

  test.each([
    [0, -1],
    [180, 1],
  ] as const)('C6 the back half of a two-room card at %i° lies on the right side', (rotation, side) => {
    const placed = { location: 'L04', cell: { x: 0, y: 0 }, rotation } as const;
    expect(Math.sign(roomArea(placed, 'L04-back').y)).toBe(side);
    expect(Math.sign(roomArea(placed, 'L04-front').y)).toBe(-side);
  });

  test('tokens stand inside their room', () => {
    const room = roomArea({ location: 'L05', cell: { x: 2, y: -1 }, rotation: 0 }, 'L05-back');
    const standing = standingArea(room);
    expect(around([room, standing])).toEqual(around([room]));
  });
});

describe('squares in an area', () => {
  test.each([1, 2, 3, 5, 12, 22])('%i of them fit, do not overlap and are all there', (count) => {
    const areas = arranged(count, square, 40);
    expect(areas).toHaveLength(count);
    for (const [i, area] of areas.entries()) {
      expect(around([square, area])).toEqual(around([square]));
      for (const other of areas.slice(i + 1)) {
        const apart = Math.max(Math.abs(area.x - other.x), Math.abs(area.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(area.width - 1e-9);
      }
    }
  });

  test('they are as large as they may be, and no larger', () => {
    expect(arranged(1, square, 40)[0]?.width).toBe(40);
    expect(arranged(9, square, 40)[0]?.width).toBeCloseTo(100 / 3);
  });

  test('nothing is arranged as nothing', () => expect(arranged(0, square, 40)).toEqual([]));
});

test('a point is in an area up to its edge', () => {
  expect(contains(square, { x: 60, y: 70 })).toBe(true);
  expect(contains(square, { x: 61, y: 70 })).toBe(false);
});
