import type { Audience, GameEvent } from '#shared/play/index.ts';
import type { Shown } from '#shared/wire/table.ts';
import { type Dealer, THE_DEALER } from './dealer.ts';
import { eventsFor } from './step-updates.ts';

/** How much of what happened before is told to a device that has seen nothing of it. */
const RECENT_EVENTS = 200;

/**
 * Everything of a match that was released, from the deal on. A line can lose some of it without anybody noticing:
 * a device that comes back says how many events it has seen, and is told all that it lacks.
 */
export class ReleasedEvents {
  readonly #dealer: Dealer;
  readonly #events: GameEvent[] = [];

  constructor(dealer: Dealer = THE_DEALER) {
    this.#dealer = dealer;
  }

  released(events: readonly GameEvent[]): void {
    this.#events.push(...events);
  }

  /** What an audience lacks that has seen so many events; the newest ones for whoever has seen none. */
  after(audience: Audience, seen: number | undefined): Pick<Shown, 'before' | 'events'> {
    const all = eventsFor({ events: this.#events }, audience, this.#dealer);
    const before = Math.min(seen ?? Math.max(0, all.length - RECENT_EVENTS), all.length);
    return { before, events: all.slice(before) };
  }
}
