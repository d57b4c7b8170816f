import * as z from 'zod/mini';
import type { Receipt } from '../play/index.ts';
import { MAX_PLAYERS } from '../vocabulary/index.ts';
import { seat } from './seat.ts';

export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const opening = z.strictObject({ commitment: sha256, setup: sha256 });

export const receiptSchema = z.strictObject({
  format: z.literal(2),
  seat,
  commitment: sha256,
  commitments: z.array(z.union([sha256, z.literal('')])).check(z.maxLength(MAX_PLAYERS)),
  part: sha256,
  setup: sha256,
  unplayed: z.array(opening),
  seen: z.strictObject({
    events: z.int().check(z.nonnegative()),
    digest: z.union([sha256, z.literal('')]),
  }),
}) satisfies z.ZodMiniType<Receipt>;
