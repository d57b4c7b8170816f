import type { Colour, RuleOptions } from '../vocabulary/index.ts';
import type { Actor, Command } from './command.ts';

/** D4: everything a match is dealt from. The parts are 32 bytes each, in hex. */
export interface MatchSetup {
  readonly format: 1;
  readonly rules: string;
  readonly serverPart: string;
  /** One for every seat, in their order; empty for a bot. */
  readonly playerParts: readonly string[];
  readonly seats: readonly SeatSetup[];
  readonly options: RuleOptions;
  /** Of a match that goes on from a moment of another: it was not dealt for those who play it, and counts for nothing. */
  readonly fork?: ForkOrigin;
}

/** Which match another one goes on from, and after how many of its commands. */
export interface ForkOrigin {
  readonly of: string;
  readonly step: number;
}

export interface SeatSetup {
  readonly colour: Colour;
  readonly name: string;
  readonly bot?: boolean;
}

export interface RecordedStep {
  readonly actor: Actor;
  readonly command: Command;
  /** Chains a hash over everything up to and including this step. */
  readonly digest: string;
}

/** A match is its set-up and its commands. */
export interface MatchRecord {
  readonly setup: MatchSetup;
  readonly steps: readonly RecordedStep[];
}
