import * as z from 'zod/mini';
import { keep, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

/** What somebody said of a case on this device, and what it came to. */
export interface SolvedCase {
  readonly points: number;
  readonly bot: number;
  /** How likely he thought each seat Infected, in percent, by its number. */
  readonly said: Readonly<Record<string, number>>;
}

const ITEM = 'cases';
const score = z.int().check(z.gte(0), z.lte(100));

/** By day. */
const CASES: Shape<Readonly<Record<string, SolvedCase>>> = {
  version: 1,
  schema: z.record(z.string(), z.object({ points: score, bot: score, said: z.record(z.string(), score) })),
};

export const recallCases = (): Readonly<Record<string, SolvedCase>> => readStored(CASES, recall(ITEM)) ?? {};

/** The first answer counts: who has seen the truth guesses no more. */
export function keepCase(day: string, solved: SolvedCase): void {
  const kept = recallCases();
  if (!(day in kept)) keep(ITEM, written(CASES, { ...kept, [day]: solved }));
}
