import {
  AGREEMENTS,
  type Agreement,
  countLiving,
  type PublicView,
  type ReasonCode,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { endMatch } from './ending.ts';
import type { Draft, Match } from './match.ts';
import { doNext, tell } from './seats.ts';

/** What anybody may say, at any step: always the same. */
const WORDS = AGREEMENTS.map((to) => ({ type: 'agree', to }) as const);

/** V7 */
export const agree: ActionOf<'agree'> = {
  when: 'anyone',
  candidates: () => WORDS,
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
  { locationDeck, majorityScanned }: Pick<Match, 'locationDeck' | 'majorityScanned'>,
  to: Agreement,
  living: number,
): number {
  const majorityDoes = to === 'final-scan' && locationDeck.length === 0 && !majorityScanned;
  return majorityDoes ? Math.floor(living / 2) + 1 : living;
}

/** V7: who agrees to what, and how many it takes. */
export function agreementsOf(
  match: Pick<Match, 'seats' | 'locationDeck' | 'majorityScanned' | 'agreed'>,
): PublicView['agreements'] {
  const { agreed } = match;
  const living = countLiving(match);
  const scan = agreementNeeded(match, 'final-scan', living);
  const abandon = agreementNeeded(match, 'abandon', living);
  const before = known.get(agreed);
  if (before?.['final-scan'].needed === scan && before.abandon.needed === abandon) return before;
  const agreements = {
    'final-scan': { by: agreed['final-scan'], needed: scan },
    abandon: { by: agreed.abandon, needed: abandon },
  };
  known.set(agreed, agreements);
  return agreements;
}

/** Most steps change nothing of it: then it is the very same. */
const known = new WeakMap<Match['agreed'], PublicView['agreements']>();

/** V7: what enough players agree on; the last location may make them enough. */
export function agreementReached(match: Match | Draft): Agreement | undefined {
  const living = countLiving(match);
  return AGREEMENTS.find((to) => match.agreed[to].length >= agreementNeeded(match, to, living));
}

export function carryOutAgreement(draft: Draft, to: Agreement): void {
  if (to === 'abandon') {
    endMatch(draft, 'abandoned');
    return;
  }
  if (draft.agreed[to].length < countLiving(draft)) draft.majorityScanned = true;
  draft.agreed = { ...draft.agreed, [to]: [] };
  doNext(draft, { do: 'scan', cause: 'agreed' });
}

/** V7: what was agreed holds until the turn ends or a player is eliminated. */
export function noAgreement(): Readonly<Record<Agreement, readonly SeatId[]>> {
  return { 'final-scan': [], abandon: [] };
}
