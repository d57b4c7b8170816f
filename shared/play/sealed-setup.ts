import type { RuleOptions } from '../vocabulary/index.ts';
import { canonical } from './canonical.ts';
import type { SeatSetup } from './setup.ts';

/**
 * D4: a set-up before any part of it is opened: who plays what, and to which parts everybody is bound.
 * It is shown to all; a device opens its part for this set-up and for no other.
 */
export interface SealedSetup {
  readonly rules: string;
  /** The hash of the server's part. */
  readonly commitment: string;
  /** The hash of every player's part, in the order of the seats; empty for a bot. */
  readonly commitments: readonly string[];
  readonly seats: readonly SeatSetup[];
  readonly options: RuleOptions;
}

// The texts whose SHA-256 is shown. Each begins with what it is for, so that none can be passed off as another.

export const serverSealText = (part: string): string => canonical(['panic-station commitment', part]);

export const playerSealText = (part: string): string => canonical(['panic-station player commitment', part]);

export const setupSealText = (sealed: SealedSetup): string => canonical(['panic-station set-up', sealed]);
