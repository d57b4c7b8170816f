import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundary,
  DIRECTIONS,
  doorwaysOf,
  edgeOf,
  mapOf,
  placedUnder,
  roomTouching,
  withLocation,
} from '#shared/map/index.ts';
import { roomsOn, scatteredMaps, station } from '../maps.ts';

const waysOut = (...args: Parameters<typeof doorwaysOf>) =>
  Object.fromEntries(
    doorwaysOf(...args).map(({ direction, to, security }) => [
      direction,
      security ? `${to} (security)` : `${to}`,
    ]),
  );

test('C5 a card turns clockwise with its edges', () => {
  const edges = (rotation: 0 | 90 | 180 | 270) =>
    DIRECTIONS.map((side) => edgeOf({ location: 'L14', rotation }, side)).join(' ');
  expect(edges(0)).toBe('open open wall security');
  expect(edges(90)).toBe('security open open wall');
  expect(edges(180)).toBe('wall security open open');
  expect(edges(270)).toBe('open wall security open');
});

describe('C6 a two-room card', () => {
  const map = station(['L01', 0, 0], ['L04', 0, -1], ['L05', 0, 1, 180]);

  test('as printed: its front opens south, its middle door is a security door', () => {
    expect(waysOut(map, 'L04-front')).toEqual({ north: 'L04-back (security)', south: 'L01' });
    expect(waysOut(map, 'L04-back')).toEqual({ south: 'L04-front (security)' });
  });

  test('at 180° its front is north', () => {
    expect(waysOut(map, 'L05-front')).toEqual({ north: 'L01', south: 'L05-back (security)' });
    expect(waysOut(map, 'L05-back')).toEqual({ north: 'L05-front (security)' });
  });

  test('has outer walls only around the back, and walls east and west of the front', () => {
    const back = placedUnder(map, 'L05-back');
    if (!back) throw new Error('L05 is on the map');
    expect(DIRECTIONS.map((side) => boundary(back, 'L05-back', side))).toEqual([
      'security',
      'wall',
      'wall',
      'wall',
    ]);
    expect(DIRECTIONS.map((side) => boundary(back, 'L05-front', side))).toEqual([
      'open',
      'wall',
      'security',
      'wall',
    ]);
    expect(DIRECTIONS.map((side) => roomTouching(back, side))).toEqual([
      'L05-front',
      'L05-front',
      'L05-back',
      'L05-front',
    ]);
  });
});

test('M1 a security door on either side makes the doorway one, seen from both rooms', () => {
  const map = station(['L01', 0, 0], ['L16', 0, 1]);
  expect(waysOut(map, 'L01')).toMatchObject({ south: 'L16 (security)' });
  expect(waysOut(map, 'L16')).toMatchObject({ north: 'L01 (security)' });
});

test('M1 a doorway onto the dark or onto a wall leads nowhere yet', () => {
  const map = station(['L01', 0, 0], ['L06', 1, 0]);
  expect(waysOut(map, 'L01')).toEqual({
    north: 'undefined',
    east: 'undefined',
    south: 'undefined',
    west: 'undefined',
  });
});

test('M1 what leads from one room to another leads back the other way', () => {
  fc.assert(
    fc.property(scatteredMaps, (map) => {
      for (const room of roomsOn(map)) {
        for (const { to, direction, security } of doorwaysOf(map, room)) {
          if (!to) continue;
          const back = doorwaysOf(map, to).filter((way) => way.to === room);
          expect(back).toHaveLength(1);
          expect(back[0]).toMatchObject({
            security,
            direction: DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4],
          });
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('E1 a map grown card by card is the map of all its cards', () => {
  fc.assert(
    fc.property(scatteredMaps, ({ placed }) => {
      const grown = placed.reduce(withLocation, mapOf([]));
      expect(grown).toEqual(mapOf(placed));
    }),
    { numRuns: 300 },
  );
});
