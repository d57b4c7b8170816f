import type { ScanCard, ScanResult } from '#shared/play/index.ts';

/** R6: as long for everybody, and for every result: only how many live counts. */
export const scanMs = (living: number): number => 4000 + 600 * living;

/** When the noise begins, the line starts and the false colour stands. */
export const NOISE_MS = 400;
export const SWEEP_MS = 700;
export const SWEPT_MS = 2300;
const FIRST_PLATE = 2600;
const PLATE_MS = 600;
const TURN_MS = 240;

/** Every moment of a scan by its name: plate 0 is turned at `face 0`, and heard at `tick 0`. */
export type ScanBeat =
  | 'dark'
  | 'noise'
  | 'sweep'
  | 'plates'
  | 'count'
  | 'away'
  | `face ${number}`
  | `tick ${number}`;

export function scanBeats(living: number): Readonly<Record<ScanBeat, number>> {
  const count = FIRST_PLATE + PLATE_MS * living;
  const beats: Record<ScanBeat, number> = {
    dark: 0,
    noise: NOISE_MS,
    sweep: SWEEP_MS,
    plates: SWEPT_MS,
    count,
    away: count + 1000,
  };
  for (let i = 0; i < living; i++) {
    beats[`face ${i}`] = FIRST_PLATE + PLATE_MS * i + TURN_MS / 2;
    beats[`tick ${i}`] = FIRST_PLATE + PLATE_MS * i + TURN_MS;
  }
  return beats;
}

/** The plates as they lie: what is not turned yet is not known to the page either. */
export function platesShown(
  cards: readonly ScanCard[],
  reached: (beat: ScanBeat) => boolean,
): readonly (ScanCard | 'sealed')[] {
  return cards.map((card, i) => (reached(`face ${i}`) ? card : 'sealed'));
}

/** How it differs from the scan before. */
export function comparedTo(before: ScanResult | undefined, positive: number): number | undefined {
  return before && positive - before.positive;
}
