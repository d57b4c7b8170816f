import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import type { Colour } from '#shared/vocabulary/index.ts';

/** Somebody across the table, in the dark; lit from below by the cards. The same for every role. */
export function Bust({ colour }: { colour: Colour }) {
  return (
    <svg class={`bust in-${colour}`} viewBox="0 20 400 400" aria-hidden="true">
      <g class="bust-breath">
        <use href="#portrait-bust-body" width="400" height="400" />
        <use href={`#portrait-bust-helmet-${colour}`} x="96" y="50" width="208" height="200" />
        <path class="bust-badge" d={SEAT_SHAPES[colour]} transform="translate(184 322) scale(1.35)" />
        <path class="bust-badge" d={SEAT_SHAPES[colour]} transform="translate(189 66) scale(.92)" />
      </g>
      <use href="#portrait-bust-hands" y="306" width="400" height="120" />
    </svg>
  );
}
