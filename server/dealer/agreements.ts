import {
  AGREEMENTS,
  type Agreement,
  livingSeats,
  type PublicView,
  type ReasonCode,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { endMatch } from './ending.ts';
import type { Draft, Match } from './match.ts';
import { doNext, tell } from './seats.ts';

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
function agreementNeeded(
  match: Pick<Match, 'seats' | 'locationDeck' | 'majorityScanned'>,
  to: Agreement,
): number {
  const living = livingSeats(match).length;
  const majorityDoes = to === 'final-scan' && match.locationDeck.length === 0 && !match.majorityScanned;
  return majorityDoes ? Math.floor(living / 2) + 1 : living;
}

/** V7: who agrees to what, and how many it takes. */
export function agreementsOf(
  match: Pick<Match, 'seats' | 'locationDeck' | 'majorityScanned' | 'agreed'>,
): PublicView['agreements'] {
  const agreement = (to: Agreement) => ({ by: match.agreed[to], needed: agreementNeeded(match, to) });
  return { 'final-scan': agreement('final-scan'), abandon: agreement('abandon') };
}

/** V7: what enough players agree on; the last location may make them enough. */
export function agreementReached(match: Match | Draft): Agreement | undefined {
  return AGREEMENTS.find((to) => match.agreed[to].length >= agreementNeeded(match, to));
}

export function carryOutAgreement(draft: Draft, to: Agreement): void {
  if (to === 'abandon') {
    endMatch(draft, 'abandoned');
    return;
  }
  if (draft.agreed[to].length < livingSeats(draft).length) draft.majorityScanned = true;
  draft.agreed = { ...draft.agreed, [to]: [] };
  doNext(draft, { do: 'scan', cause: 'agreed' });
}

/** V7: what was agreed holds until the turn ends or a player is eliminated. */
export function noAgreement(): Readonly<Record<Agreement, readonly SeatId[]>> {
  return { 'final-scan': [], abandon: [] };
}
