import type { Colour } from '#shared/vocabulary/index.ts';

/** The seats' colours, as in `client/look/base.css`. */
export const SEAT_COLOURS: Readonly<Record<Colour, string>> = {
  red: '#ff7a70',
  green: '#67d98a',
  purple: '#c79bff',
  orange: '#ffa24d',
  blue: '#78a9ff',
  white: '#f1f5f7',
};
