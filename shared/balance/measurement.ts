import type { RuleOptions } from '../vocabulary/index.ts';

/** What a match with these players and this one option, or none, comes to among keen bots. */
export interface MeasuredRate {
  readonly players: number;
  readonly option: keyof RuleOptions | 'none';
  readonly games: number;
  /** How many of them the humans won, the Infected, and nobody. */
  readonly humans: number;
  readonly infected: number;
  readonly nobody: number;
  /** How many rounds half of the matches took at most. */
  readonly medianRounds: number;
}

export interface MeasuredBalance {
  /** The day it was measured, and with which bots. */
  readonly date: string;
  readonly version: string;
  readonly level: string;
  readonly rates: readonly MeasuredRate[];
}
