import { DIRECTIONS, type Direction } from '#shared/map/index.ts';

/** The parasite die: where all of them go (P1). Until it rests, nothing is chosen and it shows no number. */
export function Compass({ rests }: { rests?: { readonly on: Direction; readonly number: number } }) {
  return (
    <svg class="compass" viewBox="0 0 200 200" aria-hidden="true">
      <use href="#sign-compass" width="200" height="200" />
      {DIRECTIONS.map((direction, i) => (
        <use
          key={direction}
          class={direction === rests?.on ? 'compass-arrow is-chosen' : 'compass-arrow'}
          href="#sign-arrow"
          width="200"
          height="200"
          transform={`rotate(${i * 90} 100 100)`}
        />
      ))}
      <use href="#sign-die" x="70" y="66" width="60" height="60" />
      {rests && (
        <text class="compass-number" x="100" y="108">
          {rests.number}
        </text>
      )}
    </svg>
  );
}
