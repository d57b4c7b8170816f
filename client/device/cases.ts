import * as z from 'zod/mini';
import { keep, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

/** What somebody said of a case on this device, and what it came to. */
export interface SolvedCase {
  readonly points: number;
  readonly bot: number;
  /** How likely he thought each seat Infected, in percent, by its number. */
  readonly said: Readonly<Record<string, number>>;
  /** Which case it was. */
  readonly mark?: string | undefined;
  /** The case itself, packed: as it was, whatever is made of that day later. */
  readonly kept?: string | undefined;
}

/** So many days are kept whole; of older ones only what they came to. */
const MOST_KEPT = 60;

const ITEM = 'cases';
const score = z.int().check(z.gte(0), z.lte(100));

/** By day. */
const CASES: Shape<Readonly<Record<string, SolvedCase>>> = {
  version: 1,
  schema: z.record(
    z.string(),
    z.object({
      points: score,
      bot: score,
      said: z.record(z.string(), score),
      mark: z.optional(z.string()),
      kept: z.optional(z.string()),
    }),
  ),
};

export const recallCases = (): Readonly<Record<string, SolvedCase>> => readStored(CASES, recall(ITEM)) ?? {};

/** The first answer counts: who has seen the truth guesses no more. */
export function keepCase(day: string, solved: SolvedCase): void {
  const known = recallCases();
  if (day in known) return;
  const newest = Object.entries({ ...known, [day]: solved }).sort(([a], [b]) => (a < b ? 1 : -1));
  const all = newest.map(([each, { kept, ...bare }], i) => [each, i < MOST_KEPT ? { ...bare, kept } : bare]);
  keep(ITEM, written(CASES, Object.fromEntries(all)));
}
