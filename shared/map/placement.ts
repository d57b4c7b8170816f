import { HIVE, type LocationId, type RoomId } from '../vocabulary/index.ts';
import {
  type Cell,
  type CellKey,
  cellKey,
  DIRECTIONS,
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
  if (!freeCells(map).some((free) => sameCell(free, cell))) return 'no-doorway-here';
  if (!allowedRotations(map, location).includes(rotation)) return 'rotation-not-allowed';
  return clash(map, location, { cell, rotation });
}

/** R8: every legal place for the card on the whole map. */
export function placementsAnywhere(map: StationMap, location: LocationId): readonly Placement[] {
  const known = foundBefore(map);
  const found = known.get(location) ?? fitting(map, location, allowedRotations(map, location));
  known.set(location, found);
  return found;
}

/** E1: every legal place for the card behind the doorways of one room. */
export function placementsBehind(map: StationMap, location: LocationId, room: RoomId): readonly Placement[] {
  const cells = freeCellsBehind(map, room);
  return placementsAnywhere(map, location).filter(({ cell }) => cells.some((free) => sameCell(free, cell)));
}

/** E2: upright; E5: the Hive any way round when it has no upright place anywhere. */
function allowedRotations(map: StationMap, location: LocationId): readonly Rotation[] {
  return location === HIVE && fitting(map, location, UPRIGHT).length === 0 ? ROTATIONS : UPRIGHT;
}

/** The empty cells behind any doorway of the map. */
export function freeCells(map: StationMap): readonly Cell[] {
  const free = new Map<CellKey, Cell>();
  for (const room of map.doorways.keys()) {
    for (const cell of freeCellsBehind(map, room)) free.set(cellKey(cell), cell);
  }
  return [...free.values()];
}

/** The empty cells behind the doorways of one room. */
export function freeCellsBehind(map: StationMap, room: RoomId): readonly Cell[] {
  return doorwaysOf(map, room).flatMap(({ cell }) => (cell && !locationAt(map, cell) ? [cell] : []));
}

/** V5: the Hive is not placed and nothing that is left can be laid anywhere. */
export function isSealed(map: StationMap, left: readonly LocationId[]): boolean {
  return left.includes(HIVE) && left.every((location) => placementsAnywhere(map, location).length === 0);
}

function fitting(
  map: StationMap,
  location: LocationId,
  rotations: readonly Rotation[],
): readonly Placement[] {
  return freeCells(map).flatMap((cell) =>
    rotations.map((rotation) => ({ cell, rotation })).filter((placement) => !clash(map, location, placement)),
  );
}

/** E2: every touching edge doorway to doorway or wall to wall, never security door to security door. */
function clash(
  map: StationMap,
  location: LocationId,
  { cell, rotation }: Placement,
): 'doorway-meets-wall' | 'security-meets-security' | undefined {
  for (const direction of DIRECTIONS) {
    const touching = locationAt(map, neighbour(cell, direction));
    if (!touching) continue;
    const mine = edgeOf({ location, rotation }, direction);
    const theirs = edgeOf(touching, opposite(direction));
    if ((mine === 'wall') !== (theirs === 'wall')) return 'doorway-meets-wall';
    if (mine === 'security' && theirs === 'security') return 'security-meets-security';
  }
  return undefined;
}

/** A map is a value, so what was found on it once stays true. */
const found = new WeakMap<StationMap, Map<LocationId, readonly Placement[]>>();

function foundBefore(map: StationMap): Map<LocationId, readonly Placement[]> {
  const known = found.get(map) ?? new Map<LocationId, readonly Placement[]>();
  found.set(map, known);
  return known;
}
