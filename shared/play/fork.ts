import type { SeatId } from '../vocabulary/index.ts';
import type { Actor, Command } from './command.ts';
import type { MatchSetup } from './setup.ts';

/** What somebody said to the dealer, without the digest a record has of it. */
export interface ForkStep {
  readonly actor: Actor;
  readonly command: Command;
}

/** A moment of a match to go on from: its set-up, its commands so far, and who goes on. */
export interface Fork {
  readonly setup: MatchSetup;
  readonly steps: readonly ForkStep[];
  readonly seat: SeatId;
  /** What the others do when they are asked, each his own lines in order; without one, or against the rules, bots play. */
  readonly script: readonly ForkStep[];
}

/** A match that went another way from one of its moments on: how it really was, and what was played instead. */
export interface ForkedMatch {
  readonly setup: MatchSetup;
  /** As it really was, to its end. */
  readonly steps: readonly ForkStep[];
  /** After so many of its commands it went another way. */
  readonly at: number;
  /** Who played on; the others were bots. */
  readonly seat: SeatId;
  /** What was played from there. */
  readonly branch: readonly ForkStep[];
  /** Where the match is shown, on the server it was played on. */
  readonly of?: string;
}
