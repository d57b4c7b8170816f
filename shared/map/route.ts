import type { RoomId } from '../vocabulary/index.ts';
import { type Doorway, doorwaysOf, type StationMap } from './station.ts';

/** What lets a player's characters, shots and grenades through security doors (M1, A1). */
export interface Passage {
  /** I7: the player's own face-up keycard. */
  readonly keycard: boolean;
  /** R7: somebody opened all doors. */
  readonly doorsOpen: boolean;
}

/** M1 */
export function canPass(doorway: Doorway, passage: Passage): boolean {
  return !doorway.security || passage.keycard || passage.doorsOpen;
}

/** The rooms one step away; also what a scoped shot (A1) or a grenade (A4) reaches from here. */
export function roomsBeside(map: StationMap, room: RoomId, passage: Passage): readonly RoomId[] {
  const { beside } = waysThrough(map, passage);
  const known = beside.get(room);
  if (known) return known;
  const found = doorwaysOf(map, room).flatMap((doorway) =>
    doorway.to && canPass(doorway, passage) ? [doorway.to] : [],
  );
  beside.set(room, found);
  return found;
}

/** Every room that can be walked to, however long it takes; doors let through both ways, so its rooms share it. */
export function regionOf(map: StationMap, room: RoomId, passage: Passage): ReadonlySet<RoomId> {
  const { regions } = waysThrough(map, passage);
  const known = regions.get(room);
  if (known) return known;
  const region = new Set(roomsWithin(map, room, Number.POSITIVE_INFINITY, passage).keys());
  for (const each of region) regions.set(each, region);
  return region;
}

/** What is known of the ways through a map, for those whom security doors stop or do not stop. */
interface Ways {
  readonly beside: Map<RoomId, readonly RoomId[]>;
  readonly regions: Map<RoomId, ReadonlySet<RoomId>>;
  readonly steps: Map<RoomId, ReadonlyMap<RoomId, number>>;
}

/** A map is a value, so what was found on it once stays true. */
const ways = new WeakMap<StationMap, { readonly stopped: Ways; readonly through: Ways }>();

function waysThrough(map: StationMap, { keycard, doorsOpen }: Passage): Ways {
  let known = ways.get(map);
  if (!known) {
    const unknown = (): Ways => ({ beside: new Map(), regions: new Map(), steps: new Map() });
    known = { stopped: unknown(), through: unknown() };
    ways.set(map, known);
  }
  return keycard || doorsOpen ? known.through : known.stopped;
}

/** Every room within so many steps, with the steps it takes; the room itself takes none. */
export function roomsWithin(
  map: StationMap,
  from: RoomId,
  steps: number,
  passage: Passage,
): ReadonlyMap<RoomId, number> {
  const reached = new Map<RoomId, number>([[from, 0]]);
  // A Map is walked in the order of insertion, newcomers included: breadth first.
  for (const [room, taken] of reached) {
    if (taken >= steps) break;
    for (const next of roomsBeside(map, room, passage)) if (!reached.has(next)) reached.set(next, taken + 1);
  }
  return reached;
}

/** How far it is to a room from every other it can be reached from; doors let through both ways. */
export function stepsTo(map: StationMap, room: RoomId, passage: Passage): ReadonlyMap<RoomId, number> {
  const { steps } = waysThrough(map, passage);
  const known = steps.get(room) ?? roomsWithin(map, room, Number.POSITIVE_INFINITY, passage);
  steps.set(room, known);
  return known;
}

/** A shortest way as the rooms to enter one after another; empty if one is there already. */
export function shortestRoute(
  map: StationMap,
  from: RoomId,
  to: RoomId,
  passage: Passage,
): readonly RoomId[] | undefined {
  const reached = walk(map, from, passage);
  if (!reached.has(to)) return undefined;
  const route: RoomId[] = [];
  for (let room: RoomId | undefined = to; room && room !== from; room = reached.get(room)) {
    route.unshift(room);
  }
  return route;
}

/** Every room that can be walked to, with the one before it on a shortest way. */
function walk(map: StationMap, from: RoomId, passage: Passage): ReadonlyMap<RoomId, RoomId | undefined> {
  const reached = new Map<RoomId, RoomId | undefined>([[from, undefined]]);
  for (const room of reached.keys()) {
    for (const next of roomsBeside(map, room, passage)) if (!reached.has(next)) reached.set(next, room);
  }
  return reached;
}
