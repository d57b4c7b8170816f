import type { Logger } from 'pino';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import { drawSecret, hashOf } from '#server/process/hashed-secret.ts';
import type { OperatorBook } from '#server/process/operator-book.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { Store, StoredTable } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { readName } from '#shared/wire/player-name.ts';
import { NO_CLOCK } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { NO_SERIES } from '#shared/wire/series.ts';
import type { Answer, Arrival, AskChair, LookThrough, Seen, TableSettings } from '#shared/wire/table.ts';
import type { Say } from '#shared/wire/talk.ts';
import { done, no } from './answers.ts';
import { audienceOf } from './audience.ts';
import type { Dealer } from './dealer.ts';
import { KeptTable } from './kept-table.ts';
import * as lobbies from './lobby.ts';
import { type Link, Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { Seating } from './seating.ts';
import { shownTable } from './shown-table.ts';
import { StandInNotes } from './stand-in-notes.ts';
import { type StoredMatch, storedMatch } from './stored-match.ts';
import { type Calling, TableCalls } from './table-calls.ts';
import { TableChairs } from './table-chairs.ts';
import { TableDeal } from './table-deal.ts';
import type { TableDisplay } from './table-display.ts';
import { TableEyes } from './table-eyes.ts';
import { TableMatch } from './table-match.ts';
import { TableSpeech } from './table-speech.ts';
import type { TableTalk } from './table-talk.ts';
import { TableVotes } from './table-votes.ts';
import { tellOnArrival } from './told-on-arrival.ts';

export interface TableParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly log: Logger;
  readonly faults: Faults;
  readonly dealer: Dealer;
  /** Where reports go, if anybody reads them. */
  readonly book?: OperatorBook;
  /** How people are called who do not look, if the server can. */
  readonly calling?: Calling | undefined;
}

/** As if the line had broken: who knocks again is told why he is not let in. */
const LINE_ENDED = 4003;

/**
 * One table: who sits where, and the match they play. Everything it does is on disk before it is told. Whatever
 * changes it is done in turn, one thing after another: what was looked up before a wait for the disk still holds
 * after it. Only the match has a turn of its own, so that a table that writes delays no command.
 */
export class Table {
  readonly code: string;
  readonly seating: Seating;
  readonly deal: TableDeal;
  readonly speech: TableSpeech;
  readonly votes: TableVotes;
  readonly chairs: TableChairs;
  readonly calls: TableCalls;
  readonly eyes: TableEyes;
  readonly match: TableMatch;
  readonly #parts: TableParts;
  readonly #display: TableDisplay;
  readonly #turns = new Queue();
  readonly #kept: KeptTable;
  readonly #presence: Presence;
  readonly #talk: TableTalk;
  readonly #standIns: StandInNotes;
  /** Somebody has sat here since it came into memory. */
  #wasUsed = false;
  #knocks = 0;

