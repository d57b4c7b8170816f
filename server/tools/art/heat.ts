import * as z from 'zod/mini';
import { read } from '#server/tools/read-json.ts';

const Stops = z.array(z.tuple([z.number(), z.string()]));
const STOPS = read('assets/heat-ramp.json', 'heat ramp', Stops);
const STEPS = 1024;

/** The ramp in fine steps, three bytes each. */
const TABLE = Uint8ClampedArray.from({ length: STEPS * 3 }, (_, i) => {
  const heat = Math.floor(i / 3) / (STEPS - 1);
  const above = STOPS.findIndex(([at]) => at >= heat);
  const [[low, from], [high, to]] = [STOPS[Math.max(0, above - 1)] ?? [0, ''], STOPS[above] ?? [1, '']];
  const channel = (colour: string) => Number.parseInt(colour.slice(1 + (i % 3) * 2, 3 + (i % 3) * 2), 16);
  const share = high > low ? (heat - low) / (high - low) : 1;
  return channel(from) + (channel(to) - channel(from)) * share;
});

/** Paints a pixel in the colour of a heat. */
export function paintHeat(data: Uint8ClampedArray, pixel: number, heat: number): void {
  const step = Math.round(Math.min(1, Math.max(0, heat)) * (STEPS - 1));
  for (let i = 0; i < 3; i++) data[pixel * 4 + i] = TABLE[step * 3 + i] ?? 0;
  data[pixel * 4 + 3] = 255;
}
