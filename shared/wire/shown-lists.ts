import * as z from 'zod/mini';
import { readList } from './listing.ts';
import { parsedJson } from './parsed-json.ts';
import type { ChairAsk } from './public-table.ts';
import { seat } from './seat.ts';

const Ask: z.ZodMiniType<ChairAsk> = z.object({
  id: z.int(),
  seat,
  name: z.string(),
  agreed: z.readonly(z.array(seat)),
});

/** The names a table shows, from JSON; what cannot be read is left out. */
export const readShownNames = (json: string): readonly string[] => readList(z.string(), parsedJson(json));

/** D6: who asks for a chair, from JSON; what cannot be read is left out. */
export const readShownAsks = (json: string): readonly ChairAsk[] => readList(Ask, parsedJson(json));
