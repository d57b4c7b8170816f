import {
  boundary,
  type DieFace,
  type Direction,
  dieDirection,
  edgeOf,
  locationAt,
  neighbour,
  opposite,
  placedUnder,
  roomTouching,
  type StationMap,
} from '../map/index.ts';
import type { RoomId } from '../vocabulary/index.ts';
import type { Parasite, ParasiteId } from './parasite.ts';

/** P2: why a parasite stays. */
export type Obstacle = 'wall' | 'security-door' | 'no-location';

/** What one parasite does on a roll. */
export type ParasiteMove =
  | { readonly parasite: ParasiteId; readonly from: RoomId; readonly to: RoomId }
  | { readonly parasite: ParasiteId; readonly from: RoomId; readonly stays: Obstacle };

/** P1: one roll moves every parasite one room that way. Opened doors have closed before. */
export function parasiteMoves(
  map: StationMap,
  parasites: readonly Parasite[],
  roll: DieFace,
): readonly ParasiteMove[] {
  const direction = dieDirection(roll);
  return parasites.map(({ id, room }) => ({ parasite: id, from: room, ...crawl(map, room, direction) }));
}

/** The parasites after their moves. */
export function moveParasites(
  parasites: readonly Parasite[],
  moves: readonly ParasiteMove[],
): readonly Parasite[] {
  return parasites.map((parasite) => {
    const move = moves.find((each) => each.parasite === parasite.id);
    return move && 'to' in move ? { ...parasite, room: move.to } : parasite;
  });
}

/** P2: the room a parasite crawls into, or what keeps it. */
function crawl(
  map: StationMap,
  room: RoomId,
  direction: Direction,
): { readonly to: RoomId } | { readonly stays: Obstacle } {
  const here = placedUnder(map, room);
  if (!here) return { stays: 'no-location' };
  const mine = boundary(here, room, direction);
  if (mine !== 'open') return { stays: mine === 'wall' ? 'wall' : 'security-door' };
  const next = locationAt(map, neighbour(here.cell, direction));
  if (!next) return { stays: 'no-location' };
  const side = opposite(direction);
  const theirs = edgeOf(next, side);
  if (theirs !== 'open') return { stays: theirs === 'wall' ? 'wall' : 'security-door' };
  return { to: roomTouching(next, side) };
}
