import * as z from 'zod/mini';
import { ROOM_IDS, SEAT_IDS, type SeatId } from '../vocabulary/index.ts';

/** Longest thing that can be said at once. */
export const TALK_LENGTH = 300;

/** What can be said by choosing it; every reader gets it in his own language. */
export const PHRASES = [
  'i-am-clean',
  'i-have-a-gas-can',
  'i-need-a-gas-can',
  'stay-away-from-me',
  'meet-me',
  'let-us-scan',
  'yes',
  'no',
  'thank-you',
] as const;
/** Phrases about a player. */
export const PHRASES_ON_SEAT = ['is-infected', 'is-clean', 'do-not-trade-with', 'who-traded-with'] as const;
/** Phrases about a room. */
export const PHRASES_ON_ROOM = ['do-not-enter', 'come-to', 'i-go-to'] as const;

const seat = z.literal([...SEAT_IDS]);

/** Nothing invisible: the same characters as in names, and line breaks are spaces. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** D8: talk is free, and need not be true. */
export const Say = z.union([
  z.strictObject({
    kind: z.literal('chat'),
    text: z.string().check(
      z.maxLength(TALK_LENGTH),
      z.refine((text) => text.trim() !== '' && !UNPRINTABLE.test(text)),
    ),
  }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES_ON_SEAT), seat }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES_ON_ROOM), room: z.enum(ROOM_IDS) }),
]);
export type Say = z.infer<typeof Say>;

/** Stands visibly at a player until it is withdrawn. */
export const Accuse = z.strictObject({ seat, stands: z.boolean() });
export type Accuse = z.infer<typeof Accuse>;

/** Private: what a seat thinks of another. */
export const SUSPICIONS = ['clean', 'unsure', 'infected'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
export const Mark = z.strictObject({ seat, as: z.union([z.enum(SUSPICIONS), z.null()]) });
export type Mark = z.infer<typeof Mark>;

/** What one seat thinks of the others. */
export type Marks = { readonly [Seat in SeatId]?: Suspicion };

/** After one mark more; none where it was taken back. */
export function marked(marks: Marks, { seat, as }: Mark): Marks {
  const { [seat]: _before, ...others } = marks;
  return as === null ? others : { ...others, [seat]: as };
}

/** By the opener: somebody is not heard any more, or again. */
export const Silence = z.strictObject({ seat, silent: z.boolean() });
export type Silence = z.infer<typeof Silence>;

/** D7: the living are heard by all; the dead and those who watch only among themselves. */
export type Channel = 'table' | 'dead' | 'watching';

/** Something that was said, to those who may hear it. */
export interface Said {
  readonly channel: Channel;
  /** Nothing for somebody who watches: who that is nobody knows. */
  readonly from: SeatId | undefined;
  readonly at: number;
  readonly say: Say;
}

/** What a device is told when it comes: all it may hear, and its own marks. */
export interface TalkSoFar {
  readonly said: readonly Said[];
  readonly marks: Marks;
}

/**
 * What is told of the talk once the match has ended, to anybody: never who watched, and the private marks only
 * of those who agree to show them.
 */
export type TalkedAt = { readonly afterStep: number; readonly from: SeatId } & Openly;
export type Openly =
  | { readonly kind: 'said'; readonly channel: Exclude<Channel, 'watching'>; readonly say: Say }
  | { readonly kind: 'accuse'; readonly accuse: Accuse }
  | { readonly kind: 'mark'; readonly mark: Mark };
