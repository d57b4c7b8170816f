import fc from 'fast-check';
import { mapText } from '#server/tools/map-text.ts';
import {
  CENTRE,
  freeCells,
  mapOf,
  type Passage,
  type PlacedLocation,
  type Placement,
  placementsAnywhere,
  type Rotation,
  type StationMap,
  withLocation,
} from '#shared/map/index.ts';
import { PARASITE_IDS, type Parasite } from '#shared/parasites/index.ts';
import { LOCATION_IDS, type LocationId, REACTOR, type RoomId } from '#shared/vocabulary/index.ts';

type CardAt = readonly [location: LocationId, x: number, y: number, rotation?: Rotation];

/** A map from its cards; as printed unless a rotation is given. */
export function station(...cards: readonly CardAt[]): StationMap {
  return mapOf(cards.map(([location, x, y, rotation = 0]) => ({ location, cell: { x, y }, rotation })));
}

export const roomsOn = (map: StationMap): readonly RoomId[] => [...map.doorways.keys()];

/** A player with nothing: security doors are shut. */
export const EMPTY_HANDED: Passage = { keycard: false, doorsOpen: false };
export const KEYCARD: Passage = { keycard: true, doorsOpen: false };
export const DOORS_OPEN: Passage = { keycard: false, doorsOpen: true };

export const passages: fc.Arbitrary<Passage> = fc.record({ keycard: fc.boolean(), doorsOpen: fc.boolean() });
export const locations: fc.Arbitrary<LocationId> = fc.constantFrom(...LOCATION_IDS);
export const rotations: fc.Arbitrary<Rotation> = fc.constantFrom(0, 90, 180, 270);

/** Shows itself as a picture when a property fails. */
function pictured(map: StationMap): StationMap {
  return Object.assign(map, { [fc.toStringMethod]: () => `\n${mapText(map)}\n` });
}

/** Maps grown by legal placements from the Reactor Room, sprawling or as closed as can be. */
export const legalMaps: fc.Arbitrary<StationMap> = fc
  .record({
    deck: fc.shuffledSubarray(LOCATION_IDS.filter((id) => id !== REACTOR)),
    choices: fc.array(fc.nat(), { minLength: LOCATION_IDS.length, maxLength: LOCATION_IDS.length }),
    closed: fc.nat({ max: 3 }).map((n) => n === 0),
  })
  .map(({ deck, choices, closed }) => {
    let map = mapOf([{ location: REACTOR, cell: CENTRE, rotation: 0 }]);
    deck.forEach((location, n) => {
      const legal = placementsAnywhere(map, location);
      const candidates = closed ? leavingFewestCells(map, location, legal) : legal;
      const placement = candidates[(choices[n] ?? 0) % candidates.length];
      if (placement) map = withLocation(map, { location, ...placement });
    });
    return pictured(map);
  });

/** Without it random maps are hardly ever closed enough for the Hive to lie sideways (E5). */
function leavingFewestCells(map: StationMap, location: LocationId, legal: readonly Placement[]) {
  const left = legal.map((placement) => freeCells(withLocation(map, { location, ...placement })).length);
  return legal.filter((_, n) => left[n] === Math.min(...left));
}

const CELLS_ABOUT = [-2, -1, 0, 1, 2].flatMap((x) => [-1, 0, 1, 2].map((y) => ({ x, y })));

/** Cards thrown on the table, legal or not: for answers that must not lean on legality. */
export const scatteredMaps: fc.Arbitrary<StationMap> = fc
  .record({
    cards: fc.shuffledSubarray([...LOCATION_IDS], { minLength: 1, maxLength: CELLS_ABOUT.length }),
    cells: fc.shuffledSubarray(CELLS_ABOUT, { minLength: CELLS_ABOUT.length }),
    turned: fc.array(fc.boolean(), { minLength: LOCATION_IDS.length, maxLength: LOCATION_IDS.length }),
  })
  .map(({ cards, cells, turned }) =>
    pictured(
      mapOf(
        cards.map(
          (location, n): PlacedLocation => ({
            location,
            cell: cells[n] ?? CENTRE,
            rotation: turned[n] ? 180 : 0,
          }),
        ),
      ),
    ),
  );

/** Parasites on the rooms of a map, some blacks turned over. */
export function parasitesOn(map: StationMap): fc.Arbitrary<readonly Parasite[]> {
  return fc.shuffledSubarray([...PARASITE_IDS]).chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          colour: id < 5 ? fc.constant('grey' as const) : fc.constantFrom('grey' as const, 'black' as const),
          room: fc.constantFrom(...roomsOn(map)),
        }),
      ),
    ),
  );
}

/** The same map seen from the other side of the table. */
export function halfTurned(map: StationMap): StationMap {
  return mapOf(map.placed.map((placed) => ({ ...placed, ...halfTurnedPlacement(placed) })));
}

export function halfTurnedPlacement({ cell, rotation }: Placement): Placement {
  // Not -x: that would make a minus zero, which is not equal to zero for a test.
  return { cell: { x: 0 - cell.x, y: 0 - cell.y }, rotation: ((rotation + 180) % 360) as Rotation };
}
