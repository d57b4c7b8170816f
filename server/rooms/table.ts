import type { Logger } from 'pino';
import type { Match } from '#server/dealer/index.ts';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import { drawSecret, hashOf } from '#server/process/hashed-secret.ts';
import type { OperatorBook } from '#server/process/operator-book.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { Store, StoredTable } from '#server/store/index.ts';
import type { EndingKind, RevealedSeat } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { readName } from '#shared/wire/player-name.ts';
import { NO_CLOCK } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { afterMatch, NO_SERIES, type Series } from '#shared/wire/series.ts';
import type {
  Answer,
  Arrival,
  AskChair,
  Compare,
  Play,
  Seen,
  TableSettings,
  Told,
} from '#shared/wire/table.ts';
import type { Say } from '#shared/wire/talk.ts';
import { audienceOf, type TableAudience } from './audience.ts';
import type { Dealer } from './dealer.ts';
import { KeptTable } from './kept-table.ts';
import * as lobbies from './lobby.ts';
import { MatchEnd } from './match-end.ts';
import { type Link, Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { RunningMatch } from './running-match.ts';
import { Seating } from './seating.ts';
import { shownTable } from './shown-table.ts';
import { type StoredMatch, storedMatch } from './stored-match.ts';
import { TableChairs } from './table-chairs.ts';
import { TableDeal } from './table-deal.ts';
import type { TableDisplay } from './table-display.ts';
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
}

/** As if the line had broken: who knocks again is told why he is not let in. */
const LINE_ENDED = 4003;

