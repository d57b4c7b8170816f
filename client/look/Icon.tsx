import { t } from '#client/texts/texts.ts';
import type { Colour } from '#shared/vocabulary/index.ts';
import { SEAT_SHAPES } from './seat-shapes.ts';

/** A line icon; words stand beside it, so it says nothing itself. */
export function Icon({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A seat's colour, shape and letter in one. */
export function Emblem({ colour }: { colour: Colour }) {
  return (
    <svg class={`emblem is-${colour}`} viewBox="0 0 24 24" role="img" aria-label={t(`colour.${colour}`)}>
      <path d={SEAT_SHAPES[colour]} />
      <text x="12" y={colour === 'red' ? 19.5 : 17}>
        {t(`letter.${colour}`)}
      </text>
    </svg>
  );
}
