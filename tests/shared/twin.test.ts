import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIE_FACES,
  dieDirection,
  doorwaysOf,
  isWithin,
  type Placement,
  placementsAnywhere,
  placementsBehind,
  placementsWithin,
  reachOf,
  roomsWithin,
} from '#shared/map/index.ts';
import { parasiteMoves, spawnRoom } from '#shared/parasites/index.ts';
import { amount } from '#tests/run/length.ts';
import { legalMaps, locations, passages, roomsOn, scatteredMaps } from './maps.ts';
import {
  naiveCrawl,
  naivePlacements,
  naivePlacementsBehind,
  naiveReach,
  naiveRooms,
  naiveSpawn,
  naiveSteps,
  naiveWays,
} from './naive.ts';

const maps = fc.oneof(legalMaps, scatteredMaps);
const inOrder = (placements: readonly Placement[]) =>
  placements.map(({ cell, rotation }) => `${cell.x},${cell.y} ${rotation}`).sort();

test('C6 the naive twin finds the same rooms, with the same doorways between them (M1)', () => {
  fc.assert(
    fc.property(maps, (map) => {
      expect(new Set(roomsOn(map))).toEqual(naiveRooms(map));
      for (const room of roomsOn(map)) {
        const ways = doorwaysOf(map, room).filter(({ to }) => to);
        expect(ways.map(({ direction, to, security }) => ({ direction, to, security }))).toEqual(
          naiveWays(map, room),
        );
      }
    }),
    { numRuns: amount({ short: 100, long: 500 }) },
  );
});

test('E2, E5 the naive twin finds the same placements', () => {
  fc.assert(
    fc.property(maps, locations, (map, location) => {
      expect(inOrder(placementsAnywhere(map, location))).toEqual(inOrder(naivePlacements(map, location)));
    }),
    { numRuns: amount({ short: 200, long: 1000 }) },
  );
});

test('E1 the naive twin finds the same placements behind each room', () => {
  fc.assert(
    fc.property(maps, locations, fc.nat(), (map, location, n) => {
      const rooms = roomsOn(map);
      const room = rooms[n % rooms.length] ?? 'L01';
      expect(inOrder(placementsBehind(map, location, room, 'everywhere'))).toEqual(
        inOrder(naivePlacementsBehind(map, location, room)),
      );
    }),
    { numRuns: amount({ short: 200, long: 1000 }) },
  );
});

test('E4 the naive twin walks as far, and finds the same placements within that reach', () => {
  fc.assert(
    fc.property(
      maps,
      locations,
      fc.array(fc.record({ nth: fc.nat(), passage: passages }), { maxLength: 4 }),
      fc.nat(),
      (map, location, standing, n) => {
        const rooms = roomsOn(map);
        const roomAt = (nth: number) => rooms[nth % rooms.length] ?? 'L01';
        const walkers = standing.map(({ nth, passage }) => ({ room: roomAt(nth), passage }));
        const reach = reachOf(map, walkers);
        const naive = naiveReach(map, walkers);
        expect(rooms.filter((room) => isWithin(reach, room))).toEqual(
          rooms.filter((room) => naive.has(room)),
        );
        expect(inOrder(placementsWithin(map, location, reach))).toEqual(
          inOrder(naivePlacements(map, location, naive)),
        );
        expect(inOrder(placementsBehind(map, location, roomAt(n), reach))).toEqual(
          inOrder(naivePlacementsBehind(map, location, roomAt(n), naive)),
        );
      },
    ),
    { numRuns: amount({ short: 100, long: 500 }) },
  );
});

test('M1 the naive twin counts the same steps', () => {
  fc.assert(
    fc.property(maps, passages, fc.nat(), (map, passage, n) => {
      const rooms = roomsOn(map);
      const room = rooms[n % rooms.length] ?? 'L01';
      const steps = roomsWithin(map, room, Number.POSITIVE_INFINITY, passage);
      expect(steps).toEqual(naiveSteps(map, room, passage));
    }),
    { numRuns: amount({ short: 100, long: 500 }) },
  );
});

test('P2 the naive twin moves parasites the same way, and stops them for the same reason', () => {
  fc.assert(
    fc.property(maps, fc.constantFrom(...DIE_FACES), (map, roll) => {
      for (const room of roomsOn(map)) {
        const moves = parasiteMoves(map, [{ id: 0, colour: 'grey', room }], roll);
        expect(moves).toEqual([{ parasite: 0, from: room, ...naiveCrawl(map, room, dieDirection(roll)) }]);
      }
    }),
    { numRuns: amount({ short: 100, long: 500 }) },
  );
});

test('P5 the naive twin spawns parasites in the same rooms', () => {
  fc.assert(
    fc.property(maps, fc.constantFrom(...DIE_FACES), (map, roll) => {
      for (const room of roomsOn(map)) {
        expect(spawnRoom(map, room, roll)).toBe(naiveSpawn(map, room, dieDirection(roll)));
      }
    }),
    { numRuns: amount({ short: 100, long: 500 }) },
  );
});
