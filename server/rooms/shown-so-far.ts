import type { Match } from '#server/dealer/index.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import { must, type SeatId } from '#shared/vocabulary/index.ts';
import { type OwnView, ownUpdateBetween } from '#shared/wire/own-view.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { Compare, Shown } from '#shared/wire/table.ts';
import { viewText } from '#shared/wire/view-text.ts';
import type { TableAudience } from './audience.ts';
import type { Dealer } from './dealer.ts';
import { ReleasedEvents } from './released-events.ts';
import { eventsFor, type Moment, momentOf, type StepUpdates } from './step-updates.ts';
import type { Happened } from './stored-match.ts';

interface ShowingParts {
  readonly dealer: Dealer;
  readonly audience: TableAudience;
  clock(): PublicClock;
}

/** What everybody at a table has been shown of the match, and what a device is told that comes later. */
export class ShownSoFar {
  readonly #parts: ShowingParts;
  /** What a device may have missed. */
  readonly #past: ReleasedEvents;
  /** How many pictures of its own each seat has been shown. */
  #views: number[];
  /** How many events each seat has been shown, and who only watches. */
  readonly #events: number[];
  #publicEvents = 0;
  #moment: Moment;
  #release = 0;

  constructor(parts: ShowingParts, match: Match) {
    this.#parts = parts;
    this.#moment = momentOf(match, parts.dealer);
    this.#views = match.seats.map(() => 0);
    this.#events = match.seats.map(() => 0);
    this.#past = new ReleasedEvents(parts.dealer);
  }

  get moment(): Moment {
    return this.#moment;
  }

  /** How often something was shown to all. */
  get release(): number {
    return this.#release;
  }

  /** How many events everybody has been shown from the deal on. */
  get publicEvents(): number {
    return this.#publicEvents;
  }

  /** Whether that is the last picture this seat was shown. */
  isNewest(seat: SeatId, view: number): boolean {
    return view === this.#views[seat];
  }

  /** What was shown before: the deal, and after a restart all that came after it. */
  remember(past: readonly Happened[]): void {
    const { dealer } = this.#parts;
    let happened = 0;
    for (const step of past) {
      this.#past.released(step.events);
      for (const { id } of this.#moment.match.seats) {
        this.#events[id] = (this.#events[id] ?? 0) + eventsFor(step, id, dealer).length;
      }
      const seenByAll = eventsFor(step, 'public', dealer).length;
      this.#publicEvents += seenByAll;
      if (seenByAll > 0) happened += 1;
    }
    // A command to a view of the last process is late here, too: a seat was shown at most two things for
    // everything that happened, the other one being its own sealed answer.
    this.#views = this.#views.map(() => happened * 2);
  }

  /** What this seat alone sees now. */
  ownOf(seat: SeatId): OwnView {
    return must(this.#moment.own[seat], 'the seat plays');
  }

  /** Everything a seat's device needs in one step: its own view, and what happened since it saw one. */
  wholePicture(seat: SeatId, seen?: number): Shown {
    const own = ownUpdateBetween(undefined, this.ownOf(seat));
    return {
      view: this.#views[seat] ?? 0,
      release: this.#release,
      ...this.#past.after(seat, seen),
      anew: true,
      ...(own && { own }),
    };
  }

  /** Whether a device shows what its seat was shown; nothing if it has not got as far, or further. */
  isTruePicture(seat: SeatId, { release, view, digest }: Compare): boolean | undefined {
    if (release !== this.#release || !this.isNewest(seat, view)) return undefined;
    const own = this.ownOf(seat);
    return hashOf(viewText({ ...this.#moment.table, me: seat, ...own })) === digest;
  }

  /** Those who watch have seen every release. */
  watchersPicture(seen?: number): Shown {
    return { view: this.#release, release: this.#release, ...this.#past.after('public', seen) };
  }

  /** The first release: the table as dealt, or as it was when the process ended. */
  publishAll(): void {
    this.#release += 1;
    this.#parts.audience.toAll(this.#release, this.#moment.table, this.#parts.clock());
  }

  /** First to each what is its own, then to all what is public. */
  show(moment: Moment, { seats, events, isPublic }: StepUpdates): void {
    const { audience, clock } = this.#parts;
    this.#moment = moment;
    this.#past.released(moment.match.events);
    if (isPublic) this.#release += 1;
    for (const [seat, shown] of seats) {
      const view = (this.#views[seat] ?? 0) + 1;
      this.#views[seat] = view;
      const before = this.#events[seat] ?? 0;
      this.#events[seat] = before + shown.events.length;
      audience.to(seat, 'shown', { view, release: this.#release, before, ...shown });
      if (shown.own) audience.toEyes(seat, this.ownOf(seat));
    }
    if (!isPublic) return;
    const before = this.#publicEvents;
    this.#publicEvents += events.length;
    audience.toWatchers('shown', { view: this.#release, release: this.#release, before, events });
    audience.toAll(this.#release, moment.table, clock());
  }
}
