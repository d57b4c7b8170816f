import * as z from 'zod/mini';
import type { Fork } from '../play/index.ts';
import { dealerCommandSchema, seatCommandSchema } from './command.ts';
import { sha256 } from './receipt.ts';
import { setupSchema } from './record.ts';
import { seat } from './seat.ts';

const steps = z.array(
  z.union([
    z.strictObject({ actor: seat, command: seatCommandSchema }),
    z.strictObject({ actor: z.literal('dealer'), command: dealerCommandSchema }),
  ]),
);

/** A fork as it is kept: the set-up names its rules, and the digest what the match has come to by them. */
export const keptForkSchema = z.strictObject({
  setup: setupSchema,
  seat,
  steps,
  digest: sha256,
  script: steps,
}) satisfies z.ZodMiniType<Fork>;
