import type { DeedKind } from './evidence.ts';

/** What beliefs are weighed with: how often who does what. Learned from matches of bots. */
export interface Likelihoods {
  /** Of the bots that played the matches it was learned from. */
  readonly version: number;
  /** X5: how often a trade of an Infected with a human infects him: who came in is the Infected, or the human. */
  readonly infects: { readonly comer: number; readonly host: number };
  /** X5: how often an Infected gives an infection card to a human. */
  readonly gives: { readonly comer: number; readonly host: number };
  /** How often a gas can is given: by a human, and by an Infected who gives no infection card. */
  readonly can: { readonly human: number; readonly infected: number };
  /** How much likelier an Infected does it than a human. */
  readonly deeds: Readonly<Record<DeedKind, number>>;
}
