import { type Area, PLATE, type Point } from './geometry.ts';

/** What the camera looks at: the middle, and real pixels for one unit of the map. */
export interface Look extends Point {
  readonly zoom: number;
}

/** What floats over the edges of the map, in the page's pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The screen in real pixels, how many of them make one of the page's, and what of it is covered. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly insets: Insets;
}

/** The screen of an element of the page. */
export const screenOf = ({ clientWidth, clientHeight }: HTMLElement, insets: Insets): Screen => ({
  width: Math.max(1, Math.round(clientWidth * devicePixelRatio)),
  height: Math.max(1, Math.round(clientHeight * devicePixelRatio)),
  ratio: devicePixelRatio,
  insets,
});

/** The dark around the map. */
const AIR = 60;
const CLOSEST = 3.2;
/** A lone plate does not fill the screen: the dark around it is part of the picture. */
const CLOSEST_FIT = 0.75;
/** Below so many of the page's pixels nobody can read a plate: on a phone one holds it nearer to the eye. */
const LEGIBLE_PLATE = { phone: 84, desktop: 120 };
/** As wide as two phones: less is held in a hand. */
const PHONE = 560;

/** The part of the screen nothing floats over: its size, and how far its middle is from the screen's. */
function freeOf({ width, height, ratio, insets }: Screen): { width: number; height: number } & Point {
  const { top, right, bottom, left } = insets;
  return {
    width: Math.max(1, width - (left + right) * ratio),
    height: Math.max(1, height - (top + bottom) * ratio),
    x: ((left - right) * ratio) / 2,
    y: ((top - bottom) * ratio) / 2,
  };
}

/** The smallest zoom by itself: real pixels for one unit. */
function legible(screen: Screen): number {
  const isPhone = Math.min(screen.width, screen.height) / screen.ratio < PHONE;
  return ((isPhone ? LEGIBLE_PLATE.phone : LEGIBLE_PLATE.desktop) / PLATE.width) * screen.ratio;
}

/** The whole map if it stays legible, else as much of it as does, around the point that matters. */
export function fitted(map: Area, focus: Point, screen: Screen): Look {
  const free = freeOf(screen);
  const whole = Math.min(free.width / (map.width + AIR), free.height / (map.height + AIR));
  const zoom = Math.min(Math.max(whole, legible(screen)), CLOSEST_FIT * screen.ratio);
  return centred(focus, map, zoom, screen);
}

/** So much nearer than by itself at most, and nearer at all only if it is worth the way. */
const NEARER = { most: 1.75, least: 1.12 };
/** Around what it goes near to. */
const NEAR_AIR = 130;

/** Near to a part of the map, all of which stays in sight; as it is where it could hardly come nearer. */
export function nearTo(area: Area, map: Area, from: Look, screen: Screen): Look {
  const free = freeOf(screen);
  const whole = Math.min(free.width / (area.width + NEAR_AIR), free.height / (area.height + NEAR_AIR));
  const zoom = Math.min(whole, from.zoom * NEARER.most, CLOSEST * screen.ratio);
  if (zoom < from.zoom * NEARER.least)
    return isSeen(from, area, screen) ? from : centred(area, map, from.zoom, screen);
  return centred(area, map, zoom, screen);
}

/** A point in the middle of what is free, as far as the map's edges allow. */
export function centred({ x, y }: Point, map: Area, zoom: number, screen: Screen): Look {
  const free = freeOf(screen);
  return held({ x: x - free.x / zoom, y: y - free.y / zoom, zoom }, map, screen);
}

/** Keeps the map on the screen: where it is smaller than what is free of it, it stays in the middle. */
export function held({ x, y, zoom }: Look, map: Area, screen: Screen): Look {
  const free = freeOf(screen);
  const [aside, down] = [free.x / zoom, free.y / zoom];
  return {
    zoom,
    x: within(x + aside, map.x, map.width + AIR, free.width / zoom) - aside,
    y: within(y + down, map.y, map.height + AIR, free.height / zoom) - down,
  };
}

function within(at: number, middle: number, size: number, seen: number): number {
  const slack = Math.max(0, (size - seen) / 2);
  return Math.min(Math.max(at, middle - slack), middle + slack);
}

/** Closer by a factor, while what is under the finger stays under it. */
export function zoomed(look: Look, factor: number, at: Point, screen: Screen): Look {
  const zoom = Math.min(Math.max(look.zoom * factor, legible(screen) / 2), CLOSEST * screen.ratio);
  const before = toMap(look, at, screen);
  const after = toMap({ ...look, zoom }, at, screen);
  return { zoom, x: look.x + before.x - after.x, y: look.y + before.y - after.y };
}

/** A point of the screen, on the map. */
export function toMap({ x, y, zoom }: Look, at: Point, screen: Screen): Point {
  return { x: x + (at.x - screen.width / 2) / zoom, y: y + (at.y - screen.height / 2) / zoom };
}

/** An area of the map, in the page's pixels from the board's corner. */
export function toPage(look: Look, area: Area, { width, height, ratio }: Screen): Area {
  const scale = look.zoom / ratio;
  return {
    x: width / ratio / 2 + (area.x - look.x) * scale,
    y: height / ratio / 2 + (area.y - look.y) * scale,
    width: area.width * scale,
    height: area.height * scale,
  };
}

/** All of it, where nothing floats over it. */
export function isSeen({ x, y, zoom }: Look, area: Area, screen: Screen): boolean {
  const free = freeOf(screen);
  return (
    Math.abs(area.x - x - free.x / zoom) + area.width / 2 <= free.width / zoom / 2 + 1 &&
    Math.abs(area.y - y - free.y / zoom) + area.height / 2 <= free.height / zoom / 2 + 1
  );
}

/** Something at the edges of the screen speaks of a part of the map. */
export interface Beside {
  /** The part that should be seen, as much as can be first; the last is what it speaks of. */
  readonly areas: readonly Area[];
  /** What it takes of the edges, besides what floats there anyway. */
  readonly taken: Insets;
}

/** No further away than it takes to see what that speaks of, beyond the map's edge if it must be. */
export function besideOf(look: Look, { areas, taken }: Beside, screen: Screen): Look {
  const { top, right, bottom, left } = screen.insets;
  const rest: Screen = {
    ...screen,
    insets: {
      top: top + taken.top,
      right: right + taken.right,
      bottom: bottom + taken.bottom,
      left: left + taken.left,
    },
  };
  const free = freeOf(rest);
  const fits = ({ width, height }: Area, zoom: number) =>
    width * zoom <= free.width && height * zoom <= free.height;
  const area = areas.find((each) => fits(each, look.zoom)) ?? areas.at(-1);
  if (!area) return look;
  const whole = Math.min(free.width / area.width, free.height / area.height);
  const zoom = fits(area, look.zoom) ? look.zoom : Math.min(look.zoom, Math.max(whole, legible(screen)));
  const [aside, down] = [free.x / zoom, free.y / zoom];
  return {
    zoom,
    x: within(look.x + aside, area.x, free.width / zoom, area.width) - aside,
    y: within(look.y + down, area.y, free.height / zoom, area.height) - down,
  };
}

/** What the camera sees of the map. */
export function seenArea({ x, y, zoom }: Look, screen: Screen): Area {
  const free = freeOf(screen);
  return {
    x: x + free.x / zoom,
    y: y + free.y / zoom,
    width: free.width / zoom,
    height: free.height / zoom,
  };
}
