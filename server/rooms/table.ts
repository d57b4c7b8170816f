import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import { commitmentTo, type Match, matchMoments, RULES_VERSION } from '#server/dealer/index.ts';
import type { Store, StoredTable } from '#server/store/index.ts';
import type { MatchSetup, PublicView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { type PublicClock, REMOVED, SEAT_MOVED, type TablePhase } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type {
  Answer,
  Arrival,
  ChooseChair,
  Messages,
  Pause,
  Play,
  Ready,
  Replace,
  Seen,
  SetChair,
  TableSettings,
} from '#shared/wire/table.ts';
import type { Accuse, Mark, Say, Silence } from '#shared/wire/talk.ts';
import type { Cancel, Clock } from './clock.ts';
import type { Dealer } from './dealer.ts';
import type { Faults } from './faults.ts';
import type { Chair, Lobby } from './lobby.ts';
import * as lobbies from './lobby.ts';
import { RunningMatch } from './running-match.ts';
import type { RandomBytes } from './table-codes.ts';
import { TableTalk } from './table-talk.ts';
import type { Listener } from './talk.ts';
import { IdleVotes, PauseVote } from './votes.ts';

export interface TableServices {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly log: Logger;
  readonly faults: Faults;
  readonly dealer: Dealer;
}

/** A device at the table. */
export interface Link {
  send<Type extends keyof Messages>(type: Type, message: Messages[Type]): void;
  close(code: number): void;
}

/** What the table shows to all; the room writes it into the state Colyseus sends. */
export interface TableFace {
  showTable(table: ShownTable): void;
  showMatch(release: number, fields: Partial<Record<keyof PublicView, unknown>>, clock: PublicClock): void;
  closed(): void;
}

export interface ShownTable {
  readonly phase: TablePhase;
  readonly opener: SeatId;
  readonly settings: TableSettings;
  readonly commitment: string;
  readonly spectators: number;
  readonly finishedMatch: string;
  readonly paused: boolean;
  readonly chairs: readonly (Pick<Chair, 'seat' | 'name' | 'colour'> & {
    readonly kind: 'person' | 'bot' | 'stand-in';
    readonly present: boolean;
    readonly ready: boolean;
    readonly accusedBy: string;
    readonly silenced: boolean;
    readonly wantsPause: boolean;
  })[];
}

/** How long a chair waits for its owner before the match, and an empty table for anybody. */
export const PATIENCE_MS = 120_000;
/** D6: how long before a bot plays for somebody who is away. */
export const STAND_IN_MS = 60_000;
/** How long a table with a match sleeps before it is closed. */
export const SLEEP_MS = 24 * 60 * 60 * 1000;

/** How many may watch one table. */
export const MOST_SPECTATORS = 50;

const done: Answer = { ok: true };
const no = (reason: TableRefusal): Answer => ({ ok: false, reason });

/** One table: who sits where, and the match they play. Everything it does is on disk before it is told. */
export class Table {
  readonly code: string;
  readonly #services: TableServices;
  readonly #face: TableFace;
  #lobby: Lobby;
  #phase: TablePhase = 'waiting';
  #serverPart: string;
  #matchId: string | undefined;
  #running: RunningMatch | undefined;
  readonly #links = new Map<SeatId, Link>();
  readonly #watchers = new Set<Link>();
  readonly #absences = new Map<SeatId, Cancel>();
  readonly #standIns = new Set<SeatId>();
  /** By the hash of the key a seat belongs to: the hash of the ticket that moves it. */
  readonly #tickets = new Map<string, string>();
  readonly #talk: TableTalk;
  readonly #pause = new PauseVote();
  readonly #idle: IdleVotes;
  #closing: Cancel | undefined;

  constructor(code: string, settings: TableSettings, services: TableServices, face: TableFace) {
    this.code = code;
    this.#services = services;
    this.#face = face;
    this.#lobby = lobbies.emptyLobby(settings);
    this.#serverPart = hex(services.randomBytes(32));
    this.#idle = new IdleVotes(services.clock);
    this.#talk = new TableTalk({
      clock: services.clock,
      keep: async (talk) => {
        if (this.#matchId) await services.store.appendTalk(this.#matchId, talk);
      },
      step: () => this.#running?.step ?? 0,
      tell: (isHeardBy, said) => {
        for (const [seat, link] of this.#links) if (isHeardBy(this.#listener(seat))) link.send('said', said);
        if (isHeardBy('watching')) for (const link of this.#watchers) link.send('said', said);
      },
    });
  }

  /** A new table, on disk and shown. */
  async open(): Promise<void> {
    await this.#changed();
  }

  /** The table as it was when the last process ended, with nobody at it yet. */
  async restore(stored: StoredTable): Promise<void> {
    const { settings, opener, chairs, phase, serverPart, matchId } = stored;
    this.#lobby = {
      settings,
      opener,
      chairs: chairs.map(({ seat, name, colour, keyHash }) => ({
        seat,
        name,
        colour,
        owner: keyHash === undefined ? 'bot' : { keyHash },
        part: undefined,
      })),
    };
    this.#phase = phase;
    this.#serverPart = serverPart;
    this.#matchId = matchId;
    const record =
      matchId && phase !== 'waiting' ? await this.#services.store.loadRecord(matchId) : undefined;
    if (record) {
      const moments = matchMoments(record);
      const match = moments.at(-1);
      if (match) this.#beginRunning(match, moments);
      this.#talk.load(await this.#services.store.loadTalk(matchId ?? ''));
      if (match?.ending && phase === 'playing') await this.#over(match);
    }
    for (const { seat, owner } of this.#lobby.chairs) if (owner !== 'bot') this.#startAbsence(seat);
    this.#show();
  }

  /** A device comes: to its seat, to a new one, or to watch. */
  async arrive(
    link: Link,
    arrival: Arrival,
  ): Promise<SeatId | 'watching' | { readonly refused: TableRefusal }> {
    const keyHash = hashOf(arrival.key);
    // Nobody holds two chairs: a ticket is for a device that has none.
    const seat =
      lobbies.chairOfKey(this.#lobby, keyHash)?.seat ?? (await this.#redeem(arrival.ticket, keyHash));
    if (seat !== undefined) return this.#sit(link, seat, arrival.seen);
    if (arrival.ticket) return { refused: 'ticket-used' };
    if (arrival.watch) return this.#watch(link, arrival.seen);
    if (this.#phase !== 'waiting') return { refused: 'table-started' };
    const seated = lobbies.sitDown(this.#lobby, arrival.name, keyHash);
    if (!seated.ok) return { refused: seated.reason };
    this.#lobby = seated.lobby;
    await this.#changed();
    const chair = lobbies.chairOfKey(this.#lobby, keyHash);
    return chair ? this.#sit(link, chair.seat) : { refused: 'failed' };
  }

  /** A device is gone: for good, if its person said so. */
  async gone(link: Link, isFarewell: boolean): Promise<void> {
    if (this.#watchers.delete(link)) return this.#show();
    const seat = this.seatOf(link);
    if (seat === undefined) return;
    this.#links.delete(seat);
    if (isFarewell && this.#phase === 'waiting') return this.#free(seat);
    this.#startAbsence(seat);
    this.#show();
  }

  seatOf(link: Link): SeatId | undefined {
    for (const [seat, each] of this.#links) if (each === link) return seat;
    return undefined;
  }

  choose(seat: SeatId, wish: ChooseChair): Promise<Answer> {
    return this.#arrange(() => {
      const chosen = lobbies.choose(this.#lobby, seat, wish);
      if (chosen.ok && wish.seat !== undefined) this.#moveLink(seat, wish.seat);
      return chosen;
    });
  }

  ready(seat: SeatId, wish: Ready): Promise<Answer> {
    return this.#arrange(() => lobbies.markReady(this.#lobby, seat, wish.ready ? wish.part : undefined));
  }

  setChair(seat: SeatId, { seat: other, to }: SetChair): Promise<Answer> {
    return this.#arrange(() => {
      if (seat !== this.#lobby.opener) return { ok: false, reason: 'only-the-opener' };
      if (to === 'bot') return lobbies.seatBot(this.#lobby, other);
      this.#links.get(other)?.close(REMOVED);
      this.#forgetPresence(other);
      return { ok: true, lobby: lobbies.getUp(this.#lobby, other) };
    });
  }

  changeSettings(seat: SeatId, settings: TableSettings): Promise<Answer> {
    return this.#arrange(() =>
      seat === this.#lobby.opener
        ? lobbies.changeSettings(this.#lobby, settings)
        : { ok: false, reason: 'only-the-opener' },
    );
  }

  async start(seat: SeatId): Promise<Answer> {
    if (this.#phase !== 'waiting') return no('not-waiting');
    if (seat !== this.#lobby.opener) return no('only-the-opener');
    const reason = lobbies.refuseStart(this.#lobby);
    if (reason) return no(reason);
    // From here on nobody changes chairs.
    this.#phase = 'playing';
    try {
      await this.#deal();
      return done;
    } catch (error) {
      this.#phase = 'waiting';
      throw error;
    }
  }

  /** The store learns of the match in one stroke with its set-up. */
  async #deal(): Promise<void> {
    this.#closeRanks();
    const { chairs, settings } = this.#lobby;
    const setup: MatchSetup = {
      format: 1,
      rules: RULES_VERSION,
      serverPart: this.#serverPart,
      playerParts: chairs.map(({ part }) => part ?? ''),
      seats: chairs.map(({ colour, name, owner }) => ({
        colour,
        name,
        ...(owner === 'bot' && { bot: true }),
      })),
      options: settings.options,
    };
    await this.#save('waiting');
    const id = nanoid();
    await this.#services.store.beginMatch({ id, table: this.code, setup, at: this.#services.clock.now() });
    this.#matchId = id;
    // Chairs were moved together: what was said before names seats that are others' now.
    this.#talk.load([]);
    const match = this.#services.dealer.openMatch(setup);
    this.#beginRunning(match, [match]);
    this.#show();
    this.#services.log.info({ table: this.code, seats: chairs.length }, 'match started');
  }

  async rematch(): Promise<Answer> {
    if (this.#phase !== 'over') return no('not-over');
    this.#running = undefined;
    this.#phase = 'waiting';
    this.#matchId = undefined;
    this.#serverPart = hex(this.#services.randomBytes(32));
    this.#standIns.clear();
    this.#talk.load([]);
    this.#pause.clear();
    this.#lobby = lobbies.unready(this.#lobby);
    for (const { seat, owner } of this.#lobby.chairs) {
      if (owner === 'bot' || this.#links.has(seat)) continue;
      this.#forgetAbsence(seat);
      this.#lobby = lobbies.getUp(this.#lobby, seat);
    }
    this.#face.showMatch(0, {}, { kind: '', until: 0 });
    await this.#changed();
    return done;
  }

  async play(seat: SeatId, command: Play): Promise<Answer> {
    if (!this.#running) return no('not-playing');
    // Whoever does something again plays for himself again.
    if (this.#standIns.delete(seat)) this.#chairsChanged();
    return this.#running.play(seat, command);
  }

  async say(link: Link, say: Say): Promise<Answer> {
    const seat = this.seatOf(link);
    if (seat !== undefined) return this.#talk.say(seat, this.#listener(seat), say);
    return this.#watchers.has(link) ? this.#talk.say('watching', 'watching', say, link) : no('only-watching');
  }

  async accuse(seat: SeatId, accuse: Accuse): Promise<Answer> {
    if (this.#phase === 'waiting' || this.#listener(seat) !== 'living') return no('not-playing');
    if (!lobbies.chairAt(this.#lobby, accuse.seat)) return no('not-playing');
    const answer = await this.#talk.accuse(seat, accuse);
    this.#show();
    return answer;
  }

  async mark(seat: SeatId, mark: Mark): Promise<Answer> {
    return this.#phase === 'waiting' ? no('not-playing') : this.#talk.mark(seat, mark);
  }

  async silence(seat: SeatId, silence: Silence): Promise<Answer> {
    if (this.#phase === 'waiting') return no('not-playing');
    if (seat !== this.#lobby.opener) return no('only-the-opener');
    const answer = await this.#talk.silence(seat, silence);
    this.#show();
    return answer;
  }

  /** D5: all living players who are people must want it; any one of them ends it. */
  pause(seat: SeatId, { wanted }: Pause): Answer {
    if (this.#phase !== 'playing' || this.#listener(seat) !== 'living') return no('not-playing');
    this.#pause.want(seat, wanted, this.#livingPeople());
    this.#show();
    return done;
  }

  /** A bot plays for somebody who is here but does nothing, once most of the others want it. */
  replace(seat: SeatId, { seat: idle }: Replace): Answer {
    if (this.#phase !== 'playing' || !this.#running) return no('not-playing');
    const voters = this.#livingPeople().filter((each) => each !== idle);
    if (!this.#running.awaits(idle) || !this.#livingPeople().includes(idle)) return no('not-idle');
    const verdict = this.#idle.vote(idle, seat, voters);
    if (verdict === 'not-idle') return no('not-idle');
    if (verdict === 'replaced') this.#standIn(idle);
    return done;
  }

  /**
   * A one-time ticket that moves the seat to whichever device brings it. It is its owner's, not the chair's:
   * who has left the chair has nothing to give away any more. Only the newest counts.
   */
  ticket(seat: SeatId): Answer {
    const owner = lobbies.chairAt(this.#lobby, seat)?.owner;
    if (owner === undefined || owner === 'bot') return no('only-watching');
    const ticket = hex(this.#services.randomBytes(32));
    this.#tickets.set(owner.keyHash, hashOf(ticket));
    return { ok: true, ticket };
  }

  dispose(): void {
    this.#closing?.();
    this.#running?.setAwake(false);
    for (const cancel of this.#absences.values()) cancel();
  }

  async #redeem(ticket: string | undefined, keyHash: string): Promise<SeatId | undefined> {
    const hash = ticket && hashOf(ticket);
    const [owner] = [...this.#tickets].find(([, each]) => each === hash) ?? [];
    const chair = owner === undefined ? undefined : lobbies.chairOfKey(this.#lobby, owner);
    if (owner === undefined || !chair) return undefined;
    this.#tickets.delete(owner);
    this.#lobby = lobbies.handOver(this.#lobby, chair.seat, keyHash);
    await this.#changed();
    return chair.seat;
  }

  #sit(link: Link, seat: SeatId, seen?: Seen): SeatId {
    this.#links.get(seat)?.close(SEAT_MOVED);
    this.#links.set(seat, link);
    this.#forgetAbsence(seat);
    this.#standIns.delete(seat);
    link.send('seated', { seat, now: this.#services.clock.now() });
    if (this.#running) link.send('shown', this.#running.wholePicture(seat, this.#upTo(seat, seen)));
    if (this.#running?.isOver) link.send('revealed', this.#running.revealed);
    link.send('talk', this.#talk.soFar(this.#listener(seat), seat));
    this.#running?.seatsChanged();
    this.#show();
    return seat;
  }

  #watch(link: Link, seen?: Seen): 'watching' | { readonly refused: TableRefusal } {
    if (!this.#lobby.settings.spectators) return { refused: 'no-spectators' };
    if (this.#watchers.size >= MOST_SPECTATORS) return { refused: 'table-full' };
    this.#watchers.add(link);
    link.send('seated', { seat: 'watching', now: this.#services.clock.now() });
    if (this.#running) link.send('shown', this.#running.watchersPicture(this.#upTo('watching', seen)));
    if (this.#running?.isOver) link.send('revealed', this.#running.revealed);
    link.send('talk', this.#talk.soFar('watching', undefined));
    this.#show();
    return 'watching';
  }

  /** How far a device has seen this match from this place; what it saw of another one does not count. */
  #upTo(place: Seen['as'], seen: Seen | undefined): number | undefined {
    return seen?.as === place && seen.match === commitmentTo(this.#serverPart) ? seen.view : undefined;
  }

  /** A change of the lobby: possible only while waiting, on disk before it is answered. */
  async #arrange(change: () => lobbies.Arranged): Promise<Answer> {
    if (this.#phase !== 'waiting') return no('not-waiting');
    const arranged = change();
    if (!arranged.ok) return no(arranged.reason);
    this.#lobby = arranged.lobby;
    await this.#changed();
    return done;
  }

  #moveLink(from: SeatId, to: SeatId): void {
    const link = this.#links.get(from);
    if (!link || from === to) return;
    this.#links.delete(from);
    this.#links.set(to, link);
    link.send('seated', { seat: to, now: this.#services.clock.now() });
  }

  /** The empty chairs are taken away before a match: everybody's seat may change. */
  #closeRanks(): void {
    const { lobby, moved } = lobbies.closeRanks(this.#lobby);
    this.#lobby = lobby;
    for (const [seat] of [...this.#links].sort(([a], [b]) => a - b)) this.#moveLink(seat, moved(seat));
    const away = [...this.#absences.keys()];
    for (const seat of away) this.#forgetAbsence(seat);
    for (const seat of away) this.#startAbsence(moved(seat));
  }

  #beginRunning(match: Match, moments: readonly Match[]): void {
    const { clock, randomBytes, store, faults, dealer } = this.#services;
    const running = new RunningMatch(
      {
        id: this.#matchId ?? '',
        settings: this.#lobby.settings,
        clock,
        randomBytes,
        store,
        faults,
        dealer,
        isPlayedByBot: (seat) =>
          lobbies.chairAt(this.#lobby, seat)?.owner === 'bot' || this.#standIns.has(seat),
        show: (seat, shown) => this.#links.get(seat)?.send('shown', shown),
        showWatchers: (shown) => {
          for (const watcher of this.#watchers) watcher.send('shown', shown);
        },
        publish: (release, fields, running) => {
          this.#idle.moved();
          this.#face.showMatch(release, fields, running);
        },
        ended: (ended) => this.#over(ended),
      },
      match,
    );
    this.#running = running;
    running.remember(moments);
    // The deal is seen like any step: a receipt begins with it.
    for (const [seat, link] of this.#links) link.send('shown', running.wholePicture(seat));
    for (const watcher of this.#watchers) watcher.send('shown', running.watchersPicture());
    running.publishAll();
  }

  async #over(match: Match): Promise<void> {
    const { store, clock, log } = this.#services;
    this.#phase = 'over';
    this.#running?.setAwake(false);
    if (this.#matchId && match.ending) await store.endMatch(this.#matchId, clock.now(), match.ending.kind);
    await this.#save();
    const revealed = this.#running?.revealed ?? [];
    for (const link of [...this.#links.values(), ...this.#watchers]) link.send('revealed', revealed);
    log.info({ table: this.code, ending: match.ending?.kind }, 'match over');
    this.#show();
  }

  async #free(seat: SeatId): Promise<void> {
    this.#forgetPresence(seat);
    this.#lobby = lobbies.getUp(this.#lobby, seat);
    await this.#changed();
  }

  #startAbsence(seat: SeatId): void {
    this.#forgetAbsence(seat);
    const isWaiting = this.#phase === 'waiting';
    const cancel = this.#services.clock.after(isWaiting ? PATIENCE_MS : STAND_IN_MS, async () => {
      this.#absences.delete(seat);
      if (this.#phase === 'waiting') await this.#free(seat);
      else if (this.#phase === 'playing') this.#standIn(seat);
    });
    this.#absences.set(seat, cancel);
  }

  /** D6: with that seat's view only, and its full role. */
  #standIn(seat: SeatId): void {
    this.#standIns.add(seat);
    this.#chairsChanged();
  }

  #chairsChanged(): void {
    this.#running?.seatsChanged();
    this.#show();
  }

  /** D7: whether a seat speaks with the living or with the dead. */
  #listener(seat: SeatId): Listener {
    return this.#phase === 'playing' && this.#running?.isEliminated(seat) ? 'dead' : 'living';
  }

  #livingPeople(): readonly SeatId[] {
    return [...this.#links.keys()].filter((seat) => this.#listener(seat) === 'living');
  }

  #forgetAbsence(seat: SeatId): void {
    this.#absences.get(seat)?.();
    this.#absences.delete(seat);
  }

  #forgetPresence(seat: SeatId): void {
    this.#forgetAbsence(seat);
    this.#links.delete(seat);
  }

  async #changed(): Promise<void> {
    await this.#save();
    this.#show();
  }

  #save(phase: TablePhase = this.#phase): Promise<void> {
    const { settings, opener, chairs } = this.#lobby;
    return this.#services.store.saveTable({
      code: this.code,
      settings,
      opener,
      chairs: chairs.map(({ seat, name, colour, owner }) => ({
        seat,
        name,
        colour,
        bot: owner === 'bot',
        ...(owner !== 'bot' && { keyHash: owner.keyHash }),
      })),
      phase,
      serverPart: this.#serverPart,
      ...(this.#matchId !== undefined && { matchId: this.#matchId }),
      changedAt: this.#services.clock.now(),
    });
  }

  #show(): void {
    const { settings, opener, chairs } = this.#lobby;
    const isPaused = this.#pause.isPaused(this.#livingPeople());
    this.#running?.setAwake(this.#links.size > 0 && this.#phase === 'playing' && !isPaused);
    this.#face.showTable({
      phase: this.#phase,
      opener,
      settings,
      commitment: commitmentTo(this.#serverPart),
      spectators: this.#watchers.size,
      finishedMatch: this.#phase === 'over' ? (this.#matchId ?? '') : '',
      paused: this.#phase === 'playing' && isPaused,
      chairs: chairs.map((chair) => ({
        seat: chair.seat,
        name: chair.name,
        colour: chair.colour,
        kind: chair.owner === 'bot' ? 'bot' : this.#standIns.has(chair.seat) ? 'stand-in' : 'person',
        present: chair.owner === 'bot' || this.#links.has(chair.seat),
        ready: lobbies.isReady(chair),
        accusedBy: this.#talk.accusersOf(chair.seat).join(''),
        silenced: this.#talk.isSilent(chair.seat),
        wantsPause: this.#pause.isWantedBy(chair.seat),
      })),
    });
    this.#closeWhenLeft();
  }

  /** A table nobody comes to is closed; one with a match sleeps for a day first. */
  #closeWhenLeft(): void {
    const isLeft = this.#links.size === 0;
    if (!isLeft || this.#closing) {
      if (!isLeft) {
        this.#closing?.();
        this.#closing = undefined;
      }
      return;
    }
    const wait = this.#phase === 'waiting' ? PATIENCE_MS : SLEEP_MS;
    this.#closing = this.#services.clock.after(wait, () => this.#close());
  }

  async #close(): Promise<void> {
    await this.#services.store.closeTable(this.code, this.#services.clock.now());
    this.#face.closed();
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
