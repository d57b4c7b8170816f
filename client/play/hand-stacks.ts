import type { CardFace, HandCard } from '#shared/vocabulary/index.ts';

/** Equal cards of a hand, as one pile. */
export interface Stack {
  readonly key: string;
  readonly face: CardFace;
  readonly cards: readonly HandCard[];
}

const faceKey = (face: CardFace): string =>
  face.kind === 'infection' ? `${face.kind} ${face.colour}` : face.kind;

/** A hand as piles of equal cards, in the order the first of each came. */
export function stacksOf(hand: readonly HandCard[]): readonly Stack[] {
  const byFace = Map.groupBy(hand, faceKey);
  return [...byFace].flatMap(([key, cards]) => (cards[0] ? [{ key, face: cards[0], cards }] : []));
}
