import * as z from 'zod/mini';
import { ENDINGS } from '../play/index.ts';
import { keysOf } from '../vocabulary/index.ts';

/** A table that waits for anybody, as the home page lists it. */
export const ListedTable = z.object({
  code: z.string(),
  /** The name of who opened it. */
  opener: z.string(),
  seated: z.number(),
  seats: z.number(),
});
export type ListedTable = z.infer<typeof ListedTable>;

/** A finished match all its people agreed to list. */
export const ListedMatch = z.object({
  id: z.string(),
  endedAt: z.number(),
  ending: z.enum(keysOf(ENDINGS)),
  crew: z.readonly(z.array(z.object({ name: z.string(), bot: z.boolean() }))),
});
export type ListedMatch = z.infer<typeof ListedMatch>;

/** Those of a list that can be read: one odd entry, as from a newer server, does not hide the others. */
export function readList<Entry>(entry: z.ZodMiniType<Entry>, list: unknown): readonly Entry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => {
    const read = entry.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
