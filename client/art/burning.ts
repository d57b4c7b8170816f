import { heatAt } from '#client/look/heat-ramp.ts';

/** Pixels of a canvas, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const GRID = 64;

/** Uneven ground for a fire: values from 0 to 1 that change slowly, the same every time. */
function unevenness(): (x: number, y: number) => number {
  let state = 11;
  const values = Float32Array.from({ length: (GRID + 1) ** 2 }, () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  });
  const value = (i: number, j: number) => values[(j % GRID) * (GRID + 1) + (i % GRID)] ?? 0;
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const one = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - i), smooth(y - j)];
    const top = value(i, j) + (value(i + 1, j) - value(i, j)) * u;
    const bottom = value(i, j + 1) + (value(i + 1, j + 1) - value(i, j + 1)) * u;
    return top + (bottom - top) * v;
  };
  return (x, y) => one(x, y) * 0.55 + one(x * 2.1 + 7, y * 2.1) * 0.28 + one(x * 4.3, y * 4.3 + 3) * 0.17;
}

const uneven = unevenness();
/** How wide the white-to-red rim is, how far before it paper glows, and how far it browns. */
const [RIM, GLOW, BROWN] = [0.06, 0.035, 0.16];

/** A fire that goes up from the lower edge: paints over a card what has burned so far, 0 to 1.2. */
export function paintBurning({ width, height, data }: Pixels, burned: number): void {
  for (let i = 0; i < width * height; i++) {
    const [u, v] = [(i % width) / width, Math.floor(i / width) / height];
    const away = Math.hypot((u - 0.3) * 0.5, v - 1.05) / 1.1;
    const ahead = away + (uneven(u * 7, v * 9.5) - 0.5) * 0.42 - burned;
    data.set(burnt(ahead, ahead < -RIM && ahead > -0.5 ? uneven(u * 23 + 5, v * 31 + 9) : 0), i * 4);
  }
}

/** The colour of a place so far ahead of the front; behind it embers go out. */
function burnt(ahead: number, ember: number): readonly [number, number, number, number] {
  if (ahead > BROWN) return [0, 0, 0, 0];
  if (ahead > GLOW) return [26, 11, 5, 200 * (1 - (ahead - GLOW) / (BROWN - GLOW))];
  if (ahead > 0) return [...heatAt(0.62 + (1 - ahead / GLOW) * 0.3), 120 + 135 * (1 - ahead / GLOW)];
  if (ahead > -RIM) return [...heatAt(1 + (ahead / RIM) * 0.42), 255];
  const glowing = Math.max(0, ember - 0.6) * 6 * Math.max(0, 1 + (ahead + RIM) * 2.4);
  const [red, green, blue] = heatAt(0.58 + Math.min(0.25, glowing * 0.2));
  const share = Math.min(1, glowing);
  return [6 + red * share, 6 + green * share, 8 + blue * share * 0.6, 255];
}

/** A tip is not there at once. */
const SOFT = 0.05;

/** Growth that has come so far, 0 to 1: reads when and how thick from the baked mask. */
export function paintGrowth(mask: Pixels, { data }: Pixels, grown: number): void {
  for (let i = 0; i < mask.width * mask.height; i++) {
    const [when = 255, thick = 0] = mask.data.subarray(i * 4, i * 4 + 2);
    const age = grown - when / 255;
    const heat = (thick / 255) * Math.min(1, Math.max(0, age / SOFT)) * Math.min(1, 0.6 + age * 2);
    // The youngest tip is the hottest.
    const [red, green, blue] = heatAt(Math.min(1, 0.2 + heat * 0.7 + (age < 2 * SOFT ? heat * 0.2 : 0)));
    data.set([red, green, blue, Math.min(255, heat * 420)], i * 4);
  }
}
