import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  edgeOf,
  freeCells,
  freeCellsBehind,
  isSealed,
  locationAt,
  neighbour,
  opposite,
  type Placement,
  placementProblem,
  placementsAnywhere,
  placementsBehind,
  placementsWithin,
  ROTATIONS,
  type Rotation,
  reachOf,
} from '#shared/map/index.ts';
import { HIVE } from '#shared/vocabulary/index.ts';
import { EMPTY_HANDED, legalMaps, locations, roomsOn, rotations, scatteredMaps, station } from '../maps.ts';

const place = (x: number, y: number, rotation: Rotation = 0): Placement => ({ cell: { x, y }, rotation });
const inOrder = (placements: readonly Placement[]) =>
  placements.map(({ cell, rotation }) => `${cell.x},${cell.y} ${rotation}`).sort();

/** The Reactor Room with the Team Search room L16 to the north: a security door looks further north. */
const withSecurity = station(['L01', 0, 0], ['L16', 0, -1]);
/** North and south of the Reactor Room are shut by two-room cards. */
const cornered = station(['L01', 0, 0], ['L04', 0, -1], ['L05', 0, 1, 180]);

describe('E1 a card goes behind a doorway of the room one stands in', () => {
  test('never behind the doorways of other rooms', () => {
    expect(inOrder(placementsBehind(withSecurity, 'L11', 'L16', 'everywhere'))).toEqual(['0,-2 0']);
    expect(inOrder(placementsBehind(withSecurity, 'L03', 'L01', 'everywhere'))).toEqual(['0,1 180']);
  });

  test('also behind a closed security door', () => {
    expect(freeCellsBehind(withSecurity, 'L16')).toEqual([{ x: 0, y: -2 }]);
  });

  test('never behind the middle door of a two-room card', () => {
    expect(freeCellsBehind(cornered, 'L04-back')).toEqual([]);
    expect(freeCellsBehind(cornered, 'L04-front')).toEqual([]);
  });
});

