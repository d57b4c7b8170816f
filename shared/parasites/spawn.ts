import {
  type DieFace,
  dieDirection,
  locationAt,
  neighbour,
  opposite,
  otherHalf,
  placedUnder,
  roomTouching,
  type StationMap,
} from '../map/index.ts';
import type { RoomId } from '../vocabulary/index.ts';
import { type Parasite, type ParasiteId, printedColour, reserve } from './parasite.ts';

/** P5: the room a parasite comes into when it spawns at a character in `room`. Walls do not matter. */
export function spawnRoom(map: StationMap, room: RoomId, roll: DieFace): RoomId {
  const direction = dieDirection(roll);
  const here = placedUnder(map, room);
  if (!here) return room;
  const half = otherHalf(here, room, direction);
  if (half) return half;
  const next = locationAt(map, neighbour(here.cell, direction));
  return next ? roomTouching(next, opposite(direction)) : room;
}

/** P6: which one comes out of the reserve: grey first, then black. */
export function nextFromReserve(parasites: readonly Parasite[]): ParasiteId | undefined {
  return reserve(parasites)[0];
}

/** Puts one from the reserve on the map. */
export function addParasite(
  parasites: readonly Parasite[],
  id: ParasiteId,
  room: RoomId,
): readonly Parasite[] {
  return [...parasites, { id, colour: printedColour(id), room }];
}

/** P6: moves one that is on the map already; it keeps its colour. */
export function pullParasite(
  parasites: readonly Parasite[],
  id: ParasiteId,
  room: RoomId,
): readonly Parasite[] {
  return parasites.map((parasite) => (parasite.id === id ? { ...parasite, room } : parasite));
}
