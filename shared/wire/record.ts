import * as z from 'zod/mini';
import type { MatchRecord } from '../play/index.ts';
import { COLOURS, MAX_PLAYERS, MIN_PLAYERS } from '../vocabulary/index.ts';
import { dealerCommandSchema, seatCommandSchema } from './command.ts';
import { MATCH_ID } from './match-path.ts';
import { ruleOptionsSchema } from './options.ts';
import { sha256 } from './receipt.ts';
import { seat } from './seat.ts';

/** More than 60 phases with six players can ever hold, as many as the first rules had (V8). */
const MOST_STEPS = 100_000;
const LONGEST_NAME = 40;
const LONGEST_RULES = 20;

/** Which match another one goes on from. */
export const forkOriginSchema = z.strictObject({
  of: z.string().check(z.regex(MATCH_ID)),
  step: z.int().check(z.nonnegative()),
});

export const setupSchema = z
  .strictObject({
    format: z.literal(1),
    rules: z.string().check(z.maxLength(LONGEST_RULES)),
    serverPart: sha256,
    playerParts: z.array(z.union([sha256, z.literal('')])),
    seats: z
      .array(
        z.strictObject({
          colour: z.enum(COLOURS),
          name: z.string().check(z.maxLength(LONGEST_NAME)),
          bot: z.exactOptional(z.boolean()),
        }),
      )
      .check(z.minLength(MIN_PLAYERS), z.maxLength(MAX_PLAYERS)),
    options: ruleOptionsSchema,
    fork: z.exactOptional(forkOriginSchema),
  })
  .check(
    z.refine(({ seats, playerParts }) => seats.length === playerParts.length, 'one part for every seat'),
    z.refine(
      ({ seats }) => new Set(seats.map(({ colour }) => colour)).size === seats.length,
      'a colour twice',
    ),
  );

export const recordSchema = z.strictObject({
  setup: setupSchema,
  steps: z
    .array(
      z.union([
        z.strictObject({ actor: seat, command: seatCommandSchema, digest: sha256 }),
        z.strictObject({ actor: z.literal('dealer'), command: dealerCommandSchema, digest: sha256 }),
      ]),
    )
    .check(z.maxLength(MOST_STEPS)),
}) satisfies z.ZodMiniType<MatchRecord>;

const namesRules = z.looseObject({
  setup: z.looseObject({ rules: z.string().check(z.maxLength(LONGEST_RULES)) }),
});

/**
 * The rules a record says it was played by, whatever else is in it: those of another time may have had
 * commands that nobody reads any more.
 */
export function rulesNamedIn(content: unknown): string | undefined {
  const named = namesRules.safeParse(content);
  return named.success ? named.data.setup.rules : undefined;
}
