import * as z from 'zod/mini';
import type { RuleOptions } from '../vocabulary/index.ts';

/** O1 to O4, as a table is opened with them and a record keeps them. */
export const ruleOptionsSchema = z.strictObject({
  gentleStart: z.boolean(),
  lastResort: z.boolean(),
  hardMission: z.boolean(),
  masterAndServant: z.boolean(),
}) satisfies z.ZodMiniType<RuleOptions>;
