import * as z from 'zod/mini';
import { COLOURS, MAX_PLAYERS, MIN_PLAYERS } from '../vocabulary/index.ts';

/** What the link to a table shows to whoever holds it, before he sits down: nothing that coming in would not show. */
export const Invitation = z.object({
  phase: z.enum(['waiting', 'playing', 'over']),
  /** Whether there is a chair for somebody new. */
  canSit: z.boolean(),
  canWatch: z.boolean(),
  seats: z.int().check(z.gte(MIN_PLAYERS), z.lte(MAX_PLAYERS)),
  /** The name of who opened it; empty where nobody else is let in. */
  opener: z.string(),
  /** In the order of their chairs; nobody where nobody else is let in. */
  crew: z.array(z.object({ name: z.string(), colour: z.enum(COLOURS) })),
});
export type Invitation = z.infer<typeof Invitation>;
