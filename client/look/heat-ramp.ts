import stops from '../../assets/heat-ramp.json';

/** A colour by its red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

interface Stop {
  readonly at: number;
  readonly colour: Rgb;
}

/** Cold to white-hot: for life, infection, scans and wounds, never for decoration. */
const HEAT_RAMP: readonly Stop[] = stops.map(([at, colour]) => {
  const part = (digit: number) => Number.parseInt(String(colour).slice(digit, digit + 2), 16);
  return { at: Number(at), colour: [part(1), part(3), part(5)] };
});

/** Dead things stay under this on a thermal picture: only life goes past red. */
export const COLDEST_LIFE = 0.41;

export function heatAt(heat: number): Rgb {
  const upper = HEAT_RAMP.findIndex(({ at }) => at >= heat);
  const [below, above] = [HEAT_RAMP[Math.max(0, upper - 1)], HEAT_RAMP.at(upper)];
  if (!below || !above) throw new RangeError('the ramp has no stops');
  const share = above.at > below.at ? Math.min(1, Math.max(0, (heat - below.at) / (above.at - below.at))) : 1;
  const part = (i: 0 | 1 | 2) => Math.round(below.colour[i] + (above.colour[i] - below.colour[i]) * share);
  return [part(0), part(1), part(2)];
}

/** As a number, for tints. */
export function heatTint(heat: number): number {
  const [red, green, blue] = heatAt(heat);
  return (red << 16) | (green << 8) | blue;
}

/** For CSS: `linear-gradient(90deg, …)`. */
export const heatGradient = (angle: string): string =>
  `linear-gradient(${angle}, ${HEAT_RAMP.map(({ at, colour }) => `rgb(${colour.join(' ')}) ${Math.round(at * 100)}%`).join(', ')})`;
