import { canonical, type PublicSeat, type SeenEvent } from '../play/index.ts';
import type { SeatId } from '../vocabulary/index.ts';
import { type Claim, isStatement, type Statement } from './claim.ts';
import { type Contradiction, contradictionOf } from './contradiction.ts';
import { type Facts, factsAfter, NO_FACTS } from './facts.ts';

/** A claim as it was heard at the table. */
export interface Spoken {
  readonly from: SeatId;
  readonly at: number;
  /** How many events everybody had been shown by then; nothing for what was said before that was kept. */
  readonly after?: number | undefined;
  readonly claim: Claim;
}

/** A claim as the ledger keeps it. */
export interface LedgerEntry {
  readonly by: SeatId;
  readonly at: number;
  readonly claim: Statement;
  readonly isTakenBack: boolean;
  readonly contradiction: Contradiction | undefined;
}

/** What happened before all, from the deal on. */
export interface PublicStory {
  readonly events: readonly SeenEvent[];
  /** The table after the last of them. */
  readonly seats: readonly Pick<PublicSeat, 'id' | 'handSize' | 'eliminated'>[];
}

interface Kept extends LedgerEntry {
  readonly changes: number;
}

/** Who claimed what, oldest first, with what speaks against it. Without a story from the deal on, nothing is held against anybody. */
export function ledgerOf(spoken: readonly Spoken[], story: PublicStory | undefined): readonly LedgerEntry[] {
  const moments = story && factsAt(story.events);
  const now = moments?.(story?.events.length ?? 0);
  const ledger: Kept[] = [];
  for (const { from: by, at, after, claim } of spoken) {
    if (claim.type === 'take-back') takeBack(ledger, by, claim.claim);
    if (!isStatement(claim)) continue;
    const facts = moments?.(after ?? Number.POSITIVE_INFINITY);
    const changes = facts?.changes[by] ?? 0;
    const contradiction =
      facts &&
      contradictionOf(
        { by, claim, changes },
        {
          facts,
          handSize: handSizeThen(story?.seats[by], facts.cards[by], now?.cards[by]),
          standing: ledger.filter((kept) => kept.by === by && !kept.isTakenBack),
        },
      );
    ledger.push({ by, at, claim, isTakenBack: false, contradiction, changes });
  }
  return ledger;
}

function takeBack(ledger: Kept[], by: SeatId, claim: Statement): void {
  const words = canonical(claim);
  for (const [i, kept] of ledger.entries()) {
    if (kept.by === by && canonical(kept.claim) === words) ledger[i] = { ...kept, isTakenBack: true };
  }
}

/** What was public after so many events: asked in their order, each event is looked at once. */
function factsAt(events: readonly SeenEvent[]): (count: number) => Facts {
  const all: Facts[] = [NO_FACTS];
  return (count) => {
    const end = Math.min(count, events.length);
    for (let done = all.length - 1; done < end; done += 1) {
      const [before, event] = [all[done], events[done]];
      if (before && event) all.push(factsAfter(before, event));
    }
    return all[end] ?? NO_FACTS;
  };
}

/** D3: a hand's size is public at any time; of the dead it is not kept. */
function handSizeThen(seat: PublicStory['seats'][number] | undefined, then = 0, now = 0): number | undefined {
  return !seat || seat.eliminated ? undefined : seat.handSize - now + then;
}
