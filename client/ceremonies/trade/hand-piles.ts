import type { Offer, RefusedCard } from '#shared/play/index.ts';
import type { HandCard } from '#shared/vocabulary/index.ts';

/** Equal cards lie on one pile: what may be done with one may be done with each. */
export interface Pile {
  readonly face: HandCard;
  readonly count: number;
  /** The card that would be given; nothing if none of them may. */
  readonly gives: number | undefined;
  /** Why not. */
  readonly refused: RefusedCard['reason'] | undefined;
}

/**
 * The hand as it is held before a trade, in its order. Under the cover every card lies by itself: piles would tell a
 * neighbour how many are equal.
 */
export function pilesOf(
  hand: readonly HandCard[],
  offer: Offer<'give'>,
  lies: 'piled' | 'singly',
): readonly Pile[] {
  const given = 'commands' in offer ? offer.commands.map(({ card }) => card) : [];
  const refused = 'commands' in offer ? (offer.refused ?? []) : [];
  const piles = new Map<string, HandCard[]>();
  for (const card of hand) {
    const face = card.kind === 'infection' ? `${card.kind} ${card.colour}` : card.kind;
    const print = lies === 'piled' ? face : String(card.id);
    piles.set(print, [...(piles.get(print) ?? []), card]);
  }
  return [...piles.values()].flatMap((cards) => {
    const [face] = cards;
    if (!face) return [];
    const gives = cards.find(({ id }) => given.includes(id))?.id;
    const why = refused.find(({ card }) => cards.some(({ id }) => id === card))?.reason;
    return [{ face, count: cards.length, gives, refused: gives === undefined ? why : undefined }];
  });
}
