import type { HandCard } from '#shared/vocabulary/index.ts';

/** From the deal to the fold, taps apart: the same for every role. */
export const BOARDING_MS = 6000;
export const DEAL = { deal: 0, turn: 900, role: 2400 } as const;
/** From the tap on the role card. */
export const REVEAL = { grow: 0, words: 400 } as const;
export const FOLD_MS = 600;

/**
 * The hand as it is turned: all but the last card, which waits for the role. A Host card is the last, so nobody
 * learns the role from the order; of a hand without it the last waits just as long.
 */
export function turnedHand(hand: readonly HandCard[]): readonly HandCard[] {
  return [...hand].sort((a, b) => Number(a.kind === 'host') - Number(b.kind === 'host'));
}