describe('E2 a card must fit', () => {
  test('lies at 0° or 180°, the front of a two-room card to the doorway', () => {
    const start = station(['L01', 0, 0]);
    expect(inOrder(placementsAnywhere(start, 'L04'))).toEqual(['0,-1 0', '0,1 180']);
    expect(inOrder(placementsAnywhere(start, 'L06'))).toEqual(['-1,0 0', '0,-1 0', '0,1 180', '1,0 180']);
  });

  test.each([
    ['never on another card', 'L11', place(0, 0), 'cell-taken'],
    ['never away from the map', 'L11', place(3, 3), 'no-doorway-here'],
    ['never beside a wall only', 'L11', place(1, -1), 'no-doorway-here'],
    ['never sideways', 'L06', place(-1, 0, 90), 'rotation-not-allowed'],
    ['never a wall to a doorway', 'L06', place(1, 0), 'doorway-meets-wall'],
    ['never security door to security door', 'L10', place(0, -2, 180), 'security-meets-security'],
    ['doorway to doorway', 'L06', place(1, 0, 180), undefined],
    ['security door to open doorway', 'L10', place(0, 1), undefined],
    ['open doorway to security door', 'L13', place(0, -2), undefined],
  ] as const)('%s', (_, location, placement, problem) => {
    expect(placementProblem(withSecurity, location, placement, 'everywhere')).toBe(problem);
  });

  test('two ways round that make the same map are one', () => {
    const start = station(['L01', 0, 0]);
    expect(inOrder(placementsAnywhere(start, 'L11'))).toEqual(['-1,0 0', '0,-1 0', '0,1 0', '1,0 0']);
    expect(placementProblem(start, 'L11', place(1, 0, 180), 'everywhere')).toBe('same-as-upright');
    expect(placementProblem(start, 'L12', place(1, 0, 180), 'everywhere')).toBe('same-as-upright');
    // The halves of a two-room card change sides, however alike its edges are.
    expect(placementProblem(start, 'L04', place(0, 1, 180), 'everywhere')).toBe(undefined);
    expect(placementProblem(start, 'L18', place(0, 1, 180), 'everywhere')).toBe(undefined);
  });

  test('a doorway never meets a wall on any of its sides', () => {
    const corner = station(['L01', 0, 0], ['L04', 0, -1], ['L11', 1, 0]);
    expect(placementProblem(corner, 'L12', place(1, -1), 'everywhere')).toBe('doorway-meets-wall');
    expect(placementProblem(corner, 'L18', place(1, -1), 'everywhere')).toBe(undefined);
  });

  test('a listed placement is always accepted, an unlisted one always refused', () => {
    const somewhere = fc.record({
      cell: fc.record({ x: fc.integer({ min: -5, max: 5 }), y: fc.integer({ min: -5, max: 5 }) }),
      rotation: rotations,
    });
    fc.assert(
      fc.property(
        fc.oneof(legalMaps, scatteredMaps),
        locations,
        fc.array(somewhere),
        (map, location, far) => {
          const listed = inOrder(placementsAnywhere(map, location));
          // Every way round in every free cell too: most refusals there are close ones.
          const near = freeCells(map).flatMap((cell) => ROTATIONS.map((rotation) => ({ cell, rotation })));
          const accepted = [...far, ...near].filter(
            (placement) => !placementProblem(map, location, placement, 'everywhere'),
          );
          expect([...new Set(inOrder(accepted))]).toEqual(listed);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('no map ever has a doorway on a wall or two facing security doors', () => {
    fc.assert(
      fc.property(legalMaps, (map) => {
        const meeting = map.placed.flatMap((placed) =>
          DIRECTIONS.flatMap((direction) => {
            const next = locationAt(map, neighbour(placed.cell, direction));
            return next ? [`${edgeOf(placed, direction)} to ${edgeOf(next, opposite(direction))}`] : [];
          }),
        );
        const legal = ['open to open', 'open to security', 'security to open', 'wall to wall'];
        expect(meeting.filter((pair) => !legal.includes(pair))).toEqual([]);
        const sideways = map.placed.filter(({ rotation }) => rotation % 180 !== 0);
        expect(sideways.filter(({ location }) => location !== HIVE)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('E3 no place behind this room, but elsewhere', () => {
  test('exploring is not possible here', () => {
    expect(placementsBehind(withSecurity, 'L10', 'L16', 'everywhere')).toEqual([]);
    expect(placementsBehind(withSecurity, 'L10', 'L01', 'everywhere')).not.toEqual([]);
  });

  test('a card has a place anywhere exactly when it has one behind some room', () => {
    fc.assert(
      fc.property(fc.oneof(legalMaps, scatteredMaps), locations, (map, location) => {
        const behind = roomsOn(map).flatMap((room) =>
          inOrder(placementsBehind(map, location, room, 'everywhere')),
        );
        expect([...new Set(behind)].sort()).toEqual(inOrder(placementsAnywhere(map, location)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('E5 the Hive', () => {
  test('lies sideways when it has no upright place anywhere', () => {
    expect(inOrder(placementsAnywhere(cornered, HIVE))).toEqual(['-1,0 270', '1,0 90']);
    expect(placementProblem(cornered, HIVE, place(1, 0), 'everywhere')).toBe('doorway-meets-wall');
  });

  test('never lies sideways while it has an upright place, however far away', () => {
    expect(placementProblem(station(['L01', 0, 0]), HIVE, place(1, 0, 90), 'everywhere')).toBe(
      'rotation-not-allowed',
    );
  });

  test('E3 applies: not behind a room without a doorway to a free cell', () => {
    expect(placementsBehind(cornered, HIVE, 'L04-front', 'everywhere')).toEqual([]);
    expect(inOrder(placementsBehind(cornered, HIVE, 'L01', 'everywhere'))).toEqual(['-1,0 270', '1,0 90']);
  });

  test('E4 lies sideways within reach when its upright places are out of reach', () => {
    // North of L11 is upright, but beyond the closed security door of L10.
    const behindDoor = station(['L01', 0, 0], ['L10', 0, -1, 180], ['L11', 0, -2], ['L05', 0, 1, 180]);
    const walker = { room: 'L01', passage: EMPTY_HANDED } as const;
    const reach = reachOf(behindDoor, [walker]);
    expect(inOrder(placementsWithin(behindDoor, HIVE, reach))).toEqual(['-1,0 270', '1,0 90']);
  });

  test('no other card ever does', () => {
    expect(placementsAnywhere(cornered, 'L16')).toEqual([]);
  });

  test('is met lying sideways among the random maps', () => {
    const maps = fc.sample(legalMaps, { numRuns: 500, seed: 1 });
    expect(maps.some(({ placed }) => placed.some(({ rotation }) => rotation % 180 !== 0))).toBe(true);
  });
});

describe('V5 nothing that is left can be laid anywhere', () => {
  /** Every free cell has two doorways looking at it. */
  const sealed = station(
    ['L01', 0, 0],
    ['L13', 1, 0, 180],
    ['L08', 0, -1, 180],
    ['L04', 0, 1, 180],
    ['L19', -1, -1],
  );

  test('the Hive included, in any rotation', () => {
    expect(placementsAnywhere(sealed, HIVE)).toEqual([]);
    expect(isSealed(sealed, ['L05', HIVE, 'L10'])).toBe(true);
    expect(isSealed(cornered, ['L16', HIVE])).toBe(false);
  });

  test('not while one card still has a place', () => {
    expect(isSealed(sealed, ['L05', HIVE, 'L11'])).toBe(false);
  });

  test('not once the Hive is placed', () => {
    expect(isSealed(sealed, ['L05', 'L10'])).toBe(false);
    expect(isSealed(sealed, [])).toBe(false);
  });
});
