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
  const rooms = new Set<RoomId>();
  for (const region of regions) for (const room of region) rooms.add(room);
  return [...rooms].some((room) => roomKind(room) === 'terminal') ? 'everywhere' : rooms;
}

export function isWithin(reach: Reach, room: RoomId): boolean {
  return reach === 'everywhere' || reach.has(room);
}
