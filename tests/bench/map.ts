import { randomMap } from '#server/tools/random-map.ts';
import {
  boundary,
  type Cell,
  DIRECTIONS,
  edgeOf,
  mapOf,
  neighbour,
  opposite,
  otherHalf,
  type Passage,
  type PlacedLocation,
  type Placement,
  placementsAnywhere,
  type Rotation,
  roomTouching,
  sameCell,
  shortestRoute,
} from '#shared/map/index.ts';
import {
  HIVE,
  LOCATION_IDS,
  LOCATIONS,
  type LocationId,
  REACTOR,
  type RoomId,
  roomsOf,
} from '#shared/vocabulary/index.ts';
import type { Benchmark } from './measured.ts';

const FULL_MAPS = Array.from({ length: 100 }, (_, seed) => randomMap(seed))
  .filter(({ left }) => left.length === 0)
  .map(({ map }) => map)
  .slice(0, 8);
const ROOMS = LOCATION_IDS.flatMap(roomsOf);
const PASSAGE: Passage = { keycard: true, doorsOpen: false };

/** The library beside the same rules asked of the bare list of cards: nothing indexed, nothing remembered. */
export const MAP_BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'placements',
    measures: `each of the ${LOCATION_IDS.length} cards asked for its legal places on ${FULL_MAPS.length} full maps; every map is built anew, so nothing is remembered from run to run`,
    unit: 'questions',
    perRun: FULL_MAPS.length * LOCATION_IDS.length,
    ours: {
      name: 'map library',
      run: () =>
        FULL_MAPS.map(({ placed }) => {
          const map = mapOf(placed);
          return LOCATION_IDS.map((location) => placementsAnywhere(map, location).length);
        }),
    },
    baselines: [
      {
        name: 'bare list',
        run: () =>
          FULL_MAPS.map(({ placed }) =>
            LOCATION_IDS.map((location) => plainPlacements(placed, location).length),
          ),
      },
    ],
  },
  {
    name: 'routes',
    measures: `a shortest route from the Reactor Room to each of the ${ROOMS.length} rooms on ${FULL_MAPS.length} full maps as they lie, with a keycard`,
    unit: 'routes',
    perRun: FULL_MAPS.length * ROOMS.length,
    ours: {
      name: 'map library',
      run: () =>
        FULL_MAPS.map((map) => ROOMS.map((room) => shortestRoute(map, REACTOR, room, PASSAGE)?.length)),
    },
    baselines: [
      {
        name: 'bare list',
        run: () => FULL_MAPS.map(({ placed }) => ROOMS.map((room) => plainSteps(placed, REACTOR, room))),
      },
    ],
  },
];

type Placed = readonly PlacedLocation[];

function cardAt(placed: Placed, cell: Cell): PlacedLocation | undefined {
  return placed.find((each) => sameCell(each.cell, cell));
}

function plainPlacements(placed: Placed, location: LocationId): readonly Placement[] {
  const upright = plainFitting(placed, location, plainUpright(location));
  return location === HIVE && upright.length === 0 ? plainFitting(placed, location, [90, 270]) : upright;
}

/** E2: a card that looks the same half turned has one way to lie. */
function plainUpright(location: LocationId): readonly Rotation[] {
  const [north, east, south, west] = LOCATIONS[location].edges;
  return north === south && east === west ? [0] : [0, 180];
}

function plainFitting(
  placed: Placed,
  location: LocationId,
  rotations: readonly Rotation[],
): readonly Placement[] {
  const free: Cell[] = [];
  for (const card of placed) {
    for (const direction of DIRECTIONS) {
      const cell = neighbour(card.cell, direction);
      if (edgeOf(card, direction) === 'wall' || cardAt(placed, cell)) continue;
      if (!free.some((known) => sameCell(known, cell))) free.push(cell);
    }
  }
  return free.flatMap((cell) =>
    rotations
      .map((rotation) => ({ cell, rotation }))
      .filter(({ rotation }) =>
        DIRECTIONS.every((direction) => {
          const touching = cardAt(placed, neighbour(cell, direction));
          if (!touching) return true;
          const mine = edgeOf({ location, rotation }, direction);
          const theirs = edgeOf(touching, opposite(direction));
          return (mine === 'wall') === (theirs === 'wall') && !(mine === 'security' && theirs === 'security');
        }),
      ),
  );
}

/** With a keycard every door opens, so only walls count. */
function plainSteps(placed: Placed, from: RoomId, to: RoomId): number | undefined {
  const seen = [from];
  for (let steps = 0, edge: readonly RoomId[] = [from]; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    edge = edge.flatMap((room) => plainBeside(placed, room)).filter((room) => !seen.includes(room));
    edge = [...new Set(edge)];
    seen.push(...edge);
  }
  return undefined;
}

function plainBeside(placed: Placed, room: RoomId): readonly RoomId[] {
  const here = placed.find(({ location }) => roomsOf(location).includes(room));
  if (!here) return [];
  return DIRECTIONS.flatMap((direction) => {
    const half = otherHalf(here, room, direction);
    if (half) return [half];
    const next = cardAt(placed, neighbour(here.cell, direction));
    if (!next || boundary(here, room, direction) === 'wall') return [];
    return edgeOf(next, opposite(direction)) === 'wall' ? [] : [roomTouching(next, opposite(direction))];
  });
}
