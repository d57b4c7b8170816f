import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NOTHING_SEEN, type Receipt, type SeenEvent, seenLink } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { forget, keep, recall } from './memory.ts';

/** A receipt before it is known which match it is of. */
type Draft = Omit<Receipt, 'seat'> & Partial<Pick<Receipt, 'seat'>>;

const draftItem = (code: string) => `receipt at ${code}`;
const receiptItem = (matchId: string) => `receipt of ${matchId}`;

/**
 * Writes down what the server promises and shows this device, to hold the record against afterwards.
 * What was seen is chained for as long as the line holds: after a gap nobody can know what was missed, so the
 * chain ends there and proves the match up to it.
 */
export function openReceipts(code: string) {
  let draft = read<Draft>(draftItem(code));
  let unbroken = false;

  function write(next: Draft): void {
    draft = next;
    keep(draftItem(code), JSON.stringify(next));
  }

  return {
    /** A line to the table begins, the first or another one. */
    begin(): void {
      unbroken = false;
    },
    /** D4: this device adds its part, and what the server had sealed by then. */
    gave(part: string, commitment: string): void {
      unbroken = true;
      write({ commitment, part });
    },
    shown(seat: SeatId, events: readonly SeenEvent[]): void {
      if (!draft) return;
      const { seen } = draft;
      const goesOn = unbroken && events.length > 0;
      if (goesOn) write({ ...draft, seat, seen: next(seen, events) });
      else if (draft.seat !== seat) write({ ...draft, seat });
    },
    finished(matchId: string): void {
      if (draft?.seat === undefined) return;
      keep(receiptItem(matchId), JSON.stringify(draft));
      forget(draftItem(code));
      draft = undefined;
    },
  };
}

export const recallReceipt = (matchId: string): Receipt | undefined => read<Receipt>(receiptItem(matchId));

function next(seen: Receipt['seen'], events: readonly SeenEvent[]): NonNullable<Receipt['seen']> {
  const link = seenLink(seen?.digest ?? NOTHING_SEEN, events);
  return { steps: (seen?.steps ?? 0) + 1, digest: bytesToHex(sha256(utf8ToBytes(link))) };
}

/** Only what this device wrote itself is ever read here. */
function read<Kept>(item: string): Kept | undefined {
  const text = recall(item);
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
}
