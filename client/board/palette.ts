import type { Colour } from '#shared/vocabulary/index.ts';

const PALETTE = [
  'ground',
  'panel',
  'line',
  'wall',
  'text',
  'quiet',
  'can',
  'attention',
  'opened',
  'cold',
  'heat',
  'wound',
  'hot',
  'floor',
] as const;

export type PaletteColour = (typeof PALETTE)[number] | `seat-${Colour}`;

/** The palette lives in the style sheet; the board dips into the same pots. */
export function ink(pot: PaletteColour): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${pot}`).trim();
}

export const inkNumber = (pot: PaletteColour): number => Number.parseInt(ink(pot).slice(1), 16);
