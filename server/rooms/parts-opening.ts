import type { Cancel, Clock } from '#server/process/clock.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer, OpenPart } from '#shared/wire/table.ts';
import { type FairDeal, openPart, unopenedSeats } from './fair-deal.ts';

/** D4: how long the devices have to open their parts; less than they wait for an answer to a request. */
export const OPENING_MS = 8_000;

/** How it ended: with every part, or without these. The server's own part stays sealed then. */
export type Outcome =
  | { readonly kind: 'opened'; readonly deal: FairDeal }
  | { readonly kind: 'unopened' | 'disagreed'; readonly seats: readonly SeatId[] };

/** D4: the time in which every device opens the part it is bound to, for the set-up everybody is shown. */
export class PartsOpening {
  readonly #ended = Promise.withResolvers<Outcome>();
  readonly #timer: Cancel;
  #deal: FairDeal;

  constructor(deal: FairDeal, clock: Clock) {
    this.#deal = deal;
    this.#timer = clock.after(OPENING_MS, () =>
      this.#ended.resolve({ kind: 'unopened', seats: unopenedSeats(this.#deal) }),
    );
  }

  get outcome(): Promise<Outcome> {
    return this.#ended.promise;
  }

  open(seat: SeatId, wish: OpenPart): Answer {
    if (!wish.agreed) {
      // What was opened cannot be taken back.
      if (unopenedSeats(this.#deal).includes(seat)) this.#end({ kind: 'disagreed', seats: [seat] });
      return { ok: true };
    }
    const opened = openPart(this.#deal, seat, wish.part);
    if (!opened.ok) return opened;
    this.#deal = opened.deal;
    if (unopenedSeats(opened.deal).length === 0) this.#end({ kind: 'opened', deal: opened.deal });
    return { ok: true };
  }

  cancel(): void {
    this.#timer();
  }

  #end(outcome: Outcome): void {
    this.#timer();
    this.#ended.resolve(outcome);
  }
}
