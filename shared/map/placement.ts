import { type Edge, HIVE, type LocationId, type RoomId } from '../vocabulary/index.ts';
import {
  type Cell,
  cellKey,
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  ROTATIONS,
  type Rotation,
  sameCell,
} from './grid.ts';
import { doorwaysOf, edgeOf, locationAt, type StationMap } from './station.ts';

/** Where and how a location card may be laid. */
export interface Placement {
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** Why a card cannot lie there. */
export type PlacementProblem =
  | 'cell-taken'
  | 'no-doorway-here'
  | 'rotation-not-allowed'
  | 'doorway-meets-wall'
  | 'security-meets-security';

const UPRIGHT: readonly Rotation[] = [0, 180];

/** E2, E5: what is wrong with laying the card there, if anything. */
export function placementProblem(
  map: StationMap,
  location: LocationId,
  { cell, rotation }: Placement,
): PlacementProblem | undefined {
  if (locationAt(map, cell)) return 'cell-taken';
  const gap = surveyOf(map).gaps.find((each) => sameCell(each.cell, cell));
  if (!gap) return 'no-doorway-here';
  if (!allowedRotations(map, location).includes(rotation)) return 'rotation-not-allowed';
  return clash(gap, location, rotation);
}

/** R8: every legal place for the card on the whole map. */
export function placementsAnywhere(map: StationMap, location: LocationId): readonly Placement[] {
  const { placements } = surveyOf(map);
  const found = placements.get(location) ?? fitting(map, location, allowedRotations(map, location));
  placements.set(location, found);
  return found;
}

/** E1: every legal place for the card behind the doorways of one room. */
export function placementsBehind(map: StationMap, location: LocationId, room: RoomId): readonly Placement[] {
  const cells = freeCellsBehind(map, room);
  return placementsAnywhere(map, location).filter(({ cell }) => cells.some((free) => sameCell(free, cell)));
}

/** The empty cells behind any doorway of the map. */
export function freeCells(map: StationMap): readonly Cell[] {
  return surveyOf(map).gaps.map(({ cell }) => cell);
}

/** The empty cells behind the doorways of one room. */
export function freeCellsBehind(map: StationMap, room: RoomId): readonly Cell[] {
  return doorwaysOf(map, room).flatMap(({ cell }) => (cell && !locationAt(map, cell) ? [cell] : []));
}

/** V5: the Hive is not placed and nothing that is left can be laid anywhere. */
export function isSealed(map: StationMap, left: readonly LocationId[]): boolean {
  return left.includes(HIVE) && left.every((location) => placementsAnywhere(map, location).length === 0);
}

/** E2: upright; E5: the Hive any way round when it has no upright place anywhere. */
function allowedRotations(map: StationMap, location: LocationId): readonly Rotation[] {
  return location === HIVE && fitting(map, location, UPRIGHT).length === 0 ? ROTATIONS : UPRIGHT;
}

function fitting(
  map: StationMap,
  location: LocationId,
  rotations: readonly Rotation[],
): readonly Placement[] {
  return surveyOf(map).gaps.flatMap((gap) =>
    rotations
      .filter((rotation) => !clash(gap, location, rotation))
      .map((rotation) => ({ cell: gap.cell, rotation })),
  );
}

/** E2: every touching edge doorway to doorway or wall to wall, never security door to security door. */
function clash(
  { facing }: Gap,
  location: LocationId,
  rotation: Rotation,
): 'doorway-meets-wall' | 'security-meets-security' | undefined {
  for (const [direction, theirs] of facing) {
    const mine = edgeOf({ location, rotation }, direction);
    if ((mine === 'wall') !== (theirs === 'wall')) return 'doorway-meets-wall';
    if (mine === 'security' && theirs === 'security') return 'security-meets-security';
  }
  return undefined;
}

/** An empty cell behind a doorway, and the edges of the cards around it that face it. */
interface Gap {
  readonly cell: Cell;
  readonly facing: readonly (readonly [Direction, Edge])[];
}

interface Survey {
  readonly gaps: readonly Gap[];
  readonly placements: Map<LocationId, readonly Placement[]>;
}

/** A map is a value, so what was found on it once stays true. */
const surveys = new WeakMap<StationMap, Survey>();

function surveyOf(map: StationMap): Survey {
  const survey = surveys.get(map) ?? { gaps: findGaps(map), placements: new Map() };
  surveys.set(map, survey);
  return survey;
}

function findGaps(map: StationMap): readonly Gap[] {
  const cells = [...map.doorways.keys()].flatMap((room) => freeCellsBehind(map, room));
  const distinct = new Map(cells.map((cell) => [cellKey(cell), cell]));
  return [...distinct.values()].map((cell) => ({
    cell,
    facing: DIRECTIONS.flatMap((direction) => {
      const touching = locationAt(map, neighbour(cell, direction));
      return touching ? [[direction, edgeOf(touching, opposite(direction))] as const] : [];
    }),
  }));
}
