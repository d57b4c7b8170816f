import {
  type ItemKind,
  type RoomId,
  SEARCH_CARD_KINDS,
  SEARCH_CARDS,
  type SeatId,
} from '../vocabulary/index.ts';
import type { Deed, Sight } from './sight.ts';

/** What one can claim to have given, got or to need. The Host card is never given (O2 apart): nobody claims it. */
export type ClaimedCard = ItemKind | 'infection';
export const CLAIMED_CARDS: readonly ClaimedCard[] = [
  ...SEARCH_CARD_KINDS.filter((kind) => kind !== 'host' && kind !== 'parasite-alert'),
  'infection',
];

/** C4: nobody has more than there are. */
export const MOST_CANS = SEARCH_CARDS['gas-can'].copies;

/** Where to come to or stay away from: a room, or somebody. */
export type Place = { readonly room: RoomId } | { readonly seat: SeatId };

/** Claims of one word. */
export const PLAIN_CLAIMS = ['clean', 'scan', 'yes', 'no', 'thanks'] as const;
/** Claims and questions about a player. */
export const CLAIMS_ON_SEAT = ['infected', 'trust', 'are-you-clean', 'what-traded'] as const;
/** Claims about a trade. */
export const CLAIMS_ON_TRADE = ['gave', 'got'] as const;
/** Calls to come or to stay away. */
export const CALLS = ['come', 'away'] as const;

/** D8: everything that can be said by choosing it. Every reader gets it in his own language. */
export type Claim =
  | { readonly type: (typeof PLAIN_CLAIMS)[number] }
  | { readonly type: (typeof CLAIMS_ON_SEAT)[number]; readonly seat: SeatId }
  | { readonly type: (typeof CLAIMS_ON_TRADE)[number]; readonly card: ClaimedCard; readonly seat: SeatId }
  | { readonly type: 'cans'; readonly count: number }
  | { readonly type: 'need'; readonly card: ClaimedCard }
  | { readonly type: (typeof CALLS)[number]; readonly place: Place }
  | { readonly type: 'go'; readonly room: RoomId }
  | { readonly type: 'why'; readonly deed: Deed }
  | { readonly type: 'because'; readonly sight: Sight }
  /** By what was said, not by when: it reads by itself, and takes back every time it was said. */
  | { readonly type: 'take-back'; readonly claim: Statement };

/** What somebody says is so. It is kept in the ledger, can be held against him, and can be taken back. */
export const STATEMENTS = ['clean', 'infected', 'trust', 'gave', 'got', 'cans', 'because'] as const;
export type Statement = Narrowed<Claim, (typeof STATEMENTS)[number]>;

/** What waits for an answer of somebody. */
export const QUESTIONS = ['are-you-clean', 'what-traded', 'why'] as const;
export type Question = Narrowed<Claim, (typeof QUESTIONS)[number]>;

/** Members of a union whose `type` is itself a union, narrowed to some of its values. */
type Narrowed<Each, Type> = Each extends { readonly type: infer Own }
  ? Own & Type extends never
    ? never
    : Omit<Each, 'type'> & { readonly type: Own & Type }
  : never;

export function isStatement(claim: Claim): claim is Statement {
  return STATEMENTS.some((type) => type === claim.type);
}

export function isQuestion(claim: Claim): claim is Question {
  return QUESTIONS.some((type) => type === claim.type);
}

/** Whom a question is put to. */
export function askedOf(question: Question): SeatId {
  return question.type === 'why' ? question.deed.seat : question.seat;
}

/** Everybody a claim names. */
export function seatsIn(claim: Claim): readonly SeatId[] {
  switch (claim.type) {
    case 'why':
      return seatsOfSight(claim.deed);
    case 'because':
      return seatsOfSight(claim.sight);
    case 'take-back':
      return seatsIn(claim.claim);
    case 'come':
    case 'away':
      return 'seat' in claim.place ? [claim.place.seat] : [];
    case 'infected':
    case 'trust':
    case 'are-you-clean':
    case 'what-traded':
    case 'gave':
    case 'got':
      return [claim.seat];
    case 'clean':
    case 'scan':
    case 'yes':
    case 'no':
    case 'thanks':
    case 'cans':
    case 'need':
    case 'go':
      return [];
  }
}

function seatsOfSight(sight: Sight): readonly SeatId[] {
  if (sight.did === 'count') return [];
  return 'whom' in sight ? [sight.seat, sight.whom] : [sight.seat];
}
