import { type Doorway, doorwaysOf, placedUnder, type StationMap, shortestRoute } from '#shared/map/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { PLATE, type Point, plateArea, SEAM } from './geometry.ts';

/** Somebody's place: a room, and where in it. */
export interface Standpoint {
  readonly room: RoomId;
  readonly at: Point;
}

/** How one walks from place to place: through the doorways. Nothing if there is no way at all. */
export function pathBetween(map: StationMap, from: Standpoint, to: Standpoint): readonly Point[] | undefined {
  const route = shortestRoute(map, from.room, to.room, { keycard: true, doorsOpen: true });
  if (!route) return undefined;
  const rooms = [from.room, ...route];
  const doors = route.flatMap((next, i) => {
    const here = rooms[i];
    const doorway = here && doorwaysOf(map, here).find((each) => each.to === next);
    return doorway ? doorPoint(map, doorway) : [];
  });
  return [from.at, ...doors, to.at];
}

function doorPoint(map: StationMap, { from, direction, cell }: Doorway): readonly Point[] {
  const placed = placedUnder(map, from);
  if (!placed) return [];
  const { x, y } = plateArea(placed.cell);
  // C6: the door between two rooms is in the middle of their plate.
  if (!cell) return [{ x, y }];
  const [wide, high] = [(PLATE.width + SEAM) / 2, (PLATE.height + SEAM) / 2];
  switch (direction) {
    case 'north':
      return [{ x, y: y - high }];
    case 'south':
      return [{ x, y: y + high }];
    case 'east':
      return [{ x: x + wide, y }];
    case 'west':
      return [{ x: x - wide, y }];
  }
}

/** A point so far along a path, 0 to 1, and which way one looks there, in degrees: 0 is north. */
export function along(path: readonly Point[], share: number): Point & { readonly angle: number } {
  const legs = path.slice(1).map((to, i) => {
    const from = path[i] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = legs.reduce((sum, { length }) => sum + length, 0) * Math.min(1, Math.max(0, share));
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0) {
      const part = left / length;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        angle: bearing(from, to),
      };
    }
    left -= length;
  }
  const last = path.at(-1) ?? { x: 0, y: 0 };
  const before = path.at(-2) ?? last;
  return { ...last, angle: bearing(before, last) };
}

/** Which way one looks from a point to another, in degrees: 0 is north. */
export const bearing = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** Points along a path, about so far from each other, its ends left out. */
export function stamped(path: readonly Point[], apart: number): readonly Point[] {
  const length = path.slice(1).reduce((sum, to, i) => {
    const from = path[i] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);
  const count = Math.max(0, Math.floor(length / apart));
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = along(path, (i + 0.5) / count);
    return { x, y };
  });
}