  constructor(code: string, settings: TableSettings, parts: TableParts, display: TableDisplay) {
    this.code = code;
    this.#parts = parts;
    this.#display = display;
    const lobby = lobbies.emptyLobby(settings);
    const serverPart = drawSecret(parts.randomBytes);
    this.#kept = new KeptTable(
      { ...parts, code },
      { phase: 'waiting', lobby, serverPart, matchId: undefined, series: NO_SERIES, calls: [] },
    );
    this.#presence = new Presence({
      clock: parts.clock,
      phase: () => this.#kept.phase,
      awayTooLong: (seat) => this.#awayTooLong(seat),
      forsaken: () => this.#fallAsleep(),
      deserted: () => this.#turns.take(() => this.#close()),
      watchDelay: () => this.watchDelay,
    });
    const shared = {
      ...parts,
      code,
      kept: this.#kept,
      presence: this.#presence,
      audience: audienceOf(this.#presence, display, () => this.eyes),
      running: () => this.match.running,
      changed: () => this.#changed(),
    };
    this.seating = new Seating({
      ...shared,
      sawSeat: (keyHash, seat) => this.speech.sawSeat(keyHash, seat),
      hasSeenOther: (keyHash, seat) => this.speech.hasSeenSeat(keyHash, seat),
    });
    this.speech = new TableSpeech(shared);
    this.votes = new TableVotes({ ...shared, seating: this.seating, speech: this.speech });
    this.chairs = new TableChairs({ ...shared, seating: this.seating, speech: this.speech });
    this.eyes = new TableEyes({ ...shared, speech: this.speech });
    this.calls = new TableCalls({
      ...shared,
      seating: this.seating,
      inTurn: (work) => this.#turns.take(work),
    });
    this.#talk = this.speech.talk;
    this.#standIns = new StandInNotes({
      presence: this.#presence,
      // By the time it is its turn the match may be another one, or none.
      note: (seat, by) =>
        this.#turns.take(async () => {
          if (this.#kept.phase === 'playing') await this.#talk.playedBy(seat, by);
        }),
      failed: (error) => parts.faults.report(error, 'stand-in not written down', { table: code }),
    });
    this.match = new TableMatch({
      ...shared,
      seating: this.seating,
      say: (seat, say) => this.#botSays(seat, say),
      usedTime: (seat, left) => this.#talk.usedTime(seat, left),
      timeLeft: () => this.#talk.timeLeft,
      moved: () => this.votes.idleVotes.moved(),
      happened: () => {
        if (this.#presence.showReturned()) this.#changed();
        this.calls.happened();
      },
      inTurn: (work) => this.#turns.take(work),
    });
    this.deal = new TableDeal({
      ...shared,
      code,
      seating: this.seating,
      dealt: ({ id, match, moved }) => {
        this.#presence.closeRanks(moved);
        // What was said before names seats that are others' now.
        this.#talk.load([]);
        this.match.begin(id, match, [match]);
      },
    });
  }

  /** A new table, on disk and shown. */
  async open(): Promise<undefined> {
    await this.#kept.become({});
    this.#changed();
  }

  /** The table as it was left on disk, with nobody at it yet; or why nobody can be let in. */
  async restore(stored: StoredTable): Promise<TableRefusal | undefined> {
    const { store, dealer, log } = this.#parts;
    const { phase, matchId } = stored;
    const hasMatch = phase !== 'waiting' && matchId !== undefined;
    const match = hasMatch ? await storedMatch(store, dealer, matchId) : undefined;
    if (match === 'rules-changed') {
      log.warn({ table: this.code }, 'match of other rules not resumed');
      return match;
    }
    this.#kept.restore(stored);
    for (const seat of lobbies.people(this.seating.lobby)) this.#presence.miss(seat);
    if (match) await this.#resume(match);
    this.#changed();
    return undefined;
  }

  async #resume(stored: StoredMatch): Promise<void> {
    this.#talk.load(stored.talk);
    this.#standIns.resume(this.#talk.seatsPlayedBy);
    const running = await this.match.resume(stored);
    running.rememberTalk(this.#talk.claims);
  }

  /** What somebody in a seat asks for, once it is his turn; the seat is the one he has then. */
  inTurn(link: Link, ask: (seat: SeatId) => Answer | Promise<Answer>): Promise<Answer> {
    return this.#turns.take(() => {
      const seat = this.seatOf(link);
      return seat === undefined ? no('only-watching') : ask(seat);
    });
  }

  /** A device comes: to its seat, to a new one, or to watch. */
  arrive(link: Link, arrival: Arrival): Promise<SeatId | 'watching' | { readonly refused: TableRefusal }> {
    return this.#turns.take(async () => {
      const place = await this.seating.placeFor(arrival);
      if (typeof place === 'object') return place;
      return place === 'watching' ? this.#watch(link, arrival) : this.#sit(link, place, arrival.seen);
    });
  }

  /** A device is gone: for good, if its person said so. */
  gone(link: Link, isFarewell: boolean): Promise<void> {
    return this.#turns.take(async () => {
      const seat = this.#presence.hangUp(link);
      if (seat === undefined) return;
      if (seat !== 'watching' && isFarewell && this.#kept.phase === 'waiting') return this.seating.free(seat);
      if (seat !== 'watching') this.#presence.miss(seat);
      this.#changed();
    });
  }

  /** How many seats a bot plays for their owners (D6). */
  get standIns(): number {
    return this.#presence.standIns.size;
  }

  seatOf(link: Link): SeatId | undefined {
    return this.#presence.seatOf(link);
  }

  /** Somebody is at the door. */
  stayAwake(): void {
    this.#knocks += 1;
    this.#presence.stayAwake();
  }

  /**
   * D4: everything is sealed and shown; then every device opens its part; then it is dealt, or it is not. Between
   * the two turns others come and go: a device whose page is loaded anew can still open its part.
   */
  async start(link: Link): Promise<Answer> {
    const sealed = await this.inTurn(link, (seat) => this.deal.seal(seat));
    const opening = this.deal.opening;
    if (!sealed.ok || !opening) return sealed;
    const outcome = await opening.outcome;
    return this.#turns.take(() => this.deal.settle(outcome));
  }

  /** By anybody who sat there. */
  async rematch(seat: SeatId): Promise<Answer> {
    if (this.#kept.phase !== 'over') return no('not-over');
    const calledBy = lobbies.chairAt(this.seating.lobby, seat)?.name ?? '';
    const { lobby, moved } = lobbies.shiftByOne(lobbies.withoutFork(this.seating.lobbyOfThosePresent()));
    const series = { ...this.#kept.series, calledBy };
    const serverPart = drawSecret(this.#parts.randomBytes);
    await this.#kept.become({ phase: 'waiting', lobby, serverPart, matchId: undefined, series });
    this.deal.forget();
    this.match.forget();
    this.#presence.forgetAbsent();
    this.#standIns.forget();
    this.#presence.rearrange(moved);
    this.#talk.load([]);
    this.votes.pauseVote.clear();
    this.chairs.forget();
    this.eyes.forget();
    this.#display.showMatch(0, undefined, NO_CLOCK);
    this.#changed();
    return done;
  }

  /** D6: by whoever watches. */
  askChair(link: Link, ask: AskChair): Promise<Answer> {
    return this.#turns.take(() => this.chairs.ask(link, ask));
  }

  lookThrough(link: Link, look: LookThrough): Promise<Answer> {
    return this.#turns.take(() => this.eyes.look(link, look));
  }

  /** Who sees a seat's cards says nothing that others could read of them. */
  say(link: Link, say: Say): Promise<Answer> {
    return this.#turns.take(() =>
      this.#kept.phase === 'playing' && this.eyes.isThroughOthers(link)
        ? no('through-eyes')
        : this.speech.say(link, say),
    );
  }

  /** In the table's turn like everything that is said; a failing disk has it unsaid. */
  #botSays(seat: SeatId, say: Say): void {
    const { faults } = this.#parts;
    this.#turns
      .take(() => this.speech.sayFrom(seat, say))
      .catch((error: unknown) => faults.report(error, 'not said', { table: this.code }));
  }

  /** Between two things that are done here, so that none is left without its answer. */
  betweenCommands(work: () => void): Promise<void> {
    return this.#turns.take(async () => {
      await this.match.running?.settled();
      work();
    });
  }

  /** On every device with this key, wherever it sits by now. */
  hangUpOn(keyHash: string): void {
    const chair = lobbies.chairOfKey(this.seating.lobby, keyHash);
    if (chair) this.#presence.links.get(chair.seat)?.close(LINE_ENDED);
    this.#presence.sendAwayWatching(keyHash, LINE_ENDED);
  }

  /** By whoever runs the server. */
  closeForGood(): Promise<void> {
    return this.#turns.take(async () => {
      await this.#parts.store.closeTable(this.code, this.#parts.clock.now());
      this.#display.closed();
    });
  }

  dispose(): void {
    this.#presence.dispose();
    this.deal.opening?.cancel();
    this.match.dispose();
  }

  /** D7: how much later what is shown now may be seen by who watches. */
  get watchDelay(): number {
    const { watchDelaySeconds = 'off' } = this.#kept.lobby.settings;
    const isPlaying = this.#kept.phase === 'dealing' || this.#kept.phase === 'playing';
    return isPlaying && watchDelaySeconds !== 'off' ? watchDelaySeconds : 0;
  }

  #sit(link: Link, seat: SeatId, seen: Seen | undefined): SeatId {
    this.#wasUsed = true;
    this.#presence.sit(link, seat);
    this.match.running?.deviceCame();
    this.#welcome(link, seat, seen);
    return seat;
  }

  #watch(link: Link, { name, key, seen }: Arrival): 'watching' | { readonly refused: TableRefusal } {
    const reading = readName(name);
    const who = { name: reading.ok ? reading.name : '', keyHash: hashOf(key) };
    if (!this.#presence.watch(link, who)) return { refused: 'table-full' };
    this.#welcome(link, 'watching', seen);
    return 'watching';
  }

  #welcome(link: Link, place: SeatId | 'watching', seen: Seen | undefined): void {
    const { speech } = this;
    const told = { kept: this.#kept, running: this.match.running, speech, commitment: this.deal.commitment };
    tellOnArrival(link, place, seen, told);
    this.eyes.tell(link);
    this.#changed();
  }

  /** After every change: what follows from it for clocks and bots, and then what there is to see. */
  #changed(): void {
    this.#settle();
    this.#show();
  }

  /** Clocks and bots go on while somebody is there; a table that is left is closed, or sleeps. */
  #settle(): void {
    const isSomebodyHere = this.#presence.links.size > 0;
    this.votes.pauseVote.leftWith(this.speech.livingPeople());
    this.match.running?.setAwake(
      isSomebodyHere && this.#kept.phase === 'playing' && !this.votes.pauseVote.isOn,
    );
    this.match.running?.seatsChanged();
    if (this.#kept.phase === 'playing') this.#standIns.changed();
    this.#presence.settle();
  }

  #show(): void {
    this.#display.showTable(
      shownTable({
        kept: this.#kept,
        presence: this.#presence,
        talk: this.#talk,
        pause: this.votes.pauseVote,
        asks: this.chairs.asks,
        watchers: this.eyes.shown,
        rules: this.#parts.dealer.rules,
        commitment: this.deal.commitment,
        setup: this.deal.askedFor ?? '',
        isUnwritten: this.match.isUnwritten,
      }),
    );
  }

  /** The chair's number can be another one by the time it is this one's turn; its owner is not. */
  async #awayTooLong(seat: SeatId): Promise<void> {
    const owner = this.seating.ownerOf(seat);
    if (owner !== undefined) await this.#turns.take(() => this.seating.awayTooLong(owner));
  }

  /** The match leaves the memory, unless somebody knocks meanwhile; the first who does brings it back. */
  #fallAsleep(): Promise<void> {
    const knocks = this.#knocks;
    return this.#turns.take(async () => {
      if (this.match.isUnwritten || !this.#presence.isForsaken) return;
      // When it was left: a day from then it is closed.
      if (this.#wasUsed) await this.#kept.become({});
      if (knocks === this.#knocks) this.#display.fellAsleep();
    });
  }

  async #close(): Promise<void> {
    if (this.#presence.links.size > 0) return;
    await this.#parts.store.closeTable(this.code, this.#parts.clock.now());
    this.#display.closed();
  }
}
