export type Point = readonly [number, number];

const MIDDLE: Point = [150, 200];
/** One looks down into a box: what is higher is nearer, and farther from the middle. */
const RISE = 0.0013;

/** A plate lies as printed or turned by half. The geometry turns, the light never does. */
export type Lie = 'upright' | 'turned';

export const laid = ([x, y]: Point, lie: Lie): Point => (lie === 'turned' ? [300 - x, 400 - y] : [x, y]);

export function lifted([x, y]: Point, height: number): Point {
  const scale = 1 + height * RISE;
  return [MIDDLE[0] + (x - MIDDLE[0]) * scale, MIDDLE[1] + (y - MIDDLE[1]) * scale];
}

export const scaleAt = (height: number): number => 1 + height * RISE;

/** How much a side faces the light, which comes from the upper left. */
export function lightOn([ax, ay]: Point, [bx, by]: Point): number {
  const [nx, ny] = [by - ay, ax - bx];
  const length = Math.hypot(nx, ny) || 1;
  return (-nx / length) * 0.75 - (ny / length) * 0.65;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
export const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/** Around the middle of the plate. */
export function rotated([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

export function readPoints(source: string): readonly Point[] {
  const values = source
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from(
    { length: values.length / 2 },
    (_, i): Point => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0],
  );
}
