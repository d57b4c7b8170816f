import type { Colour } from '#shared/vocabulary/index.ts';

/** Colours are never alone: each has a shape, filled, on a field of 24 by 24, and a letter (in the texts). */
export const SEAT_SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M12 1.500L23 21.500H1z',
  green: 'M2.500 2.500h19v19h-19z',
  purple: 'M12 .5L23.500 12L12 23.500L.5 12z',
  orange: 'M6.200 2h11.600L23.500 12l-5.700 10H6.200L.5 12z',
  blue: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  white: 'M8 1h8v7h7v8h-7v7H8v-7H1V8h7z',
};
