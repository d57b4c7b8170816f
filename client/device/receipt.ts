import * as z from 'zod/mini';
import { NOTHING_SEEN, type Receipt, type SeenChain, type SeenEvent, seenLink } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { receiptSchema } from '#shared/wire/receipt.ts';
import { seat } from '#shared/wire/seat.ts';
import { DEVICE_MEMORY, type Memory } from './memory.ts';
import {
  type Asked,
  type KeptOpening,
  keepOpenings,
  objectionTo,
  recallOpenings,
  type Withheld,
} from './openings.ts';
import { sha256Hex } from './part.ts';
import { readStored, type Shape, written } from './stored.ts';

/** A receipt of a match that has not ended; the seat is known once it is dealt. */
type Draft = Omit<Receipt, 'seat' | 'unplayed'> & Partial<Pick<Receipt, 'seat'>>;

/** How far this device has seen the match it keeps a receipt of. */
export interface Witnessed {
  readonly match: string;
  readonly seat: SeatId;
  readonly events: number;
}

const RECEIPT: Shape<Receipt> = { version: 1, schema: receiptSchema };
const DRAFT: Shape<Draft> = {
  version: 1,
  schema: z.extend(z.omit(receiptSchema, { seat: true, unplayed: true }), { seat: z.exactOptional(seat) }),
};

const draftItem = (code: string) => `receipt at ${code}`;
const receiptItem = (matchId: string) => `receipt of ${matchId}`;

/**
 * Writes down what the server promises and shows this device, to hold the record against afterwards. What was seen is
 * chained event by event: after a broken line the server tells what was missed, and the chain goes on.
 */
export function openReceipts(code: string, memory: Memory = DEVICE_MEMORY) {
  let draft = readStored(DRAFT, memory.recall(draftItem(code)));

  function write(next: Draft): void {
    draft = next;
    memory.keep(draftItem(code), written(DRAFT, next));
  }

  function settle(isSettled: (opening: KeptOpening) => boolean): void {
    const openings = recallOpenings(memory);
    if (!openings.some((each) => !each.settled && isSettled(each))) return;
    keepOpenings(
      openings.map((each) => (isSettled(each) ? { ...each, settled: true } : each)),
      memory,
    );
  }

  return {
    /** D4: whether the part may be opened now; if so, that is written down before anybody learns of it. */
    open(asked: Asked): Withheld | undefined {
      const openings = recallOpenings(memory);
      const objection = objectionTo(asked, openings);
      if (objection) return objection;
      const { sealed, digest: setup, part } = asked;
      const { commitment, commitments } = sealed;
      const others = openings.filter((each) => each.setup !== setup);
      keepOpenings([...others, { table: code, commitment, setup, settled: false }], memory);
      write({ format: 2, commitment, commitments, part, setup, seen: NOTHING_SEEN });
      return undefined;
    },
    /** What the seat was shown, and how much it had been shown before. */
    shown(seat: SeatId, before: number, events: readonly SeenEvent[]): void {
      if (!draft) return;
      const { setup: dealt, seen } = draft;
      if (draft.seat === undefined) settle(({ setup }) => setup === dealt);
      // What was told already is not told twice; what is told too late waits until the gap is filled.
      const fresh = before <= seen.events ? events.slice(seen.events - before) : [];
      if (fresh.length > 0 || draft.seat !== seat) write({ ...draft, seat, seen: fresh.reduce(next, seen) });
    },
    /** So that the server tells what is missing. */
    witnessed(): Witnessed | undefined {
      if (draft?.seat === undefined) return undefined;
      return { match: draft.commitment, seat: draft.seat, events: draft.seen.events };
    },
    finished(matchId: string): void {
      if (draft?.seat === undefined) return;
      const isOfThisTable = ({ table }: KeptOpening) => table === code;
      const unplayed = recallOpenings(memory)
        .filter((each) => isOfThisTable(each) && !each.settled)
        .map(({ commitment, setup }) => ({ commitment, setup }));
      const receipt: Receipt = { ...draft, seat: draft.seat, unplayed };
      memory.keep(receiptItem(matchId), written(RECEIPT, receipt));
      // They are told with this match, and not again with the next.
      settle(isOfThisTable);
      memory.forget(draftItem(code));
      draft = undefined;
    },
  };
}

/** Those of another version say other things. */
export function recallReceipt(matchId: string, memory: Memory = DEVICE_MEMORY): Receipt | undefined {
  return readStored(RECEIPT, memory.recall(receiptItem(matchId)));
}

function next({ events, digest }: SeenChain, event: SeenEvent): SeenChain {
  return { events: events + 1, digest: sha256Hex(seenLink(digest, event)) };
}
