import { type Match, revealedSeats } from '#server/dealer/index.ts';
import type { Store } from '#server/store/index.ts';
import { awaitedSeats, type PublicView, type RevealedSeat } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { Answer, Play, Shown, TableSettings } from '#shared/wire/table.ts';
import { BotDesk } from './bot-desk.ts';
import type { Clock } from './clock.ts';
import { TableClocks } from './clocks.ts';
import type { Dealer } from './dealer.ts';
import type { Faults } from './faults.ts';
import { Lately } from './lately.ts';
import { MatchDesk } from './match-desk.ts';
import { eventsFor, ownView, type Showing, showingBetween } from './showing.ts';
import type { RandomBytes } from './table-codes.ts';

/** Public releases fall on this beat, so that the time of computing and writing does not show. */
export const BEAT_MS = 50;

/** How long to wait for a disk that failed. */
const RETRY_MS = 1000;

export interface MatchPorts {
  readonly id: string;
  readonly settings: TableSettings;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly faults: Faults;
  readonly dealer: Dealer;
  isPlayedByBot(seat: SeatId): boolean;
  /** To the device of one seat, if it is there. */
  show(seat: SeatId, shown: Shown): void;
  /** To everybody who only watches. */
  showWatchers(shown: Shown): void;
  /** The public state after one release. */
  publish(release: number, fields: Showing['table'], clock: PublicClock): void;
  ended(match: Match): Promise<void>;
}

/** A match at a table: who is shown what and when, which clock runs, which chairs bots play. No rule. */
export class RunningMatch {
  readonly #ports: MatchPorts;
  readonly #desk: MatchDesk;
  readonly #clocks: TableClocks;
  readonly #bots: BotDesk;
  #views: number[];
  /** By seat: what its device may have missed. */
  readonly #lately: readonly Lately[];
  readonly #publicLately = new Lately();
  #released: Match;
  /** On disk, and shown at the next beat. */
  #waiting: { readonly match: Match; readonly showing: Showing }[] = [];
  #release = 0;
  #turnNumber = 0;
  #happened = 0;
  #awake = false;

