import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import { commitmentTo, hasRules, type Match, matchMoments } from '#server/dealer/index.ts';
import type { Store, StoredTable } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TablePhase } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer, Arrival, Pause, Play, Replace, Seen, TableSettings } from '#shared/wire/table.ts';
import type { Accuse, Mark, Say, Silence } from '#shared/wire/talk.ts';
import type { Clock } from './clock.ts';
import type { Dealer } from './dealer.ts';
import type { Faults } from './faults.ts';
import * as lobbies from './lobby.ts';
import type { Link, Presence } from './presence.ts';
import { RunningMatch } from './running-match.ts';
import { Seating } from './seating.ts';
import { drawSecret } from './secret.ts';
import type { RandomBytes } from './table-codes.ts';
import type { TableFace } from './table-face.ts';
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

const done: Answer = { ok: true };
const no = (reason: TableRefusal): Answer => ({ ok: false, reason });

/** One table: who sits where, and the match they play. Everything it does is on disk before it is told. */
export class Table {
  readonly code: string;
  readonly seating: Seating;
  readonly #services: TableServices;
  readonly #face: TableFace;
  #phase: TablePhase = 'waiting';
  #serverPart: string;
  #matchId: string | undefined;
  #running: RunningMatch | undefined;
  /** Its match is of rules this server does not have: nobody is let in, and it is closed like any table left alone. */
  #isOutdated = false;
  readonly #presence: Presence;
  readonly #talk: TableTalk;
  readonly #pause = new PauseVote();
  readonly #idle: IdleVotes;

