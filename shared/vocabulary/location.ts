import { keysOf } from './keys.ts';

/** An edge of a location card, or the door between its two rooms. */
export type Edge = 'open' | 'security' | 'wall';

/** C5: what a location is. The two-room cards are named after what their back half holds. */
export type LocationKind =
  | 'reactor'
  | 'terminal'
  | 'hive'
  | 'terminal-behind'
  | 'sick-bay-behind'
  | 'storage'
  | 'empty'
  | 'run'
  | 'team-search'
  | 'parasite-alert';

interface LocationCard {
  readonly kind: LocationKind;
  /** North, east, south, west, as printed. */
  readonly edges: readonly [Edge, Edge, Edge, Edge];
  readonly searchable: boolean;
}

const o = 'open';
const s = 'security';
const w = 'wall';

/** C5: the 20 location cards. */
export const LOCATIONS = {
  L01: { kind: 'reactor', edges: [o, o, o, o], searchable: false },
  L02: { kind: 'terminal', edges: [w, o, o, o], searchable: true },
  L03: { kind: 'hive', edges: [w, w, o, w], searchable: false },
  L04: { kind: 'terminal-behind', edges: [w, w, o, w], searchable: true },
  L05: { kind: 'sick-bay-behind', edges: [w, w, o, w], searchable: true },
  L06: { kind: 'storage', edges: [w, o, o, w], searchable: true },
  L07: { kind: 'storage', edges: [o, o, w, o], searchable: true },
  L08: { kind: 'empty', edges: [o, o, w, o], searchable: false },
  L09: { kind: 'empty', edges: [o, o, s, s], searchable: false },
  L10: { kind: 'run', edges: [s, w, w, o], searchable: true },
  L11: { kind: 'run', edges: [o, o, o, o], searchable: true },
  L12: { kind: 'run', edges: [o, o, o, o], searchable: true },
  L13: { kind: 'team-search', edges: [w, o, o, w], searchable: true },
  L14: { kind: 'team-search', edges: [o, o, w, s], searchable: true },
  L15: { kind: 'team-search', edges: [o, w, w, o], searchable: true },
  L16: { kind: 'team-search', edges: [s, w, o, w], searchable: true },
  L17: { kind: 'parasite-alert', edges: [o, o, w, o], searchable: true },
  L18: { kind: 'parasite-alert', edges: [o, o, o, w], searchable: true },
  L19: { kind: 'parasite-alert', edges: [w, o, o, w], searchable: true },
  L20: { kind: 'parasite-alert', edges: [w, o, o, o], searchable: true },
} as const satisfies Record<string, LocationCard>;

export type LocationId = keyof typeof LOCATIONS;
export const LOCATION_IDS = keysOf(LOCATIONS);

export const REACTOR = 'L01' as const satisfies LocationId;
export const OPEN_TERMINAL = 'L02' as const satisfies LocationId;
export const HIVE = 'L03' as const satisfies LocationId;

/** C6: the location cards with a wall across their middle. */
export type TwoRoomId = {
  [Id in LocationId]: (typeof LOCATIONS)[Id]['kind'] extends `${string}-behind` ? Id : never;
}[LocationId];

export type Half = 'back' | 'front';

/** A place where characters and parasites can be. A location has one, a two-room card two. */
export type RoomId = Exclude<LocationId, TwoRoomId> | `${TwoRoomId}-${Half}`;

export function locationCard(location: LocationId): LocationCard {
  return LOCATIONS[location];
}

export function isTwoRoom(location: LocationId): location is TwoRoomId {
  return locationCard(location).kind.endsWith('-behind');
}

/** C6: the room of the card, or its back and front halves. */
export function roomsOf(location: LocationId): readonly RoomId[] {
  return isTwoRoom(location) ? [`${location}-back`, `${location}-front`] : [location];
}

export const ROOM_IDS: readonly RoomId[] = LOCATION_IDS.flatMap(roomsOf);

const PLACE = new Map(
  LOCATION_IDS.flatMap((location) =>
    roomsOf(location).map((room) => {
      const half: Half | undefined = room.endsWith('-back')
        ? 'back'
        : room.endsWith('-front')
          ? 'front'
          : undefined;
      return [room, { location, half }] as const;
    }),
  ),
);

/** The card a room is on. */
export function locationOf(room: RoomId): LocationId {
  return placeOf(room).location;
}

/** Which half of a two-room card a room is; nothing for a room that has its card to itself. */
export function halfOf(room: RoomId): Half | undefined {
  return placeOf(room).half;
}

function placeOf(room: RoomId) {
  const place = PLACE.get(room);
  if (!place) throw new RangeError(`no such room: ${room}`);
  return place;
}

/** What a room itself is good for: the halves of a two-room card differ (R5). */
export type RoomKind = Exclude<LocationKind, 'terminal-behind' | 'sick-bay-behind'> | 'sick-bay' | 'plain';

export function roomKind(room: RoomId): RoomKind {
  const kind = locationCard(locationOf(room)).kind;
  if (kind === 'terminal-behind') return halfOf(room) === 'back' ? 'terminal' : 'plain';
  if (kind === 'sick-bay-behind') return halfOf(room) === 'back' ? 'sick-bay' : 'plain';
  return kind;
}

/** F1: two-room cards are searched from either half. */
export function isSearchable(room: RoomId): boolean {
  return locationCard(locationOf(room)).searchable;
}
