import type { Area, Point } from './geometry.ts';

/** What the camera looks at: the middle, and real pixels for one unit of the map. */
export interface Look extends Point {
  readonly zoom: number;
}

/** The screen in real pixels, and how many of them make one of the page's. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The dark around the map. */
const AIR = 60;
const CLOSEST = 1.6;
const FURTHEST = 0.12;
/** A lone plate does not fill the screen: the dark around it is part of the picture. */
const CLOSEST_FIT = 0.75;
/** Below this, in the page's pixels for one unit, nobody can read a plate. */
export const LEGIBLE = 0.25;

/** The whole map if it stays legible, else as much of it as does, around the point that matters. */
export function fitted(map: Area, focus: Point, screen: Screen): Look {
  const whole = Math.min(screen.width / (map.width + AIR), screen.height / (map.height + AIR));
  const zoom = Math.min(Math.max(whole, LEGIBLE * screen.ratio), CLOSEST_FIT * screen.ratio);
  return held({ ...focus, zoom }, map, screen);
}

/** Keeps the map on the screen: where it is smaller than the screen it stays in the middle. */
export function held({ x, y, zoom }: Look, map: Area, screen: Screen): Look {
  return {
    zoom,
    x: within(x, map.x, map.width + AIR, screen.width / zoom),
    y: within(y, map.y, map.height + AIR, screen.height / zoom),
  };
}

function within(at: number, middle: number, size: number, seen: number): number {
  const slack = Math.max(0, (size - seen) / 2);
  return Math.min(Math.max(at, middle - slack), middle + slack);
}

/** Closer by a factor, while what is under the finger stays under it. */
export function zoomed(look: Look, factor: number, at: Point, screen: Screen): Look {
  const zoom = Math.min(Math.max(look.zoom * factor, FURTHEST * screen.ratio), 2 * CLOSEST * screen.ratio);
  const before = toMap(look, at, screen);
  const after = toMap({ ...look, zoom }, at, screen);
  return { zoom, x: look.x + before.x - after.x, y: look.y + before.y - after.y };
}

/** A point of the screen, on the map. */
export function toMap({ x, y, zoom }: Look, at: Point, screen: Screen): Point {
  return { x: x + (at.x - screen.width / 2) / zoom, y: y + (at.y - screen.height / 2) / zoom };
}

export function isSeen({ x, y, zoom }: Look, area: Area, screen: Screen): boolean {
  return (
    Math.abs(area.x - x) + area.width / 2 <= screen.width / zoom / 2 &&
    Math.abs(area.y - y) + area.height / 2 <= screen.height / zoom / 2
  );
}
