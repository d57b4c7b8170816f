import type { SeatId } from '../vocabulary/index.ts';
import type { SeenEvent } from './event.ts';

/** What a device keeps of a match, to hold the record against afterwards. */
export interface Receipt {
  readonly seat: SeatId;
  /** The hash of the server's part, shown before this device gave its own (D4). */
  readonly commitment: string;
  /** The random bytes this device gave, in hex. */
  readonly part: string;
  /** A chained digest of what the seat was shown, over so many steps; absent if some were missed. */
  readonly seen?: { readonly steps: number; readonly digest: string };
}

/** Where the chain of what was seen begins. */
export const NOTHING_SEEN = '';

/** The text whose SHA-256 is the next link: all before, and what one step showed. */
export function seenLink(before: string, events: readonly SeenEvent[]): string {
  return `${before}\n${JSON.stringify(events)}`;
}
