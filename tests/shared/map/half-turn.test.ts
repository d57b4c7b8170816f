import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIE_FACES,
  DIRECTIONS,
  type DieFace,
  doorwaysOf,
  opposite,
  placementProblem,
  placementsAnywhere,
  roomsWithin,
} from '#shared/map/index.ts';
import { parasiteMoves, spawnRoom } from '#shared/parasites/index.ts';
import {
  halfTurned,
  halfTurnedPlacement,
  legalMaps,
  locations,
  parasitesOn,
  passages,
  roomsOn,
  scatteredMaps,
} from '../maps.ts';

const maps = fc.oneof(legalMaps, scatteredMaps);
const acrossTheTable = (face: DieFace): DieFace => DIE_FACES[(face + 1) % 4] ?? face;

test('E2 rotating a map by 180° rotates its legal placements', () => {
  fc.assert(
    fc.property(maps, locations, (map, location) => {
      const around = halfTurned(map);
      // E2: a card that looks the same half turned keeps the one way it lies.
      const turned = placementsAnywhere(map, location).map((placement) =>
        location === 'L01' || location === 'L11' || location === 'L12'
          ? { ...halfTurnedPlacement(placement), rotation: placement.rotation }
          : halfTurnedPlacement(placement),
      );
      const listed = placementsAnywhere(around, location);
      expect(turned).toHaveLength(listed.length);
      for (const placement of turned) {
        expect(listed).toContainEqual(placement);
        expect(placementProblem(around, location, placement, 'everywhere')).toBe(undefined);
      }
    }),
    { numRuns: 1000 },
  );
});

test('M1 rotating a map by 180° turns its doorways around and leaves its routes', () => {
  fc.assert(
    fc.property(maps, passages, (map, passage) => {
      const around = halfTurned(map);
      for (const room of roomsOn(map)) {
        const doorways = doorwaysOf(map, room).map(({ direction, to, security }) => ({
          direction: opposite(direction),
          to,
          security,
        }));
        const inOrder = doorways.sort(
          (a, b) => DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction),
        );
        expect(doorwaysOf(around, room)).toMatchObject(inOrder);
        expect(doorwaysOf(around, room)).toHaveLength(inOrder.length);
        const steps = roomsWithin(map, room, Number.POSITIVE_INFINITY, passage);
        expect(roomsWithin(around, room, Number.POSITIVE_INFINITY, passage)).toEqual(steps);
      }
    }),
    { numRuns: 500 },
  );
});

test('P2, P5 rotating a map by 180° leaves parasites their rooms on the opposite roll', () => {
  const herds = maps.chain((map) => fc.tuple(fc.constant(map), parasitesOn(map)));
  fc.assert(
    fc.property(herds, fc.constantFrom(...DIE_FACES), ([map, parasites], roll) => {
      const around = halfTurned(map);
      expect(parasiteMoves(around, parasites, acrossTheTable(roll))).toEqual(
        parasiteMoves(map, parasites, roll),
      );
      for (const room of roomsOn(map)) {
        expect(spawnRoom(around, room, acrossTheTable(roll))).toBe(spawnRoom(map, room, roll));
      }
    }),
    { numRuns: 1000 },
  );
});
