import {
  type EndingKind,
  hasTrooper,
  livingSeats,
  type ScanCard,
  type ScanCause,
} from '#shared/play/index.ts';
import { gasCansToBurn } from '#shared/vocabulary/index.ts';
import { isGasCan } from './cards.ts';
import { shuffle } from './draws.ts';
import { endMatch } from './ending.ts';
import type { Draft, SeatState } from './match.ts';
import { tell } from './seats.ts';

/** R6: every living player's true card, shuffled. */
export function scan(draft: Draft, cause: ScanCause): void {
  const living = livingSeats(draft);
  // Sorted before it is shuffled: what is shown depends on the count and on chance, on nobody's chair.
  const pile = living.map(({ infection }): ScanCard => (infection ? 'positive' : 'negative')).sort();
  const cards = shuffle(draft, 'scans', pile);
  const positive = cards.filter((card) => card === 'positive').length;
  tell(draft, { type: 'scanned', cause, cards });
  draft.scans = [...draft.scans, { phase: draft.phase, cause, living: living.length, positive }];

  const over = endedByScan(draft, living);
  if (over) endMatch(draft, over);
}

/** V2, V3, V9: what a scan ends the match by; nothing but a scan looks at this (V7). */
function endedByScan(draft: Draft, living: readonly SeatState[]): EndingKind | undefined {
  const humans = living.filter(({ infection }) => !infection);
  if (humans.length === 0) return 'all-infected';
  if (humans.length === 1 && gasCansLeft(draft, humans) === 0) return 'last-human-without-fuel';
  if (!humans.some(hasTrooper)) return 'no-human-trooper';
  const nobodyInfected = humans.length === living.length;
  return nobodyInfected && gasCansLeft(draft, living) < gasCansToBurn(draft.setup.options)
    ? 'nobody-can-win'
    : undefined;
}

/** V3, V9: in these hands, the Search deck and its discard pile. */
function gasCansLeft(draft: Draft, holders: readonly SeatState[]): number {
  const held = holders.flatMap(({ hand }) => hand.map(({ card }) => card));
  return [...held, ...draft.searchDeck, ...draft.discard].filter(isGasCan).length;
}
