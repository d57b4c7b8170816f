import type { SeatId } from '../vocabulary/index.ts';
import type { SeenEvent } from './event.ts';

/** What a device keeps of a match, to hold the record against afterwards (D4). */
export interface Receipt {
  readonly format: 2;
  readonly seat: SeatId;
  /** The hash of the server's part, as it was shown before this device bound itself. */
  readonly commitment: string;
  /** The hash of every player's part, as they were shown before this device opened its own. */
  readonly commitments: readonly string[];
  /** The part this device opened, in hex. */
  readonly part: string;
  /** The digest of the whole set-up it opened its part for, as it computed it from what it was shown. */
  readonly setup: string;
  /** Other set-ups it opened a part for at this table since the last match, of which it saw no deal. */
  readonly unplayed: readonly Opening[];
  /** A chained digest over every event the seat was shown, from the deal on. */
  readonly seen: SeenChain;
}

/** That a device opened its part: bound by which server's part, and for which set-up, by its digest. */
export interface Opening {
  readonly commitment: string;
  readonly setup: string;
}

export interface SeenChain {
  readonly events: number;
  readonly digest: string;
}

export const NOTHING_SEEN: SeenChain = { events: 0, digest: '' };

/** The text whose SHA-256 is the next link: all before, and one more event. However they are sent, it is the same. */
export function seenLink(before: string, event: SeenEvent): string {
  return `${before}\n${JSON.stringify(event)}`;
}
