import { type Edge, HIVE, isTwoRoom, type LocationId, type RoomId } from '../vocabulary/index.ts';
import {
  type Cell,
  type CellKey,
  cellKey,
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  ROTATIONS,
  type Rotation,
  sameCell,
} from './grid.ts';
import { isWithin, type Reach } from './reach.ts';
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
  | 'security-meets-security'
  | 'same-as-upright';

/** E2, E5: what is wrong with laying the card there, if anything. Only the Hive asks what is within reach. */
export function placementProblem(
  map: StationMap,
  location: LocationId,
  { cell, rotation }: Placement,
  reach: Reach,
): PlacementProblem | undefined {
  if (locationAt(map, cell)) return 'cell-taken';
  const gap = surveyOf(map).gaps.find((each) => sameCell(each.cell, cell));
  if (!gap) return 'no-doorway-here';
  if (!isUpright(rotation) && !mayLieSideways(map, location, reach)) return 'rotation-not-allowed';
  const problem = clash(gap, location, rotation);
  if (problem) return problem;
  return rotation === 180 && isSameHalfTurned(location) ? 'same-as-upright' : undefined;
}

/** E3, E4, E5: every legal place for the card within reach. */
export function placementsWithin(map: StationMap, location: LocationId, reach: Reach): readonly Placement[] {
  const near = fittingWithin(map, location, reach);
  if (location !== HIVE) return near;
  const upright = near.filter(({ rotation }) => isUpright(rotation));
  return upright.length > 0 ? upright : near;
}

/** R8, V5: every legal place for the card on the whole map. */
export function placementsAnywhere(map: StationMap, location: LocationId): readonly Placement[] {
  return placementsWithin(map, location, 'everywhere');
}

/** E1: every legal place for the card behind the doorways of one room within reach. */
export function placementsBehind(
  map: StationMap,
  location: LocationId,
  room: RoomId,
  reach: Reach,
): readonly Placement[] {
  const cells = freeCellsBehind(map, room);
  return placementsWithin(map, location, reach).filter(({ cell }) =>
    cells.some((free) => sameCell(free, cell)),
  );
}

/** The empty cells behind any doorway of the map. */
export function freeCells(map: StationMap): readonly Cell[] {
  return surveyOf(map).gaps.map(({ cell }) => cell);
}

/** The empty cells behind the doorways of one room. */
export function freeCellsBehind(map: StationMap, room: RoomId): readonly Cell[] {
  return doorwaysOf(map, room).flatMap(({ cell }) => (cell && !locationAt(map, cell) ? [cell] : []));
}

/** V5: the Hive is not placed and nothing that is left can be laid anywhere, in or out of reach. */
export function isSealed(map: StationMap, left: readonly LocationId[]): boolean {
  return left.includes(HIVE) && left.every((location) => placementsAnywhere(map, location).length === 0);
}

function isUpright(rotation: Rotation): boolean {
  return rotation === 0 || rotation === 180;
}

/** E5: the Hive alone, and only when it has no upright place within reach. */
function mayLieSideways(map: StationMap, location: LocationId, reach: Reach): boolean {
  return (
    location === HIVE && !fittingWithin(map, location, reach).some(({ rotation }) => isUpright(rotation))
  );
}

/** E2: the card looks the same half turned, so that both ways are one choice. */
function isSameHalfTurned(location: LocationId): boolean {
  return (
    !isTwoRoom(location) &&
    DIRECTIONS.every(
      (side) => edgeOf({ location, rotation: 0 }, side) === edgeOf({ location, rotation: 180 }, side),
    )
  );
}

/** E2, E5: the ways a card may ever lie, each that makes another map. */
function rotationsOf(location: LocationId): readonly Rotation[] {
  if (location === HIVE) return ROTATIONS;
  return isSameHalfTurned(location) ? [0] : [0, 180];
}

function fittingWithin(map: StationMap, location: LocationId, reach: Reach): readonly Placement[] {
  return fitting(map, location)
    .filter(({ gap }) => gap.behind.some((room) => isWithin(reach, room)))
    .map(({ placement }) => placement);
}

function fitting(map: StationMap, location: LocationId): readonly Fit[] {
  const { gaps, fits } = surveyOf(map);
  const found =
    fits.get(location) ??
    gaps.flatMap((gap) =>
      rotationsOf(location)
        .filter((rotation) => !clash(gap, location, rotation))
        .map((rotation) => ({ gap, placement: { cell: gap.cell, rotation } })),
    );
  fits.set(location, found);
  return found;
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
  /** The rooms whose doorways look at it. */
  readonly behind: readonly RoomId[];
  readonly facing: readonly (readonly [Direction, Edge])[];
}

interface Fit {
  readonly gap: Gap;
  readonly placement: Placement;
}

interface Survey {
  readonly gaps: readonly Gap[];
  readonly fits: Map<LocationId, readonly Fit[]>;
}

/** A map is a value, so what was found on it once stays true. */
const surveys = new WeakMap<StationMap, Survey>();

function surveyOf(map: StationMap): Survey {
  const survey = surveys.get(map) ?? { gaps: findGaps(map), fits: new Map() };
  surveys.set(map, survey);
  return survey;
}

function findGaps(map: StationMap): readonly Gap[] {
  const lookingAt = new Map<CellKey, { readonly cell: Cell; readonly behind: RoomId[] }>();
  for (const room of map.doorways.keys()) {
    for (const cell of freeCellsBehind(map, room)) {
      const known = lookingAt.get(cellKey(cell));
      if (known) known.behind.push(room);
      else lookingAt.set(cellKey(cell), { cell, behind: [room] });
    }
  }
  return [...lookingAt.values()].map(({ cell, behind }) => ({
    cell,
    behind,
    facing: DIRECTIONS.flatMap((direction) => {
      const touching = locationAt(map, neighbour(cell, direction));
      return touching ? [[direction, edgeOf(touching, opposite(direction))] as const] : [];
    }),
  }));
}
