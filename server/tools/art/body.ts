import type { Darkroom, Pixels } from './darkroom.ts';
import { readDrawing, wholeSvg } from './drawing.ts';
import { type Element, writeElement } from './element.ts';
import { paintHeat } from './heat.ts';
import type { Size } from './packing.ts';
import { seeded } from './seeded.ts';

export type Warmth = 'cold' | 'hot';

const VIEW = [-16, 0, 232, 288] as const;
/** How many lines of equal depth a cold body shows. */
const CONTOURS = 18;

/** Somebody on a thermal picture. Cold: lines of equal depth. Hot: the same outline with growth in its chest. */
export async function bodyPicture(darkroom: Darkroom, warmth: Warmth, size: Size): Promise<Pixels> {
  const bust = readDrawing('scenes/bust');
  const field = (id: string, blur: number) => alphaOf(darkroom, layerOf(bust, id), blur, size);
  const outline = await field('outline', 0);
  const [edge, near, far] = [
    await field('outline', 9),
    await field('outline', 20),
    await field('outline', 34),
  ];
  const lines = await field('lines', 0);
  const visor = await field('visor', 1);
  const [veins, glow] = [await field('growth', 1.1), await field('growth', 7)];
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const chance = seeded(77);
  const scale = size.width / VIEW[2];
  const depth = smoothed(
    outline.map((_, i) => (edge[i] ?? 0) * 0.3 + (near[i] ?? 0) * 0.36 + (far[i] ?? 0) * 0.34),
    size,
    Math.round(scale * 2),
  );
  for (let i = 0; i < outline.length; i++) {
    const [inside, deep] = [outline[i] ?? 0, depth[i] ?? 0];
    const [u, v] = [(i % size.width) / scale + VIEW[0], Math.floor(i / size.width) / scale + VIEW[1]];
    const around = ((near[i] ?? 0) * 0.2 + (far[i] ?? 0) * 0.1) * faded(u, v);
    const chest = Math.exp(-(((u - 100) / 52) ** 2 + ((v - 178) / 58) ** 2));
    const growth = (veins[i] ?? 0) * (0.18 + chest * 0.3) + (glow[i] ?? 0) * (0.08 + chest * 0.2);
    const hot =
      inside * (0.22 + deep * 0.25 + chest * 0.05 + growth + (visor[i] ?? 0) * 0.1) +
      (1 - inside) * around * 1.1;
    const cold = inside * (0.15 + deep * 0.21) + (1 - inside) * around * 0.6;
    const grain = (chance() - 0.5) * 0.02;
    paintHeat(data, i, (warmth === 'hot' ? hot : cold) + inside * grain);
    const line = lines[i] ?? 0;
    if (warmth === 'hot') {
      lighten(data, i, [255, 226, 196], line * 0.62);
      continue;
    }
    lighten(data, i, [96, 176, 232], line * 1.1 + inside * contour(depth, i, size.width, scale));
    lighten(data, i, [26, 56, 84], inside * (1 - deep) ** 2 + around * 2);
    darken(data, i, (visor[i] ?? 0) * 0.3);
  }
  return { ...size, data: exposed(data) };
}

/** The glow around somebody ends before the picture does. */
function faded(u: number, v: number): number {
  const [left, top, width] = VIEW;
  const inwards = Math.min(u - left, left + width - u, v - top);
  return Math.min(1, Math.max(0, inwards / 14)) ** 2;
}

/** The mean around each pixel, twice over: 256 steps of coverage are too coarse for lines of equal depth. */
function smoothed(field: Float32Array, size: Size, radius: number): Float32Array {
  let result = field;
  for (let turn = 0; turn < 2; turn++) {
    result = meanAlong(result, size, { step: 1, radius });
    result = meanAlong(result, size, { step: size.width, radius });
  }
  return result;
}

function meanAlong(
  field: Float32Array,
  { width, height }: Size,
  { step, radius }: { step: number; radius: number },
): Float32Array {
  const length = step === 1 ? width : height;
  return field.map((_, i) => {
    const at = step === 1 ? i % width : Math.floor(i / width);
    let sum = 0;
    for (let by = -radius; by <= radius; by++) {
      sum += field[i + (Math.min(Math.max(at + by, 0), length - 1) - at) * step] ?? 0;
    }
    return sum / (2 * radius + 1);
  });
}

/** How much of a contour line is on a pixel: of one width, however steep. */
function contour(depth: Float32Array, i: number, width: number, scale: number): number {
  const level = (depth[i] ?? 0) * CONTOURS;
  const rise =
    Math.hypot(level - (depth[i - 2] ?? 0) * CONTOURS, level - (depth[i - 2 * width] ?? 0) * CONTOURS) / 2;
  const off = Math.abs(level - Math.round(level));
  const line = Math.max(0, 1 - off / (rise * Math.max(0.9, scale * 0.62) + 1e-6));
  return level < CONTOURS * 0.985 ? line * Math.min(1, rise * 7 * scale + 0.15) : 0;
}

/** The mean brightness of either picture: what a role is must not light a face differently. */
const BRIGHTNESS = 0.195;

/** The same picture, as bright as every other body. */
function exposed(data: Uint8ClampedArray): Uint8ClampedArray {
  let picture = data;
  // What is white already cannot grow brighter: the rest makes up for it.
  for (let turn = 0; turn < 4; turn++) {
    const gain = BRIGHTNESS / brightnessOf(picture);
    picture = picture.map((value, i) => (i % 4 === 3 ? value : value * gain));
  }
  return picture;
}

/** As an eye weighs red, green and blue, from 0 to 1. */
function brightnessOf(data: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) {
    sum += 0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
  }
  return sum / (255 * (data.length / 4));
}

function lighten(data: Uint8ClampedArray, pixel: number, colour: readonly number[], share: number): void {
  colour.forEach((value, i) => {
    data[pixel * 4 + i] = (data[pixel * 4 + i] ?? 0) + value * Math.min(1, share);
  });
}

function darken(data: Uint8ClampedArray, pixel: number, share: number): void {
  for (let i = 0; i < 3; i++) data[pixel * 4 + i] = (data[pixel * 4 + i] ?? 0) * (1 - share);
}

function layerOf(bust: Element, id: string): string {
  const layer = bust.children.find(({ attributes }) => attributes['id'] === id);
  if (!layer) throw new RangeError(`the bust has no ${id}`);
  return writeElement(layer);
}

/** How much of each pixel a drawing covers, 0 to 1. */
async function alphaOf(darkroom: Darkroom, inside: string, blur: number, size: Size): Promise<Float32Array> {
  const softened = blur
    ? `<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#soft)">${inside}</g>`
    : inside;
  const { data } = await darkroom.pixels(size, [{ svg: wholeSvg(VIEW, softened), x: 0, y: 0, ...size }]);
  return Float32Array.from({ length: size.width * size.height }, (_, i) => (data[i * 4 + 3] ?? 0) / 255);
}
