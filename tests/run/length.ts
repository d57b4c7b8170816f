import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the project that runs a file: `unit` is short, `long` is long. */
    readonly length: Length;
  }
}

type Length = 'short' | 'long';

/**
 * How much of something a test tries. A file that asks runs twice in `npm test`: a little of it with the unit tests,
 * so that they can be run before every commit, and all of it in the project `long`.
 */
export const amount = (amounts: Readonly<Record<Length, number>>): number => amounts[inject('length')];

/** Some of many cases, evenly; or all of them. */
export function some<Case>(every: number, cases: readonly Case[]): readonly Case[] {
  const step = amount({ short: every, long: 1 });
  return cases.filter((_, i) => i % step === 0);
}
