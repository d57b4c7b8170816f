import * as z from 'zod/mini';
import type { MatchRecord, Receipt } from '../play/index.ts';
import { COLOURS, MAX_PLAYERS, MIN_PLAYERS, SEAT_IDS } from '../vocabulary/index.ts';
import { dealerCommandSchema, seatCommandSchema } from './command.ts';

/** More than 60 phases with six players can ever hold. */
const MOST_STEPS = 100_000;
const LONGEST_NAME = 40;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const setupSchema = z
  .strictObject({
    format: z.literal(1),
    rules: z.string().check(z.maxLength(20)),
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
    options: z.strictObject({
      gentleStart: z.boolean(),
      lastResort: z.boolean(),
      hardMission: z.boolean(),
      masterAndServant: z.boolean(),
    }),
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
        z.strictObject({ actor: z.literal([...SEAT_IDS]), command: seatCommandSchema, digest: sha256 }),
        z.strictObject({ actor: z.literal('dealer'), command: dealerCommandSchema, digest: sha256 }),
      ]),
    )
    .check(z.maxLength(MOST_STEPS)),
}) satisfies z.ZodMiniType<MatchRecord>;

export const receiptSchema = z.strictObject({
  seat: z.literal([...SEAT_IDS]),
  commitment: sha256,
  part: z.union([sha256, z.literal('')]),
  seen: z.exactOptional(z.strictObject({ steps: z.int().check(z.nonnegative()), digest: z.string() })),
}) satisfies z.ZodMiniType<Receipt>;
