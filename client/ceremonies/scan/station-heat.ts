import { platePicture, SHEET_URLS, type SheetName } from '#client/art/textures.ts';
import { type Area, around, plateArea, roomArea } from '#client/board/geometry.ts';
import { COLDEST_LIFE, heatAt } from '#client/look/heat-ramp.ts';
import type { View } from '#shared/play/index.ts';
import { CHARACTERS, LOCATIONS, locationOf, type RoomId } from '#shared/vocabulary/index.ts';
import { sheets } from '../../../assets/textures/manifest.json';

/** The station as a thermal camera sees it: rooms cold, everybody alive white-hot and alike. */
export interface ThermalPicture {
  readonly grey: HTMLCanvasElement;
  readonly warm: HTMLCanvasElement;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

type Fit = (area: Area) => Area;

export async function takeThermal(view: View, size: Frame): Promise<ThermalPicture> {
  const images = await loadPlates();
  const [grey, warm] = [canvasOf(size), canvasOf(size)];
  const context = grey.getContext('2d', { willReadFrequently: true });
  const out = warm.getContext('2d');
  if (!context || !out) return { grey, warm };
  const placeOf = fitted(view, size);
  context.fillStyle = '#05080c';
  context.fillRect(0, 0, size.width, size.height);
  for (const { location, cell, rotation } of view.placed) {
    const { texture, frame } = platePicture(LOCATIONS[location].kind, rotation, view.used.includes(location));
    const image = images[texture];
    const [x = 0, y = 0, w = 0, h = 0] = framesOf(texture)[frame] ?? [];
    const { width, height, ...middle } = placeOf(plateArea(cell));
    if (image) {
      context.drawImage(image, x, y, w, h, middle.x - width / 2, middle.y - height / 2, width, height);
    }
  }
  const picture = context.getImageData(0, 0, size.width, size.height);
  warmUp(picture, people(view, placeOf), placeOf({ x: 0, y: 0, width: 46, height: 46 }).width);
  out.putImageData(picture, 0, 0);
  return { grey, warm };
}

function canvasOf({ width, height }: Frame): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

const framesOf = (texture: SheetName): Readonly<Record<string, readonly number[]>> => sheets[texture].frames;

type Plates = Partial<Record<SheetName, HTMLImageElement>>;
let plates: Promise<Plates> | undefined;

/** The same files as the map's: they are in the device's cache already. */
function loadPlates(): Promise<Plates> {
  plates ??= Promise.all(
    (['plates', 'plates-used'] as const).map(async (sheet) => {
      const image = new Image();
      image.src = SHEET_URLS[sheet];
      await image.decode();
      return [sheet, image] as const;
    }),
  ).then((loaded): Plates => Object.fromEntries(loaded));
  return plates;
}

/** All that is placed, in the middle. */
function fitted({ placed }: View, { width, height }: Frame): Fit {
  const all = around(placed.map(({ cell }) => plateArea(cell)));
  const scale = Math.min((width * 0.9) / all.width, (height * 0.86) / all.height, 0.6);
  return (area) => ({
    x: width / 2 + (area.x - all.x) * scale,
    y: height / 2 + (area.y - all.y) * scale,
    width: area.width * scale,
    height: area.height * scale,
  });
}

/** Everybody alive is one spot of heat, the same for all; who stands in one room stands a little apart. */
function people(view: View, placeOf: Fit): readonly Spot[] {
  const rooms = view.seats.flatMap(({ characters }) =>
    CHARACTERS.flatMap((character) => characters[character].room ?? []),
  );
  const there = new Map<RoomId, number>();
  return rooms.flatMap((room) => {
    const placed = view.placed.find(({ location }) => location === locationOf(room));
    if (!placed) return [];
    const nth = there.get(room) ?? 0;
    there.set(room, nth + 1);
    const { x, y, width, height } = placeOf(roomArea(placed, room));
    return [{ x: x + Math.cos(nth * 2.4) * width * 0.22, y: y + Math.sin(nth * 2.4) * height * 0.18 }];
  });
}

const STEPS = 512;
const RAMP = Array.from({ length: STEPS }, (_, i) => heatAt(i / (STEPS - 1)));

/** Brightness becomes heat; the cap keeps dead things blue and violet. */
function warmUp({ data, width }: ImageData, spots: readonly Spot[], reach: number): void {
  const heat = new Float32Array(data.length / 4);
  for (const spot of spots) addSpot({ heat, width }, spot, reach);
  for (let i = 0; i < heat.length; i++) {
    const at = i * 4;
    const bright = ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / 255;
    const cold = 0.05 + Math.min(COLDEST_LIFE - 0.05, bright ** 0.78 * 0.66);
    const [red, green, blue] = RAMP[Math.round(Math.min(1, cold + (heat[i] ?? 0)) * (STEPS - 1))] ?? [
      0, 0, 0,
    ];
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
}

interface Field {
  readonly heat: Float32Array;
  readonly width: number;
}

function addSpot({ heat, width }: Field, { x, y }: Spot, reach: number): void {
  const far = Math.ceil(reach * 2.2);
  for (let dy = -far; dy <= far; dy++) {
    for (let dx = -far; dx <= far; dx++) {
      const [px, py] = [Math.round(x) + dx, Math.round(y) + dy];
      const at = py * width + px;
      if (px < 0 || px >= width || at < 0 || at >= heat.length) continue;
      heat[at] = Math.max(heat[at] ?? 0, 1.05 * Math.exp(-(dx * dx + dy * dy) / (reach * reach * 0.62)));
    }
  }
}