  constructor(ports: MatchPorts, match: Match) {
    this.#ports = ports;
    this.#released = match;
    this.#views = match.seats.map(() => 0);
    this.#lately = match.seats.map(() => new Lately());
    this.#desk = new MatchDesk({
      match,
      keep: (number, step) => ports.store.appendSteps(ports.id, number, [step], ports.clock.now()),
      played: (after) => this.#played(after),
    });
    this.#clocks = new TableClocks({
      clock: ports.clock,
      settings: ports.settings,
      isBot: ports.isPlayedByBot,
      ring: (type, isDue) => this.#attempt(this.#desk.play('dealer', { type }, isDue)),
    });
    this.#bots = new BotDesk(
      { ...ports, play: (seat, command) => this.#attempt(this.#desk.play(seat, command)) },
      match.seats.length,
    );
  }

  get isOver(): boolean {
    return this.#released.ending !== undefined;
  }

  /** What is turned over at the end; nothing before. */
  get revealed(): readonly RevealedSeat[] {
    return revealedSeats(this.#released);
  }

  get step(): number {
    return this.#released.step;
  }

  isEliminated(seat: SeatId): boolean {
    return this.view.seats[seat]?.eliminated ?? false;
  }

  awaits(seat: SeatId): boolean {
    return awaitedSeats(this.view).includes(seat);
  }

  get view(): PublicView {
    return this.#ports.dealer.viewFor(this.#released, 'public');
  }

  /** What the seats have seen before: the deal, and after a restart all that came after it. */
  remember(moments: readonly Match[]): void {
    const { dealer } = this.#ports;
    for (const match of moments) {
      this.#bots.saw(match.events);
      this.#lately.forEach((lately, seat) => {
        lately.shown(0, eventsFor(match, seat as SeatId, dealer));
      });
      this.#publicLately.shown(0, eventsFor(match, 'public', dealer));
    }
    // A command to a view of the last process is late here, too: a seat was shown at most two things for
    // everything that happened, the other one being its own sealed answer.
    const happened = moments.filter((match) => eventsFor(match, 'public', dealer).length > 0).length;
    this.#views = this.#views.map(() => happened * 2);
  }

  /** Clocks and bots go on while a person is there; otherwise the match sleeps (D6). */
  setAwake(awake: boolean): void {
    if (awake === this.#awake) return;
    this.#awake = awake;
    if (awake) this.#goOn();
    else {
      this.#clocks.stop();
      this.#bots.sleep();
    }
    this.#ports.publish(this.#release, {}, this.#clocks.shown);
  }

  /** Somebody else plays a chair from now on. */
  seatsChanged(): void {
    if (this.#awake) this.#bots.wake(this.#desk.match, this.#happened);
  }

  async play(seat: SeatId, { view, command }: Play): Promise<Answer> {
    const isCurrent = () =>
      view === this.#views[seat] && !this.#waiting.some(({ showing }) => showing.seats.has(seat));
    const played = await this.#desk.play(seat, command, isCurrent);
    if (played === 'late') return { ok: false, reason: 'late' };
    return played.ok ? { ok: true } : { ok: false, reason: played.reason.code, rule: played.reason.rule };
  }

  /** Everything a seat's device needs in one step: its own view, and what happened since it saw one. */
  wholePicture(seat: SeatId, seen?: number): Shown {
    return {
      view: this.#views[seat] ?? 0,
      release: this.#release,
      events: this.#lately[seat]?.after(seen) ?? [],
      own: ownView(this.#released, seat, this.#ports.dealer),
    };
  }

  /** Those who watch have seen every release. */
  watchersPicture(seen?: number): Shown {
    return { view: this.#release, release: this.#release, events: this.#publicLately.after(seen) };
  }

  /** The first release: the table as dealt, or as it was when the process ended. */
  publishAll(): void {
    this.#release += 1;
    this.#ports.publish(this.#release, this.view, this.#clocks.shown);
  }

  #played(after: Match): void {
    this.#bots.saw(after.events);
    this.#turnNumber += after.events.filter(({ type }) => type === 'turn-began').length;
    if (this.#waiting.length === 0) {
      const { clock } = this.#ports;
      clock.after(BEAT_MS - (clock.now() % BEAT_MS), () => this.#releaseAll());
    }
    const before = this.#waiting.at(-1)?.match ?? this.#released;
    const showing = showingBetween(before, after, this.#ports.dealer);
    if (showing.isPublic) this.#happened += 1;
    this.#waiting.push({ match: after, showing });
    if (this.#awake) this.#goOn();
  }

  #goOn(): void {
    const { match } = this.#desk;
    const { awaited, turn, ending } = this.#ports.dealer.viewFor(match, 'public');
    this.#clocks.watch({ awaited, turn, ending, turnNumber: this.#turnNumber, happened: this.#happened });
    if (!ending) this.#bots.wake(match, this.#happened);
  }

  async #releaseAll(): Promise<void> {
    for (const { match, showing } of this.#waiting.splice(0)) this.#releaseOne(match, showing);
    if (this.#released.ending) await this.#ports.ended(this.#released);
  }

  /** First to each what is its own, then to all what is public. */
  #releaseOne(match: Match, showing: Showing): void {
    this.#released = match;
    if (showing.isPublic) this.#release += 1;
    for (const [seat, shown] of showing.seats) {
      const view = (this.#views[seat] ?? 0) + 1;
      this.#views[seat] = view;
      this.#lately[seat]?.shown(view, shown.events);
      this.#ports.show(seat, { view, release: this.#release, ...shown });
    }
    if (!showing.isPublic) return;
    this.#publicLately.shown(this.#release, showing.events);
    this.#ports.showWatchers({ view: this.#release, release: this.#release, events: showing.events });
    this.#ports.publish(this.#release, showing.table, this.#clocks.shown);
  }

  /** A failing disk must not stop the match: clocks and bots begin anew after a while. */
  #attempt(playing: Promise<unknown>): void {
    const { faults, id, clock } = this.#ports;
    playing.catch((error: unknown) => {
      faults.report(error, 'not played', { match: id });
      clock.after(RETRY_MS, () => {
        if (!this.#awake) return;
        this.setAwake(false);
        this.setAwake(true);
      });
    });
  }
}
