import type { Colour } from '#shared/vocabulary/index.ts';

const POTS = [
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

export type Pot = (typeof POTS)[number] | `seat-${Colour}`;

/** The palette lives in the style sheet; the board dips into the same pots. */
export function ink(pot: Pot): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${pot}`).trim();
}

export const inkNumber = (pot: Pot): number => Number.parseInt(ink(pot).slice(1), 16);
