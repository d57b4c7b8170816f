import { backSide, type Cell, type PlacedLocation } from '#shared/map/index.ts';
import { halfOf, type RoomId } from '#shared/vocabulary/index.ts';

/** A location card is an upright 3 : 4 plate, whichever way it lies: only its edges turn. */
export const PLATE = { width: 300, height: 400 };
/** The dark between two plates. */
export const SEAM = 10;
export const WALL = 11;
/** What the heading of a room takes from its top. */
const HEADING = 72;
const MARGIN = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its middle. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export function plateArea({ x, y }: Cell): Area {
  return { ...PLATE, x: x * (PLATE.width + SEAM), y: y * (PLATE.height + SEAM) };
}

/** The part of its plate that is the room: all of it, or one half (C6). */
export function roomArea({ cell, rotation }: PlacedLocation, room: RoomId): Area {
  const plate = plateArea(cell);
  const half = halfOf(room);
  if (!half) return plate;
  const isUpper = (half === 'back') === (backSide(rotation) === 'north');
  const height = plate.height / 2;
  return { ...plate, height, y: plate.y + (isUpper ? -height / 2 : height / 2) };
}

/** Where in a room its tokens stand: below the heading, clear of the walls. */
export function standingArea({ x, y, width, height }: Area): Area {
  const inset = MARGIN + WALL;
  const free = height - HEADING - inset;
  return { x, y: y + (HEADING - inset) / 2, width: width - 2 * inset, height: free };
}

export function contains({ x, y, width, height }: Area, at: Point): boolean {
  return Math.abs(at.x - x) <= width / 2 && Math.abs(at.y - y) <= height / 2;
}

/** The smallest area around all. */
export function around(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map(({ x, width }) => x - width / 2));
  const right = Math.max(...areas.map(({ x, width }) => x + width / 2));
  const top = Math.min(...areas.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...areas.map(({ y, height }) => y + height / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** So many equal squares in an area, as large as they can be but not larger than `most`. */
export function arranged(count: number, area: Area, most: number): readonly Area[] {
  if (count === 0) return [];
  const fits = Array.from({ length: count }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: Math.min(area.width / columns, area.height / rows, most) };
  });
  const largest = Math.max(...fits.map(({ size }) => size));
  // Of those that fit as large, the one nearest to the area's own shape.
  const wanted = Math.sqrt((count * area.width) / area.height);
  const off = ({ columns }: { columns: number }) => Math.abs(columns - wanted);
  const [best] = fits.filter(({ size }) => size === largest).sort((a, b) => off(a) - off(b));
  const { columns, rows, size } = best ?? { columns: 1, rows: count, size: 0 };
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: area.x + ((i % columns) - (inRow - 1) / 2) * size,
      y: area.y + (row - (rows - 1) / 2) * size,
      width: size,
      height: size,
    };
  });
}

/** Squares in the corners of an area, whose middle is to be seen: the upper ones first. */
export function inCorners(count: number, { x, y, width, height }: Area, size: number): readonly Area[] {
  const [aside, apart] = [(width - size) / 2, (height - size) / 2];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners
    .slice(0, count)
    .map(([east, south]) => ({ x: x + east * aside, y: y + south * apart, width: size, height: size }));
}
