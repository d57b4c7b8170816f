import { type RoomId, roomKind } from '../vocabulary/index.ts';
import { type Passage, regionOf } from './route.ts';
import type { StationMap } from './station.ts';

/** A living character: where it sets out from, and which doors let it through. */
export interface Walker {
  readonly room: RoomId;
  readonly passage: Passage;
}

/** E4: the rooms somebody living could walk to, however long it takes; from a terminal every place is near (R8). */
export type Reach = ReadonlySet<RoomId> | 'everywhere';

export function reachOf(map: StationMap, walkers: readonly Walker[]): Reach {
  const regions = new Set(walkers.map(({ room, passage }) => regionOf(map, room, passage)));
  for (const region of regions) if (hasTerminal(region)) return 'everywhere';
  const [first, ...others] = regions;
  // Mostly all stand in one, and it is known already.
  if (first && others.length === 0) return first;
  const rooms = new Set(first);
  for (const region of others) for (const room of region) rooms.add(room);
  return rooms;
}

function hasTerminal(region: ReadonlySet<RoomId>): boolean {
  for (const room of region) if (roomKind(room) === 'terminal') return true;
  return false;
}

export function isWithin(reach: Reach, room: RoomId): boolean {
  return reach === 'everywhere' || reach.has(room);
}
