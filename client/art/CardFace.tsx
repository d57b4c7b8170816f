import { Emblem } from '#client/look/Icon.tsx';
import type { Colour, CardFace as Face } from '#shared/vocabulary/index.ts';
import { Seal } from './Seal.tsx';

/** What is printed on a card that can be drawn: an alert never comes into a hand. */
type Printed = Face | { readonly kind: 'parasite-alert' };

interface Shown {
  readonly face: Printed;
  readonly name: string;
  readonly line?: string;
  /** X5: burned by a gas can, and kept. */
  readonly scorched?: true;
}

/** Set a little smaller, so that all of it can be read: Kit de premiers soins. */
const LONG_NAME = 18;

/** A card from the front. Its frame is the same for all: it must not tell a neighbour what is held. */
export function CardFace({ face, name, line, scorched }: Shown) {
  return (
    <span class={scorched ? 'art-card is-scorched' : 'art-card'}>
      <svg class="art-card-picture" viewBox="0 0 240 330" aria-hidden="true">
        <path class="art-card-body" d="M12 0H228L240 12V318L228 330H12L0 318V12Z" />
        <use class="art-card-art" href={`#card-${face.kind}`} x="0" y="0" width="240" height="206" />
        <use href="#card-frame" width="240" height="330" />
        {scorched && <use href="#card-scorched" width="240" height="330" />}
      </svg>
      {face.kind === 'infection' && (
        <span class="art-card-seat">
          <Emblem colour={face.colour} />
        </span>
      )}
      <span class={name.length > LONG_NAME ? 'art-card-name is-long' : 'art-card-name'}>{name}</span>
      {line && <span class="art-card-line">{line}</span>}
    </span>
  );
}

/** A card from behind, sealed by a seat or not. */
export function CardBack({ seal }: { seal?: Colour }) {
  return (
    <span class="art-card">
      <svg class="art-card-picture" viewBox="0 0 240 330" aria-hidden="true">
        <use href="#card-back" width="240" height="330" />
      </svg>
      {seal && (
        <span class="art-card-seal">
          <Seal colour={seal} />
        </span>
      )}
    </span>
  );
}