const done: Answer = { ok: true };
const no = (reason: TableRefusal): Answer => ({ ok: false, reason });

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
  readonly #parts: TableParts;
  readonly #display: TableDisplay;
  readonly #audience: TableAudience;
  readonly #turns = new Queue();
  readonly #kept: KeptTable;
  readonly #presence: Presence;
  readonly #matchEnd: MatchEnd;
  readonly #talk: TableTalk;
  #running: RunningMatch | undefined;
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
      { phase: 'waiting', lobby, serverPart, matchId: undefined, series: NO_SERIES },
    );
    this.#presence = new Presence({
      clock: parts.clock,
      phase: () => this.#kept.phase,
      awayTooLong: (seat) => this.#awayTooLong(seat),
      forsaken: () => this.#fallAsleep(),
      deserted: () => this.#turns.take(() => this.#close()),
    });
    this.#matchEnd = new MatchEnd({ ...parts, code });
    this.#audience = audienceOf(this.#presence, display);
    const shared = {
      ...parts,
      code,
      kept: this.#kept,
      presence: this.#presence,
      audience: this.#audience,
      running: () => this.#running,
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
    this.#talk = this.speech.talk;
    this.deal = new TableDeal({
      ...shared,
      code,
      seating: this.seating,
      dealt: ({ id, match, moved }) => {
        this.#presence.closeRanks(moved);
        // What was said before names seats that are others' now.
        this.#talk.load([]);
        this.#beginRunning(id, match, [match]);
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

  async #resume({ id, now, moments, talk }: StoredMatch): Promise<void> {
    this.#talk.load(talk);
    this.#beginRunning(id, now, moments);
    this.#running?.rememberTalk(this.#talk.claims);
    if (now.ending && this.#kept.phase === 'playing') await this.#end(id, now.ending.kind);
    if (this.#kept.phase === 'over')
      this.#kept.became({ series: this.#counted(id, this.#running?.revealed ?? []) });
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
    this.#running = undefined;
    this.#presence.forgetAbsent();
    this.#presence.rearrange(moved);
    this.#talk.load([]);
    this.votes.pauseVote.clear();
    this.chairs.forget();
    this.#display.showMatch(0, undefined, NO_CLOCK);
    this.#changed();
    return done;
  }

  /** At once: the match has its own turn, and says itself what is late. */
  async play(seat: SeatId, command: Play): Promise<Answer> {
    if (!this.#running) return no('not-playing');
    // Whoever does something again plays for himself again.
    if (this.#presence.playsAgain(seat)) this.#changed();
    return this.#running.play(seat, command);
  }

  /** D5: at once, like a command. */
  moreTime(seat: SeatId): Answer {
    const given = this.#running?.giveMoreTime(seat) ?? 'not-playing';
    return given === 'given' ? done : no(given);
  }

  /** What a device shows is what is so, or it is told everything again; every difference is written down. */
  compare(seat: SeatId, compare: Compare): Answer {
    if (this.#running?.isTruePicture(seat, compare) !== false) return done;
    this.#parts.log.warn({ table: this.code, seat }, 'a device showed another picture');
    return no('other-picture');
  }

  /** D6: what the device of somebody alone has shown. */
  told(told: Told): Answer {
    this.#running?.told(told);
    return done;
  }

  /** D6: by whoever watches. */
  askChair(link: Link, ask: AskChair): Promise<Answer> {
    return this.#turns.take(() => this.chairs.ask(link, ask));
  }

  say(link: Link, say: Say): Promise<Answer> {
    return this.#turns.take(() => this.speech.say(link, say));
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
      await this.#running?.settled();
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
    this.#matchEnd.giveUp();
    this.deal.opening?.cancel();
    this.#running?.setAwake(false);
  }

  #sit(link: Link, seat: SeatId, seen: Seen | undefined): SeatId {
    this.#wasUsed = true;
    this.#presence.sit(link, seat);
    this.#running?.deviceCame();
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
    const told = { kept: this.#kept, running: this.#running, speech, commitment: this.deal.commitment };
    tellOnArrival(link, place, seen, told);
    this.#changed();
  }

  #beginRunning(id: string, match: Match, moments: readonly Match[]): void {
    const running = new RunningMatch(
      {
        ...this.#parts,
        id,
        settings: this.seating.lobby.settings,
        audience: this.#audience,
        isPlayedByBot: (seat) => this.seating.isPlayedByBot(seat),
        isBotChair: (seat) => this.seating.isBotChair(seat),
        isHere: (seat) => this.#presence.links.has(seat),
        say: (seat, say) => this.#botSays(seat, say),
        isAlone: () => this.seating.isAlone,
        moved: () => this.votes.idleVotes.moved(),
        ended: () => this.#turns.take(() => this.#end(id, running.ending)),
      },
      match,
    );
    this.#running = running;
    running.remember(moments);
    // The deal is seen like any step: a receipt begins with it.
    for (const seat of this.#presence.links.keys())
      this.#audience.to(seat, 'shown', running.wholePicture(seat));
    this.#audience.toWatchers('shown', running.watchersPicture());
    running.publishAll();
  }

  /** Nothing is turned over, and there is no other match, before the end is on disk: it is tried until it is. */
  async #end(matchId: string, ending: EndingKind): Promise<void> {
    const again = () => this.#turns.take(() => this.#end(matchId, ending));
    if (!(await this.#matchEnd.write(matchId, ending, again))) return this.#changed();
    const revealed = this.#running?.revealed ?? [];
    this.#kept.became({ phase: 'over', series: this.#counted(matchId, revealed) });
    for (const seat of this.#presence.links.keys()) this.#audience.to(seat, 'revealed', revealed);
    this.#audience.toWatchers('revealed', revealed);
    this.#parts.log.info({ table: this.code, ending }, 'match over');
    this.#changed();
  }

  /** The evening so far. It is written down with the next thing that is. */
  #counted(matchId: string, revealed: readonly RevealedSeat[]): Series {
    // A fork counts for nothing.
    if (this.seating.lobby.settings.fork) return this.#kept.series;
    const winners = this.#running?.winners ?? [];
    const fates = revealed.map(({ seat, role }) => ({
      name: lobbies.chairAt(this.seating.lobby, seat)?.name ?? '',
      isHuman: role === 'human',
      hasWon: winners.includes(seat),
    }));
    return afterMatch(this.#kept.series, matchId, fates);
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
    this.#running?.setAwake(isSomebodyHere && this.#kept.phase === 'playing' && !this.votes.pauseVote.isOn);
    this.#running?.seatsChanged();
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
        rules: this.#parts.dealer.rules,
        commitment: this.deal.commitment,
        setup: this.deal.askedFor ?? '',
        isUnwritten: this.#matchEnd.isUnwritten,
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
      if (this.#matchEnd.isUnwritten || !this.#presence.isForsaken) return;
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
