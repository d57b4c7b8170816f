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
  return doorwaysOf(map, room).flatMap((doorway) =>
    doorway.to && canPass(doorway, passage) ? [doorway.to] : [],
  );
}

/** Every room within so many steps, with the steps it takes; the room itself takes none. */
export function roomsWithin(
  map: StationMap,
  from: RoomId,
  steps: number,
  passage: Passage,
): ReadonlyMap<RoomId, number> {
  return new Map([...walk(map, from, passage, steps)].map(([room, { steps: n }]) => [room, n]));
}

/** A shortest way as the rooms to enter one after another; empty if one is there already. */
export function shortestRoute(
  map: StationMap,
  from: RoomId,
  to: RoomId,
  passage: Passage,
): readonly RoomId[] | undefined {
  const reached = walk(map, from, passage, Number.POSITIVE_INFINITY);
  if (!reached.has(to)) return undefined;
  const route: RoomId[] = [];
  for (let room: RoomId | undefined = to; room && room !== from; room = reached.get(room)?.via) {
    route.unshift(room);
  }
  return route;
}

interface Reached {
  readonly steps: number;
  readonly via: RoomId | undefined;
}

function walk(map: StationMap, from: RoomId, passage: Passage, limit: number): ReadonlyMap<RoomId, Reached> {
  const reached = new Map<RoomId, Reached>([[from, { steps: 0, via: undefined }]]);
  // A Map is walked in the order of insertion, newcomers included: breadth first.
  for (const [room, { steps }] of reached) {
    if (steps >= limit) continue;
    for (const next of roomsBeside(map, room, passage)) {
      if (!reached.has(next)) reached.set(next, { steps: steps + 1, via: room });
    }
  }
  return reached;
}
