import {
  type Edge,
  isTwoRoom,
  type LocationId,
  locationCard,
  locationOf,
  type RoomId,
  roomsOf,
} from '../vocabulary/index.ts';
import {
  type Cell,
  type CellKey,
  cellKey,
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  type Rotation,
  turned,
} from './grid.ts';

/** A location card on the table. */
export interface PlacedLocation {
  readonly location: LocationId;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** A way out of a room. */
export interface Doorway {
  readonly from: RoomId;
  readonly direction: Direction;
  /** The cell behind it; nothing for the door inside a two-room card. */
  readonly cell: Cell | undefined;
  /** The room behind it, if a card lies there and opens this way. */
  readonly to: RoomId | undefined;
  /** M1: a security door on either side. */
  readonly security: boolean;
}

/** The map of the station: what lies where, and which room leads to which. A value. */
export interface StationMap {
  readonly placed: readonly PlacedLocation[];
  readonly byCell: ReadonlyMap<CellKey, PlacedLocation>;
  readonly byLocation: ReadonlyMap<LocationId, PlacedLocation>;
  readonly doorways: ReadonlyMap<RoomId, readonly Doorway[]>;
}

/** Builds the map from the cards on the table; it does not ask whether they lie legally. */
export function mapOf(placed: readonly PlacedLocation[]): StationMap {
  const byCell = new Map(placed.map((each) => [cellKey(each.cell), each]));
  const byLocation = new Map(placed.map((each) => [each.location, each]));
  const doorways = new Map<RoomId, readonly Doorway[]>();
  for (const each of placed) surveyDoorways(doorways, byCell, each);
  return { placed, byCell, byLocation, doorways };
}

/** The map with one more card on it. Only that card and those it touches get new doorways. */
export function withLocation(map: StationMap, added: PlacedLocation): StationMap {
  const byCell = new Map(map.byCell).set(cellKey(added.cell), added);
  const byLocation = new Map(map.byLocation).set(added.location, added);
  const doorways = new Map(map.doorways);
  surveyDoorways(doorways, byCell, added);
  for (const direction of DIRECTIONS) {
    const touched = byCell.get(cellKey(neighbour(added.cell, direction)));
    if (touched) surveyDoorways(doorways, byCell, touched);
  }
  return { placed: [...map.placed, added], byCell, byLocation, doorways };
}

function surveyDoorways(
  doorways: Map<RoomId, readonly Doorway[]>,
  byCell: ReadonlyMap<CellKey, PlacedLocation>,
  placed: PlacedLocation,
): void {
  for (const room of roomsOf(placed.location)) doorways.set(room, findDoorways(byCell, placed, room));
}

export function locationAt(map: StationMap, cell: Cell): PlacedLocation | undefined {
  return map.byCell.get(cellKey(cell));
}

/** The card a room is on, where it lies. */
export function placedUnder(map: StationMap, room: RoomId): PlacedLocation | undefined {
  return map.byLocation.get(locationOf(room));
}

/** Whether the card of a room is on the map yet. */
export function hasRoom(map: StationMap, room: RoomId): boolean {
  return map.doorways.has(room);
}

/** What a card shows on one side once it lies rotated. */
export function edgeOf(
  { location, rotation }: Pick<PlacedLocation, 'location' | 'rotation'>,
  direction: Direction,
): Edge {
  return locationCard(location).edges[DIRECTIONS.indexOf(turned(direction, -rotation / 90))] ?? 'wall';
}

/** C6, P5: the room of a card that touches one of its sides; from the long sides it is the front. */
export function roomTouching({ location, rotation }: PlacedLocation, side: Direction): RoomId {
  if (isTwoRoom(location)) {
    return side === backSide(rotation) ? `${location}-back` : `${location}-front`;
  }
  return location;
}

/** The ways out of a room, in the order of the die. */
export function doorwaysOf(map: StationMap, room: RoomId): readonly Doorway[] {
  return map.doorways.get(room) ?? [];
}

/** C6: which side of a two-room card its back half is on. */
export function backSide(rotation: Rotation): Direction {
  return turned('north', rotation / 90);
}

/** The other half, if it lies on this side of the room. */
export function otherHalf(
  { location, rotation }: PlacedLocation,
  room: RoomId,
  side: Direction,
): RoomId | undefined {
  if (!isTwoRoom(location)) return undefined;
  const back = backSide(rotation);
  if (room === `${location}-front` && side === back) return `${location}-back`;
  if (room === `${location}-back` && side === opposite(back)) return `${location}-front`;
  return undefined;
}

/** What bounds a room on one side: the card's edge, or the door between two halves (C6). */
export function boundary(placed: PlacedLocation, room: RoomId, side: Direction): Edge {
  return otherHalf(placed, room, side) ? 'security' : edgeOf(placed, side);
}

function findDoorways(
  byCell: ReadonlyMap<CellKey, PlacedLocation>,
  placed: PlacedLocation,
  room: RoomId,
): readonly Doorway[] {
  return DIRECTIONS.flatMap((direction): Doorway[] => {
    const half = otherHalf(placed, room, direction);
    if (half) return [{ from: room, direction, cell: undefined, to: half, security: true }];
    const edge = boundary(placed, room, direction);
    if (edge === 'wall') return [];
    const cell = neighbour(placed.cell, direction);
    const next = byCell.get(cellKey(cell));
    const side = opposite(direction);
    const facing = next && edgeOf(next, side);
    const opens = next && facing !== 'wall';
    return [
      {
        from: room,
        direction,
        cell,
        to: opens ? roomTouching(next, side) : undefined,
        security: edge === 'security' || facing === 'security',
      },
    ];
  });
}
