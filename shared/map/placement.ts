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
  return legalWithin(map, location, reach).map(({ placement }) => placement);
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
  return legalWithin(map, location, reach)
    .filter(({ gap }) => gap.behind.includes(room))
    .map(({ placement }) => placement);
}

/** The empty cells behind any doorway of the map. */
export function freeCells(map: StationMap): readonly Cell[] {
  return surveyOf(map).gaps.map(({ cell }) => cell);
}

/** The empty cells behind the doorways of one room. */
export function freeCellsBehind(map: StationMap, room: RoomId): readonly Cell[] {
  return surveyOf(map).behind.get(room) ?? [];
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
  return location === HIVE && !fittingWithin(map, location, reach).some(liesUpright);
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

function legalWithin(map: StationMap, location: LocationId, reach: Reach): readonly Fit[] {
  const near = fittingWithin(map, location, reach);
  if (location !== HIVE) return near;
  const upright = near.filter(liesUpright);
  return upright.length > 0 ? upright : near;
}

function fittingWithin(map: StationMap, location: LocationId, reach: Reach): readonly Fit[] {
  const fits = fitting(map, location);
  return reach === 'everywhere'
    ? fits
    : fits.filter(({ gap }) => gap.behind.some((room) => isWithin(reach, room)));
}

const liesUpright = ({ placement }: Fit): boolean => isUpright(placement.rotation);

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
  /** The empty cells a room's doorways look at. */
  readonly behind: ReadonlyMap<RoomId, readonly Cell[]>;
  readonly fits: Map<LocationId, readonly Fit[]>;
}

/** A map is a value, so what was found on it once stays true. */
const surveys = new WeakMap<StationMap, Survey>();

function surveyOf(map: StationMap): Survey {
  const known = surveys.get(map);
  if (known) return known;
  const behind = new Map<RoomId, readonly Cell[]>();
  for (const room of map.doorways.keys()) behind.set(room, emptyCells(map, room));
  const survey: Survey = { behind, gaps: gapsOf(map, behind), fits: new Map() };
  surveys.set(map, survey);
  return survey;
}

function emptyCells(map: StationMap, room: RoomId): readonly Cell[] {
  return doorwaysOf(map, room).flatMap(({ cell }) => (cell && !locationAt(map, cell) ? [cell] : []));
}

function gapsOf(map: StationMap, behind: Survey['behind']): readonly Gap[] {
  const lookingAt = new Map<CellKey, { readonly cell: Cell; readonly behind: RoomId[] }>();
  for (const [room, cells] of behind) {
    for (const cell of cells) {
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
