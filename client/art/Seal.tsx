import { Emblem } from '#client/look/Icon.tsx';
import type { Colour } from '#shared/vocabulary/index.ts';

/** The stamp of a seat on what it gives away. */
export function Seal({ colour }: { colour: Colour }) {
  return (
    <span class={`seal in-${colour}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href="#card-seal" width="100" height="100" />
      </svg>
      <Emblem colour={colour} />
    </span>
  );
}
