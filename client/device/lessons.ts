import * as z from 'zod/mini';
import { keep, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

const ITEM = 'lessons';

/** The most stars each lesson was done with here, by its name. */
const STARS: Shape<Readonly<Record<string, number>>> = {
  version: 1,
  schema: z.record(z.string(), z.int().check(z.gte(1), z.lte(3))),
};

export const recallStars = (): Readonly<Record<string, number>> => readStored(STARS, recall(ITEM)) ?? {};

export function keepStars(lesson: string, stars: number): void {
  const kept = recallStars();
  keep(ITEM, written(STARS, { ...kept, [lesson]: Math.max(stars, kept[lesson] ?? 0) }));
}

const OFFERED = 'lessons offered';

/** Offered once, after the first match that was lost here: still there when that match is looked at again. */
export function isOfferedAfter(match: string): boolean {
  const offered = recall(OFFERED);
  if (offered !== undefined) return offered === match;
  if (Object.keys(recallStars()).length > 0) return false;
  keep(OFFERED, match);
  return true;
}
