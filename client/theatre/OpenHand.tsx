import { Emblem, Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { t } from '#client/texts/texts.ts';
import type { CardFace } from '#shared/vocabulary/index.ts';

const keyOf = (face: CardFace): string =>
  face.kind === 'infection' ? `${face.kind} ${face.colour}` : face.kind;

/** A hand turned over; the same face more than once is counted. */
export function OpenHand({ hand }: { hand: readonly CardFace[] }) {
  const faces = new Map(hand.map((face) => [keyOf(face), face]));
  return (
    <ul class="open-hand">
      {[...faces].map(([key, face]) => {
        const count = hand.filter((each) => keyOf(each) === key).length;
        return (
          <li key={key} class={`card-tag is-${face.kind}`}>
            <Icon path={CARD_ICONS[face.kind]} />
            {face.kind === 'infection' && <Emblem colour={face.colour} />}
            <span class={face.kind === 'infection' ? 'unseen' : ''}>{t(`card.${face.kind}`)}</span>
            {count > 1 && <b>×{count}</b>}
          </li>
        );
      })}
    </ul>
  );
}
