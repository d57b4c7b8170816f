import * as z from 'zod/mini';
import type { Fork, ForkedMatch } from '../play/index.ts';
import { dealerCommandSchema, seatCommandSchema } from './command.ts';
import { MATCH_ID } from './match-path.ts';
import { sha256 } from './receipt.ts';
import { setupSchema } from './record.ts';
import { seat } from './seat.ts';
import { SEAT_KEY } from './seat-key.ts';

/** More commands than any match has, and than any link bears. */
const MOST_STEPS = 20_000;

const steps = z
  .array(
    z.union([
      z.strictObject({ actor: seat, command: seatCommandSchema }),
      z.strictObject({ actor: z.literal('dealer'), command: dealerCommandSchema }),
    ]),
  )
  .check(z.maxLength(MOST_STEPS));

/** A fork as it is kept: the set-up names its rules, and the digest what the match has come to by them. */
export const keptForkSchema = z.strictObject({
  setup: setupSchema,
  seat,
  steps,
  digest: sha256,
  script: steps,
}) satisfies z.ZodMiniType<Fork>;

/** A moment of a match of this server to go on from at a table, and who sits down first. */
export const ForkTableWish = z.strictObject({
  match: z.string().check(z.regex(MATCH_ID)),
  step: z.int().check(z.nonnegative()),
  seat,
  name: z.string().check(z.maxLength(200)),
  /** What opens the seat from then on. */
  key: z.string().check(z.regex(SEAT_KEY)),
});
export type ForkTableWish = z.infer<typeof ForkTableWish>;

/** A fork as a link carries it: all of it, so that it opens anywhere. */
export const forkedMatchSchema = z
  .strictObject({
    setup: setupSchema,
    steps,
    at: z.int().check(z.nonnegative()),
    seat,
    branch: steps,
    of: z.exactOptional(z.string().check(z.regex(MATCH_ID))),
  })
  .check(
    z.refine(({ at, steps: real }) => at <= real.length, 'a moment of the match'),
    z.refine((fork) => fork.seat < fork.setup.seats.length, 'a seat of the match'),
  ) satisfies z.ZodMiniType<ForkedMatch>;