  constructor(code: string, settings: TableSettings, services: TableServices, face: TableFace) {
    this.code = code;
    this.#services = services;
    this.#face = face;
    this.#serverPart = drawSecret(services.randomBytes);
    this.seating = new Seating(settings, {
      clock: services.clock,
      randomBytes: services.randomBytes,
      phase: () => this.#phase,
      changed: () => this.#changed(),
      stoodIn: () => this.#chairsChanged(),
      deserted: () => this.#close(),
    });
    this.#presence = this.seating.presence;
    this.#idle = new IdleVotes(services.clock);
    this.#talk = new TableTalk({
      clock: services.clock,
      keep: async (talk) => {
        if (this.#matchId) await services.store.appendTalk(this.#matchId, talk);
      },
      step: () => this.#running?.step ?? 0,
      tell: (isHeardBy, said) => {
        const { links, watchers } = this.#presence;
        for (const [seat, link] of links) if (isHeardBy(this.#listener(seat))) link.send('said', said);
        if (isHeardBy('watching')) for (const link of watchers) link.send('said', said);
      },
    });
  }

  /** A new table, on disk and shown. */
  async open(): Promise<void> {
    await this.#changed();
  }

  /** The table as it was when the last process ended, with nobody at it yet. */
  async restore(stored: StoredTable): Promise<void> {
    const { phase, serverPart, matchId } = stored;
    this.#phase = phase;
    this.#serverPart = serverPart;
    this.#matchId = matchId;
    this.seating.restore(stored);
    if (matchId && phase !== 'waiting') await this.#resume(matchId);
    this.#show();
  }

  async #resume(matchId: string): Promise<void> {
    const { store, log } = this.#services;
    const rules = await store.rulesOf(matchId);
    if (rules !== undefined && !hasRules(rules)) {
      this.#isOutdated = true;
      log.warn({ table: this.code, rules }, 'match of other rules not resumed');
      return;
    }
    const record = await store.loadRecord(matchId);
    if (!record) return;
    const moments = matchMoments(record);
    const match = moments.at(-1);
    if (match) this.#beginRunning(match, moments);
    this.#talk.load(await store.loadTalk(matchId));
    if (match?.ending && this.#phase === 'playing') await this.#over(match);
  }

  /** A device comes: to its seat, to a new one, or to watch. */
  async arrive(
    link: Link,
    arrival: Arrival,
  ): Promise<SeatId | 'watching' | { readonly refused: TableRefusal }> {
    if (this.#isOutdated) return { refused: 'rules-changed' };
    const place = await this.seating.placeFor(arrival);
    if (typeof place === 'object') return place;
    return place === 'watching' ? this.#watch(link, arrival.seen) : this.#sit(link, place, arrival.seen);
  }

  /** A device is gone: for good, if its person said so. */
  async gone(link: Link, isFarewell: boolean): Promise<void> {
    const seat = this.#presence.hangUp(link);
    if (seat === undefined) return;
    if (seat === 'watching') return this.#show();
    if (isFarewell && this.#phase === 'waiting') return this.seating.free(seat);
    this.#presence.miss(seat);
    this.#show();
  }

  seatOf(link: Link): SeatId | undefined {
    return this.#presence.seatOf(link);
  }

  async start(seat: SeatId): Promise<Answer> {
    if (this.#phase !== 'waiting') return no('not-waiting');
    if (seat !== this.seating.lobby.opener) return no('only-the-opener');
    const reason = lobbies.refuseStart(this.seating.lobby);
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
    this.seating.closeRanks();
    const setup = lobbies.setupOf(this.seating.lobby, this.#serverPart);
    await this.#save('waiting');
    const id = nanoid();
    await this.#services.store.beginMatch({ id, table: this.code, setup, at: this.#services.clock.now() });
    this.#matchId = id;
    // Chairs were moved together: what was said before names seats that are others' now.
    this.#talk.load([]);
    const match = this.#services.dealer.openMatch(setup);
    this.#beginRunning(match, [match]);
    this.#show();
    this.#services.log.info({ table: this.code, seats: setup.seats.length }, 'match started');
  }

  async rematch(): Promise<Answer> {
    if (this.#phase !== 'over') return no('not-over');
    this.#running = undefined;
    this.#phase = 'waiting';
    this.#matchId = undefined;
    this.#serverPart = drawSecret(this.#services.randomBytes);
    this.seating.beginAnew();
    this.#talk.load([]);
    this.#pause.clear();
    this.#face.showMatch(0, {}, { kind: '', until: 0 });
    await this.#changed();
    return done;
  }

  async play(seat: SeatId, command: Play): Promise<Answer> {
    if (!this.#running) return no('not-playing');
    // Whoever does something again plays for himself again.
    if (this.#presence.playsAgain(seat)) this.#chairsChanged();
    return this.#running.play(seat, command);
  }

  async say(link: Link, say: Say): Promise<Answer> {
    const seat = this.seatOf(link);
    if (seat !== undefined) return this.#talk.say(seat, this.#listener(seat), say);
    if (!this.#presence.watchers.has(link)) return no('only-watching');
    return this.#talk.say('watching', 'watching', say, link);
  }

  async accuse(seat: SeatId, accuse: Accuse): Promise<Answer> {
    if (this.#phase === 'waiting' || this.#listener(seat) !== 'living') return no('not-playing');
    if (!lobbies.chairAt(this.seating.lobby, accuse.seat)) return no('not-playing');
    const answer = await this.#talk.accuse(seat, accuse);
    this.#show();
    return answer;
  }

  async mark(seat: SeatId, mark: Mark): Promise<Answer> {
    // What is noted after the roles were turned over is no suspicion.
    return this.#phase === 'playing' ? this.#talk.mark(seat, mark) : no('not-playing');
  }

  async silence(seat: SeatId, silence: Silence): Promise<Answer> {
    if (this.#phase === 'waiting') return no('not-playing');
    if (seat !== this.seating.lobby.opener) return no('only-the-opener');
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
    if (verdict === 'replaced') this.seating.standIn(idle);
    return done;
  }

  dispose(): void {
    this.#presence.dispose();
    this.#running?.setAwake(false);
  }

  #sit(link: Link, seat: SeatId, seen: Seen | undefined): SeatId {
    this.#presence.sit(link, seat);
    if (this.#running) link.send('shown', this.#running.wholePicture(seat, this.#upTo(seat, seen)));
    if (this.#running?.isOver) link.send('revealed', this.#running.revealed);
    link.send('talk', this.#talk.soFar(this.#listener(seat), seat));
    this.#running?.seatsChanged();
    this.#show();
    return seat;
  }

  #watch(link: Link, seen: Seen | undefined): 'watching' | { readonly refused: TableRefusal } {
    if (!this.#presence.watch(link)) return { refused: 'table-full' };
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

  #beginRunning(match: Match, moments: readonly Match[]): void {
    const running = new RunningMatch(
      {
        ...this.#services,
        id: this.#matchId ?? '',
        settings: this.seating.lobby.settings,
        isPlayedByBot: (seat) => this.seating.isPlayedByBot(seat),
        show: (seat, shown) => this.#presence.links.get(seat)?.send('shown', shown),
        showWatchers: (shown) => {
          for (const watcher of this.#presence.watchers) watcher.send('shown', shown);
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
    for (const [seat, link] of this.#presence.links) link.send('shown', running.wholePicture(seat));
    for (const watcher of this.#presence.watchers) watcher.send('shown', running.watchersPicture());
    running.publishAll();
  }

  async #over(match: Match): Promise<void> {
    const { store, clock, log } = this.#services;
    this.#phase = 'over';
    this.#running?.setAwake(false);
    if (this.#matchId && match.ending) await store.endMatch(this.#matchId, clock.now(), match.ending.kind);
    await this.#save();
    const revealed = this.#running?.revealed ?? [];
    const { links, watchers } = this.#presence;
    for (const link of [...links.values(), ...watchers]) link.send('revealed', revealed);
    log.info({ table: this.code, ending: match.ending?.kind }, 'match over');
    this.#show();
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
    return [...this.#presence.links.keys()].filter((seat) => this.#listener(seat) === 'living');
  }

  async #changed(): Promise<void> {
    await this.#save();
    this.#show();
  }

  #save(phase: TablePhase = this.#phase): Promise<void> {
    return this.#services.store.saveTable({
      ...lobbies.toStore(this.seating.lobby),
      code: this.code,
      phase,
      serverPart: this.#serverPart,
      ...(this.#matchId !== undefined && { matchId: this.#matchId }),
      changedAt: this.#services.clock.now(),
    });
  }

  #show(): void {
    const { settings, opener, chairs } = this.seating.lobby;
    const { links, watchers, standIns } = this.#presence;
    const isPaused = this.#pause.isPaused(this.#livingPeople());
    this.#running?.setAwake(links.size > 0 && this.#phase === 'playing' && !isPaused);
    this.#face.showTable({
      phase: this.#phase,
      opener,
      settings,
      commitment: commitmentTo(this.#serverPart),
      spectators: watchers.size,
      finishedMatch: this.#phase === 'over' ? (this.#matchId ?? '') : '',
      paused: this.#phase === 'playing' && isPaused,
      chairs: chairs.map((chair) => ({
        seat: chair.seat,
        name: chair.name,
        colour: chair.colour,
        kind: chair.owner === 'bot' ? 'bot' : standIns.has(chair.seat) ? 'stand-in' : 'person',
        present: chair.owner === 'bot' || links.has(chair.seat),
        ready: lobbies.isReady(chair),
        accusedBy: this.#talk.accusersOf(chair.seat).join(''),
        silenced: this.#talk.isSilent(chair.seat),
        wantsPause: this.#pause.isWantedBy(chair.seat),
      })),
    });
    this.#presence.closeWhenLeft();
  }

  async #close(): Promise<void> {
    await this.#services.store.closeTable(this.code, this.#services.clock.now());
    this.#face.closed();
  }
}
