import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roomsBeside, roomsWithin, shortestRoute, stepsTo } from '#shared/map/index.ts';
import {
  DOORS_OPEN,
  EMPTY_HANDED,
  KEYCARD,
  legalMaps,
  passages,
  roomsOn,
  scatteredMaps,
  station,
} from '../maps.ts';

/** North of the Reactor Room a security door; south of it a two-room card at 180°; east a Run room. */
const map = station(['L01', 0, 0], ['L16', 0, -1, 180], ['L13', 0, -2], ['L11', 1, 0], ['L05', 0, 1, 180]);

describe('M1 a step leads through a doorway to the room behind it', () => {
  test('a security door lets through with an own keycard or while all doors are open', () => {
    expect(roomsBeside(map, 'L01', EMPTY_HANDED)).toEqual(['L11', 'L05-front']);
    expect(roomsBeside(map, 'L01', KEYCARD)).toEqual(['L16', 'L11', 'L05-front']);
    expect(roomsBeside(map, 'L01', DOORS_OPEN)).toEqual(['L16', 'L11', 'L05-front']);
  });

  test('whichever side of the edge the security door is on', () => {
    expect(roomsBeside(map, 'L16', EMPTY_HANDED)).toEqual(['L13']);
    expect(roomsBeside(map, 'L16', KEYCARD)).toEqual(['L13', 'L01']);
  });

  test('into the back half only through the middle door', () => {
    expect(roomsBeside(map, 'L05-front', EMPTY_HANDED)).toEqual(['L01']);
    expect(roomsBeside(map, 'L05-front', KEYCARD)).toEqual(['L01', 'L05-back']);
    expect(roomsBeside(map, 'L05-back', DOORS_OPEN)).toEqual(['L05-front']);
  });

  test('rooms within n steps', () => {
    expect([...roomsWithin(map, 'L11', 2, EMPTY_HANDED)]).toEqual([
      ['L11', 0],
      ['L01', 1],
      ['L05-front', 2],
    ]);
    expect(roomsWithin(map, 'L11', 3, KEYCARD).get('L13')).toBe(3);
    expect(roomsWithin(map, 'L11', 0, KEYCARD).size).toBe(1);
  });

  test('steps to a room are steps from it', () => {
    expect([...stepsTo(map, 'L05-front', EMPTY_HANDED)]).toEqual([
      ['L05-front', 0],
      ['L01', 1],
      ['L11', 2],
    ]);
    expect(stepsTo(map, 'L05-front', KEYCARD).get('L13')).toBe(3);
  });

  test('a shortest route names the rooms to enter', () => {
    expect(shortestRoute(map, 'L05-back', 'L13', KEYCARD)).toEqual(['L05-front', 'L01', 'L16', 'L13']);
    expect(shortestRoute(map, 'L05-back', 'L13', EMPTY_HANDED)).toBe(undefined);
    expect(shortestRoute(map, 'L11', 'L11', EMPTY_HANDED)).toEqual([]);
  });

  test('a route is a chain of steps, as long as the steps it takes', () => {
    fc.assert(
      fc.property(fc.oneof(legalMaps, scatteredMaps), passages, fc.nat(), (random, passage, n) => {
        const rooms = roomsOn(random);
        const from = rooms[n % rooms.length] ?? 'L01';
        const steps = roomsWithin(random, from, Number.POSITIVE_INFINITY, passage);
        for (const to of rooms) {
          const route = shortestRoute(random, from, to, passage);
          expect(route?.length).toBe(steps.get(to));
          route?.reduce((here, next) => {
            expect(roomsBeside(random, here, passage)).toContain(next);
            return next;
          }, from);
          if (route) expect(route.at(-1) ?? from).toBe(to);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('who can go there can come back in as many steps', () => {
    fc.assert(
      fc.property(fc.oneof(legalMaps, scatteredMaps), passages, (random, passage) => {
        const steps = new Map(
          roomsOn(random).map((room) => [room, roomsWithin(random, room, Number.POSITIVE_INFINITY, passage)]),
        );
        const oneWay = [...steps].flatMap(([from, there]) =>
          [...there].filter(([to, n]) => steps.get(to)?.get(from) !== n).map(([to]) => `${from} to ${to}`),
        );
        expect(oneWay).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a keycard reaches every room of a legal map', () => {
    fc.assert(
      fc.property(legalMaps, (random) => {
        expect(roomsWithin(random, 'L01', Number.POSITIVE_INFINITY, KEYCARD).size).toBe(
          roomsOn(random).length,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('A1, A4 what a scoped shot or a grenade reaches', () => {
  test('the rooms behind the doorways of one’s own, never further and never one’s own', () => {
    expect(roomsBeside(map, 'L13', KEYCARD)).toEqual(['L16']);
    expect(roomsBeside(map, 'L11', KEYCARD)).toEqual(['L01']);
  });

  test('through a security door only with a keycard or open doors', () => {
    expect(roomsBeside(map, 'L05-back', EMPTY_HANDED)).toEqual([]);
    expect(roomsBeside(map, 'L05-back', KEYCARD)).toEqual(['L05-front']);
    expect(roomsBeside(map, 'L16', DOORS_OPEN)).toContain('L01');
  });

  test('from another card the front half of a two-room card, not the back', () => {
    expect(roomsBeside(map, 'L01', KEYCARD)).not.toContain('L05-back');
  });
});
