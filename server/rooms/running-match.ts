import type { Match } from '#server/dealer/index.ts';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { Store } from '#server/store/index.ts';
import type { TimeLeft } from '#server/store/talk-log.ts';
import type { AwaitedNow, EndingKind, PublicView, RevealedSeat } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import { must, type SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { Answer, Play, TableSettings, Told } from '#shared/wire/table.ts';
import type { Say } from '#shared/wire/talk.ts';
import type { TableAudience } from './audience.ts';
import { BEAT_MS } from './beat.ts';
import { BotDesk } from './bot-desk.ts';
import { BotVoices } from './bot-voices.ts';
import type { Dealer } from './dealer.ts';
import { MatchDesk } from './match-desk.ts';
import { Pace } from './pace.ts';
import { ShownSoFar } from './shown-so-far.ts';
import { type Moment, momentOf, type StepUpdates, stepUpdatesBetween } from './step-updates.ts';
import type { Happened } from './stored-match.ts';
import { TableClocks } from './table-clocks.ts';
import { TimeBank } from './time-bank.ts';

/** How long to wait for a disk that failed. */
export const RETRY_MS = 1000;

export interface MatchParts {
  readonly id: string;
  readonly settings: TableSettings;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly faults: Faults;
  readonly dealer: Dealer;
  readonly audience: TableAudience;
  isPlayedByBot(seat: SeatId): boolean;
  isBotChair(seat: SeatId): boolean;
  /** Its device is here. */
  isHere(seat: SeatId): boolean;
  /** D8: a bot says something. */
  say(seat: SeatId, say: Say): void;
  /** D5, D6: one person, and bots. */
  isAlone(): boolean;
  /** D5: what is left to a seat of its time besides, to be kept beside the match. */
  usedTime(seat: SeatId, left: TimeLeft): Promise<void>;
  /** Something happened for all to see. */
  happened(): void;
  /** Whoever is awaited is so from now on. */
  moved(): void;
  ended(): Promise<void>;
}

/** A match at a table: who is shown what and when, which clock runs, which chairs bots play. No rule. */
export class RunningMatch {
  readonly #parts: MatchParts;
  readonly #desk: MatchDesk;
  readonly #clocks: TableClocks;
  readonly #bank: TimeBank;
  readonly #bots: BotDesk;
  readonly #voices: BotVoices;
  readonly #pace: Pace;
  readonly #shown: ShownSoFar;
  /** On disk, and shown at the next beat. */
  #waiting: { readonly moment: Moment; readonly updates: StepUpdates }[] = [];
  #turnNumber = 0;
  #happened = 0;
  #awake = false;

  constructor(parts: MatchParts, match: Match) {
    this.#parts = parts;
    this.#shown = new ShownSoFar({ ...parts, clock: () => this.#clock }, match);
    this.#desk = new MatchDesk({
      match,
      dealer: parts.dealer,
      keep: (number, step) => parts.store.appendSteps(parts.id, number, [step], parts.clock.now()),
      played: (after) => this.#played(after),
    });
    const { reserveSeconds = 'off' } = parts.settings;
    this.#bank = new TimeBank(reserveSeconds === 'off' ? 0 : reserveSeconds * 1000, (seat, left) => {
      parts.usedTime(seat, left).catch((error: unknown) => {
        parts.faults.report(error, 'time not written down', { match: parts.id });
      });
    });
    this.#clocks = new TableClocks({
      clock: parts.clock,
      settings: parts.settings,
      bank: this.#bank,
      isHere: parts.isHere,
      changed: () => this.#showClock(),
      isBot: parts.isPlayedByBot,
      isAlone: parts.isAlone,
      hasEverybodyAnswered: () => parts.dealer.unanswered(this.#desk.match).length === 0,
      ring: (type, isDue) => this.#attempt(this.#desk.play('dealer', { type }, isDue)),
    });
    this.#bots = new BotDesk(
      { ...parts, play: (seat, command) => this.#attempt(this.#desk.play(seat, command)) },
      match.seats.map(({ id }) => id),
      match.setup.seats.map(({ name }) => name),
      parts.settings.botLevel,
    );
    this.#voices = new BotVoices({
      ...parts,
      isMuted: () => !this.#awake || this.isOver || parts.settings.quietBots === true,
      speak: ({ seat, occasion }) => {
        const words = this.isEliminated(seat)
          ? undefined
          : this.#bots.words(this.#shown.moment.match, seat, occasion);
        if (words) parts.say(seat, words);
      },
    });
    this.#pace = new Pace({ clock: parts.clock, goOn: () => this.#wakeBots() });
  }

  get isOver(): boolean {
    return this.#shown.moment.table.ending !== undefined;
  }

  /** How it ended. */
  get ending(): EndingKind {
    return must(this.#shown.moment.table.ending, 'the match has ended').kind;
  }

  get winners(): readonly SeatId[] {
    return this.#shown.moment.table.ending?.winners ?? [];
  }

  /** What is turned over at the end; nothing before. */
  get revealed(): readonly RevealedSeat[] {
    return this.#parts.dealer.revealedSeats(this.#shown.moment.match);
  }

  get step(): number {
    return this.#shown.moment.match.step;
  }

  /** What everybody has been shown of it. */
  get shown(): ShownSoFar {
    return this.#shown;
  }

  isEliminated(seat: SeatId): boolean {
    return this.view.seats[seat]?.eliminated ?? false;
  }

  awaits(seat: SeatId): boolean {
    return this.awaitedSeats.includes(seat);
  }

  get #awaited(): AwaitedNow | undefined {
    return this.#parts.dealer.awaitedOf(this.#shown.moment.match);
  }

  /** Whom everybody sees to be awaited. */
  get awaitedSeats(): readonly SeatId[] {
    return this.#awaited?.seats ?? [];
  }

  /** Whether somebody's turn has just begun. */
  get beginsTurn(): boolean {
    return this.#awaited?.beginsTurn ?? false;
  }

  /** Whether it is a turn that is awaited, and no answer. */
  get isFree(): boolean {
    return this.#awaited?.isFree ?? false;
  }

  /** D2: who of those awaited has answered is nobody's to know. */
  get isSealed(): boolean {
    return this.#awaited?.isSealed ?? false;
  }

  get view(): PublicView {
    return this.#shown.moment.table;
  }

  /** Between two commands: nothing that was asked for is still on its way. */
  settled(): Promise<void> {
    return this.#desk.settled();
  }

  /** What the seats have seen before: the deal, and after a restart all that came after it. */
  remember(past: readonly Happened[]): void {
    for (const { events } of past) this.#bots.saw(events);
    this.#shown.remember(past);
  }

  /** Clocks and bots go on while a person is there; otherwise the match sleeps (D6). */
  setAwake(awake: boolean): void {
    if (awake === this.#awake) return;
    this.#awake = awake;
    if (awake) this.#goOn();
    else {
      this.#clocks.stop();
      this.#bots.sleep();
      this.#voices.hush();
      this.#pace.stop();
    }
    this.#showClock();
    this.#parts.moved();
  }

  /** Somebody else plays a chair from now on. */
  seatsChanged(): void {
    if (!this.#awake) return;
    const before = this.#clocks.shown.until;
    this.#goOn();
    // With a second person at the table there are clocks (D5).
    if (this.#clocks.shown.until !== before) this.#showClock();
  }

  /** D6: a device that comes says by itself what it has shown. */
  deviceCame(): void {
    this.#pace.deviceCame();
  }

  /** A bot that is accused before all may answer. */
  accused(seat: SeatId, by: SeatId): void {
    this.#voices.accused(seat, by, this.view);
  }

  /** D8: somebody claims something before all: bots make of it what they will, and answer who asks them. */
  heard(from: SeatId, claim: Claim): void {
    this.#bots.heard(from, claim);
    this.#voices.heard(from, claim, this.view);
  }

  /** D5: what was left to each before the process ended. */
  rememberTime(left: ReadonlyMap<SeatId, TimeLeft>): void {
    this.#bank.remember(left);
  }

  /** What was claimed before the process ended. */
  rememberTalk(claims: readonly { readonly from: SeatId; readonly claim: Claim }[]): void {
    for (const { from, claim } of claims) this.#bots.heard(from, claim);
  }

  told(told: Told): void {
    this.#pace.told(told, this.#shown.release);
  }

  async play(seat: SeatId, { view, command }: Play): Promise<Answer> {
    const isCurrent = () =>
      this.#shown.isNewest(seat, view) && !this.#waiting.some(({ updates }) => updates.seats.has(seat));
    const played = await this.#desk.play(seat, command, isCurrent);
    if (played === 'late') return { ok: false, reason: 'late' };
    return played.ok ? { ok: true } : { ok: false, reason: played.reason.code, rule: played.reason.rule };
  }

  /** D5: whoever is on turn asks for more time. */
  giveMoreTime(seat: SeatId): ReturnType<TableClocks['giveMore']> {
    const given = this.#clocks.giveMore(seat);
    if (given === 'given') this.#showClock();
    return given;
  }

  get #clock(): PublicClock {
    return { ...this.#clocks.shown, ...this.#bank.shown };
  }

  #showClock(): void {
    this.#parts.audience.toAll(this.#shown.release, undefined, this.#clock);
  }

  #played(after: Match): void {
    this.#bots.saw(after.events);
    if (this.#parts.dealer.awaitedOf(after)?.beginsTurn) this.#turnNumber += 1;
    if (this.#waiting.length === 0) {
      const { clock } = this.#parts;
      clock.after(BEAT_MS - (clock.now() % BEAT_MS), () => this.#releaseAll());
    }
    const before = this.#waiting.at(-1)?.moment ?? this.#shown.moment;
    const moment = momentOf(after, this.#parts.dealer);
    const updates = stepUpdatesBetween(before, moment, this.#parts.dealer);
    if (updates.isPublic) this.#happened += 1;
    this.#waiting.push({ moment, updates });
    if (this.#awake) this.#goOn();
  }

  /** The same things never start a clock anew. */
  #goOn(): void {
    const awaited = this.#parts.dealer.awaitedOf(this.#desk.match);
    this.#clocks.watch({ awaited, turnNumber: this.#turnNumber, happened: this.#happened });
    this.#wakeBots();
  }

  /** Bots begin to think, alone with one person as soon as that person has been shown what happened (D6). */
  #wakeBots(): void {
    if (!this.#awake) return;
    if (this.#mayBotsThink()) this.#bots.wake(this.#desk.match, this.#happened);
    else this.#bots.sleep();
  }

  #mayBotsThink(): boolean {
    // A window of a fixed length waits for nobody.
    const isTimed = this.#parts.dealer.awaitedOf(this.#desk.match)?.isWindow && !this.#clocks.isUntimed;
    if (!this.#parts.isAlone() || isTimed) return true;
    const toCome = this.#waiting.filter(({ updates }) => updates.isPublic).length;
    return this.#pace.hasShown(this.#shown.release + toCome);
  }

  async #releaseAll(): Promise<void> {
    for (const { moment, updates } of this.#waiting.splice(0)) this.#releaseOne(moment, updates);
    if (this.isOver) await this.#parts.ended();
  }

  #releaseOne(moment: Moment, updates: StepUpdates): void {
    this.#shown.show(moment, updates);
    if (!updates.isPublic) return;
    this.#voices.saw(updates.events, this.view);
    this.#parts.happened();
    this.#parts.moved();
  }

  /** A failing disk must not stop the match: clocks and bots begin anew after a while. */
  #attempt(playing: Promise<unknown>): void {
    const { faults, id, clock } = this.#parts;
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
