import type { Agreement, ReasonCode, ScanCard, ScanCause } from '#shared/play/index.ts';
import { AGREEMENTS } from '#shared/play/index.ts';
import { gasCansToBurn, HIVE, type SeatId } from '#shared/vocabulary/index.ts';
import { type ActionOf, roomOf } from './action.ts';
import { isGasCan } from './cards.ts';
import { endMatch } from './ending.ts';
import type { Draft, Match, SeatState } from './match.ts';
import { discardFromHand, doNext, heldOf, livingSeats, seatOf, tell } from './seats.ts';
import { shuffle } from './table.ts';

/** V1 */
export const burnHive: ActionOf<'burn-hive'> = {
  when: 'turn',
  candidates: () => [{ type: 'burn-hive' }],
  refuse: (match, seat) => {
    if (roomOf(seat, 'trooper') !== HIVE) return 'no-trooper-in-hive';
    if (seat.infection) return 'infected-cannot-burn';
    return heldOf(seat, 'gas-can').length < gasCansToBurn(match.setup.options)
      ? 'too-few-gas-cans'
      : undefined;
  },
  lacking: () => 'no-trooper-in-hive',
  perform: (draft, seat) => {
    const cans = heldOf(seatOf(draft, seat), 'gas-can').slice(0, gasCansToBurn(draft.setup.options));
    discardFromHand(draft, seat, cans);
    tell(draft, { type: 'hive-burnt', seat });
    endMatch(draft, 'hive-burnt');
  },
};

/** V7 */
export const agree: ActionOf<'agree'> = {
  when: 'anyone',
  candidates: () => AGREEMENTS.map((to) => ({ type: 'agree', to })),
  refuse: (match, seat, { to }): ReasonCode | undefined =>
    match.agreed[to].includes(seat.id) ? 'agreed-already' : undefined,
  lacking: () => 'agreed-already',
  perform: (draft, seat, { to }) => {
    draft.agreed = { ...draft.agreed, [to]: [...draft.agreed[to], seat] };
    tell(draft, { type: 'agreed', seat, to });
  },
};

/** V7: all the living; a majority for a scan once the exploration deck is empty. */
export function agreementNeeded(
  match: Pick<Match, 'seats' | 'locationDeck' | 'majorityScanned'>,
  to: Agreement,
): number {
  const living = livingSeats(match).length;
  const majorityDoes = to === 'final-scan' && match.locationDeck.length === 0 && !match.majorityScanned;
  return majorityDoes ? Math.floor(living / 2) + 1 : living;
}

/** V7: what enough players agree on; a death or the last location may make them enough. */
export function agreementReached(match: Match | Draft): Agreement | undefined {
  return AGREEMENTS.find((to) => match.agreed[to].length >= agreementNeeded(match, to));
}

export function carryOut(draft: Draft, to: Agreement): void {
  if (to === 'abandon') {
    endMatch(draft, 'abandoned');
    return;
  }
  if (draft.agreed[to].length < livingSeats(draft).length) draft.majorityScanned = true;
  draft.agreed = { ...draft.agreed, [to]: [] };
  doNext(draft, { do: 'scan', cause: 'agreed' });
}

/** R6: every living player's true card, shuffled. */
export function scan(draft: Draft, cause: ScanCause): void {
  const living = livingSeats(draft);
  // Sorted before it is shuffled: what is shown depends on the count and on chance, on nobody's chair.
  const pile = living.map(({ infection }): ScanCard => (infection ? 'positive' : 'negative')).sort();
  const cards = shuffle(draft, 'scans', pile);
  const positive = cards.filter((card) => card === 'positive').length;
  tell(draft, { type: 'scanned', cause, cards });
  draft.scans = [...draft.scans, { phase: draft.phase, cause, living: living.length, positive }];

  const humans = living.filter(({ infection }) => !infection);
  const [last] = humans;
  if (!last) endMatch(draft, 'all-infected');
  else if (humans.length === 1 && !fuelLeftFor(draft, last)) endMatch(draft, 'last-human-without-fuel');
}

/** V3: a gas can in his hand, the Search deck or its discard pile. */
function fuelLeftFor(draft: Draft, human: SeatState): boolean {
  return [...human.hand.map(({ card }) => card), ...draft.searchDeck, ...draft.discard].some(isGasCan);
}

/** V7: only the living agree. */
export function withdrawAgreement(draft: Draft, seat: SeatId): void {
  const { abandon, 'final-scan': finalScan } = draft.agreed;
  const others = (agreed: readonly SeatId[]) => agreed.filter((each) => each !== seat);
  draft.agreed = { abandon: others(abandon), 'final-scan': others(finalScan) };
}

export function noAgreement(): Readonly<Record<Agreement, readonly SeatId[]>> {
  return { 'final-scan': [], abandon: [] };
}
