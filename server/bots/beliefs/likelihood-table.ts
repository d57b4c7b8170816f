import { MIN_PLAYERS, must } from '#shared/vocabulary/index.ts';
import type { DeedKind } from './evidence.ts';

/** What is given in trades. */
interface TradeRates {
  /** X5: how often a trade of an Infected with a human infects him: who came in is the Infected, or the human. */
  readonly infects: { readonly comer: number; readonly host: number };
  /** X5: how often an Infected gives an infection card to a human. */
  readonly gives: { readonly comer: number; readonly host: number };
  /** How often a gas can is given: by a human, and by an Infected who gives no infection card. */
  readonly can: { readonly human: number; readonly infected: number };
}

/** What beliefs are weighed with: how often who does what. Learned from matches of bots. */
export interface Likelihoods {
  /** Of the bots that played the matches it was learned from. */
  readonly version: number;
  /** S2: the more players, the fewer cans for each to answer with; from the least number of players up. */
  readonly trades: readonly TradeRates[];
  /** How much likelier an Infected does it than a human. */
  readonly deeds: Readonly<Record<DeedKind, number>>;
}

export function tradesAmong({ trades }: Likelihoods, players: number): TradeRates {
  return must(trades[players - MIN_PLAYERS], 'as many players were learned from');
}
