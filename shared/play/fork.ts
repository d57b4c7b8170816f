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
