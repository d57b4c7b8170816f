import * as z from 'zod/mini';
import { readList } from './listing.ts';
import { parsedJson } from './parsed-json.ts';
import type { ChairAsk, ShownWatcher } from './public-table.ts';
import { seat } from './seat.ts';

const Ask: z.ZodMiniType<ChairAsk> = z.object({
  id: z.int(),
  seat,
  name: z.string(),
  agreed: z.readonly(z.array(seat)),
});

const Watcher = z.object({
  id: z.int(),
  name: z.string(),
  invitedBy: z.exactOptional(seat),
  through: z.exactOptional(seat),
});

/** Who watches, from JSON; what cannot be read is left out. */
export const readShownWatchers = (json: string): readonly ShownWatcher[] =>
  readList(Watcher, parsedJson(json));

/** The names a table shows, from JSON; what cannot be read is left out. */
export const readShownNames = (json: string): readonly string[] => readList(z.string(), parsedJson(json));

/** D6: who asks for a chair, from JSON; what cannot be read is left out. */
export const readShownAsks = (json: string): readonly ChairAsk[] => readList(Ask, parsedJson(json));
