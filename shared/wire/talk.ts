import * as z from 'zod/mini';
import type { Claim } from '../talk/index.ts';
import type { SeatId } from '../vocabulary/index.ts';
import { claimSchema } from './claim.ts';
import { seat } from './seat.ts';

/** Longest thing that can be said at once. */
export const TALK_LENGTH = 300;

/** Nothing invisible: the same characters as in names, and line breaks are spaces. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is typed to be read by others. */
export const chatText = z.string().check(
  z.maxLength(TALK_LENGTH),
  z.refine((text) => text.trim() !== '' && !UNPRINTABLE.test(text)),
);

/** D8: talk is free, and need not be true. */
export type Say =
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'claim'; readonly claim: Claim };
export const Say: z.ZodMiniType<Say> = z.union([
  z.strictObject({
    kind: z.literal('chat'),
    text: chatText,
  }),
  z.strictObject({ kind: z.literal('claim'), claim: claimSchema }),
]);

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

/** What can be held against somebody before whoever runs the server. */
export const REPORT_REASONS = ['insult', 'cheating', 'name', 'other'] as const;
export const ReportOf = z.strictObject({ seat, reason: z.enum(REPORT_REASONS) });
export type ReportOf = z.infer<typeof ReportOf>;

/** D7: the living are heard by all; the dead and those who watch only among themselves. */
export type Channel = 'table' | 'dead' | 'watching';

/** Something that was said, to those who may hear it. */
export interface Said {
  readonly channel: Channel;
  /** Nothing for somebody who watches: who that is nobody knows. */
  readonly from: SeatId | undefined;
  readonly at: number;
  /** How many events everybody had been shown by then; nothing for what was said before that was kept. */
  readonly after?: number;
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

const talkedAt = { afterStep: z.int().check(z.nonnegative()), from: seat };

export const talkedAtSchema = z.discriminatedUnion('kind', [
  z.object({ ...talkedAt, kind: z.literal('said'), channel: z.enum(['table', 'dead']), say: Say }),
  z.object({ ...talkedAt, kind: z.literal('accuse'), accuse: Accuse }),
  z.object({ ...talkedAt, kind: z.literal('mark'), mark: Mark }),
]) satisfies z.ZodMiniType<TalkedAt>;
