import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import { t } from '#client/texts/texts.ts';
import type { Colour } from '#shared/vocabulary/index.ts';

/** Somebody across the table, in the dark; lit from below by the cards. The same for every role. */
export function Bust({ colour }: { colour: Colour }) {
  return (
    <svg class={`bust in-${colour}`} viewBox="0 20 400 400" aria-hidden="true">
      <g class="bust-breath">
        <use href="#portrait-bust-body" width="400" height="400" />
        <use href={`#portrait-bust-helmet-${colour}`} x="96" y="50" width="208" height="200" />
        <g transform="translate(179 318) scale(1.75)">
          <path class="bust-badge" d={SEAT_SHAPES[colour]} />
          <text class="bust-letter" x="12" y={colour === 'red' ? 19.5 : 17}>
            {t(`letter.${colour}`)}
          </text>
        </g>
        <path class="bust-badge" d={SEAT_SHAPES[colour]} transform="translate(189 66) scale(.92)" />
      </g>
      <use href="#portrait-bust-hands" y="306" width="400" height="120" />
    </svg>
  );
}
