import { Agent } from 'node:http';
import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import type { Dealer } from '#server/rooms/dealer.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import { offeredCommands } from '#shared/play/index.ts';
import type { Requests } from '#shared/wire/table.ts';
import { attackHttp, attackSocket, consentJunk, httpJunk, matchmakeJunk, socketJunk } from './fuzz-http.ts';
import { brokenBytes, honest, junk, nearMiss, oversized, REQUEST_TYPES } from './fuzz-messages.ts';
import { type HandClock, handClock } from './hand-clock.ts';
import { HealthyTable } from './healthy-table.ts';
import type { SeatClient } from './seat-client.ts';
import { seededBytes } from './seeded-bytes.ts';
import { settledStore } from './settled-store.ts';
import { seedNumber } from './simulation.ts';
import { type Picks, picksFrom } from './twin-secrets.ts';
import { delivered, joinRecorded } from './wire-device.ts';

export interface FuzzReport {
  readonly messages: number;
  readonly sent: Readonly<Record<string, number>>;
  /** How the server answered: reasons, HTTP statuses, close codes. */
  readonly answers: Readonly<Record<string, number>>;
  readonly bytesRead: number;
  readonly honestPlayed: number;
  readonly seconds: number;
  /** What must not be; empty if all is well. */
  readonly wrong: readonly string[];
}

interface FuzzPlan {
  readonly messages: number;
  readonly seed: string;
  readonly progress?: (sent: number) => void;
  readonly dealer?: Dealer;
}

const TABLES = 2;
const STRANGERS = 8;
/** Fewer than throw a connection out; now and then many more. */
const MESSAGES_EACH = 15;
const PARTING_SHOTS = 4;
const FLOOD = 60;
const MINUTE_MS = 61_000;
/** The cheat at each table, by seat: a real player who sends what is not his to send. */
const CHEAT = 3;

/** Nothing an outsider is ever told. */
const INSIDE = /diary|offers|keyHash|serverPart|playerParts|node_modules|\.ts:\d|\bat async |SQLITE|ZodError/;

/** Attacks a real server while people play on it. */
export async function fuzz({ messages, seed, progress, dealer }: FuzzPlan): Promise<FuzzReport> {
  const clock = handClock();
  const { store, settled } = settledStore(await openSqliteStore(':memory:'));
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(`logged: ${line}`) });
  const uncaught = (error: unknown) => void errors.push(`uncaught: ${error}`);
  process.on('uncaughtException', uncaught);
  process.on('unhandledRejection', uncaught);
  const server = await startServer({
    clock,
    store,
    log,
    randomBytes: seededBytes(seed),
    pages: (_request, _response, next) => next(),
    port: 0,
    keepMatchesMs: 1000,
    behindProxy: false,
    ...(dealer && { dealer }),
  });
  const run = new FuzzRun(
    server.port,
    clock,
    store,
    settled,
    picksFrom(seedNumber(`fuzz ${seed}`)),
    seed,
    errors,
  );
  const began = performance.now();
  try {
    await run.go(messages, progress);
  } finally {
    await run.leave();
    await server.close();
    process.off('uncaughtException', uncaught);
    process.off('unhandledRejection', uncaught);
  }
  return { ...run.report(), seconds: (performance.now() - began) / 1000 };
}

interface Secret {
  readonly text: string;
  readonly untilOver?: HealthyTable;
}

class FuzzRun {
  readonly #port: number;
  readonly #clock: HandClock;
  readonly #store: Store;
  readonly #settled: () => Promise<void>;
  readonly #pick: Picks;
  readonly #seed: string;
  readonly #wrong: string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly #sent: Record<string, number> = {};
  readonly #answers: Record<string, number> = {};
  readonly #oldTokens: string[] = [];
  #tables: HealthyTable[] = [];
  /** Of whoever owns them; a match's own are nobody's secret once it is over. */
  #secrets: Secret[] = [];
  #slips: { readonly table: HealthyTable; readonly text: string }[] = [];
  /** Those that run, and the last that ended. */
  #matches: string[] = [];
  #replays: Uint8Array[] = [];
  #messages = 0;
  #bytesRead = 0;
  #honest = 0;
  #strangers = 0;

  constructor(
    port: number,
    clock: HandClock,
    store: Store,
    settled: () => Promise<void>,
    pick: Picks,
    seed: string,
    wrong: string[],
  ) {
    this.#port = port;
    this.#clock = clock;
    this.#store = store;
    this.#settled = settled;
    this.#pick = pick;
    this.#seed = seed;
    this.#wrong = wrong;
  }

  async go(messages: number, progress?: (sent: number) => void): Promise<void> {
    while (this.#messages < messages && this.#wrong.length === 0) {
      await this.#forgiven();
      await this.#seatEverybody();
      // While strangers attack, the others play, no faster than people can.
      await Promise.all([this.#strangersAttack(), this.#httpAttacks(), this.#play(1)]);
      await this.#cheatsAttack();
      await this.#flood();
      await this.#play(1);
      await this.#check();
      progress?.(Math.min(messages, this.#messages));
    }
  }

  async leave(): Promise<void> {
    for (const table of this.#tables) await table.leave();
    this.#agent.destroy();
  }

  report(): Omit<FuzzReport, 'seconds'> {
    return {
      messages: this.#messages,
      sent: this.#sent,
      answers: this.#answers,
      bytesRead: this.#bytesRead,
      honestPlayed: this.#honest,
      wrong: this.#wrong,
    };
  }

  get #url(): string {
    return `http://localhost:${this.#port}`;
  }

  readonly #passTime = async (milliseconds: number): Promise<void> => {
    await this.#settled();
    this.#clock.advance(milliseconds);
    await this.#settled();
  };

  /** How often an address may come is counted by the minute. */
  async #forgiven(): Promise<void> {
    await this.#passTime(MINUTE_MS);
  }

  async #seatEverybody(): Promise<void> {
    for (const table of this.#tables.filter(({ isOver }) => isOver)) await table.leave();
    this.#tables = this.#tables.filter(({ isOver }) => !isOver);
    while (this.#tables.length < TABLES) {
      this.#tables.push(await HealthyTable.open(this.#url, this.#seed, this.#pick, this.#passTime));
    }
    this.#secrets = [];
    for (const table of this.#tables) {
      const { serverPart = '', matchId = '', chairs = [] } = (await this.#store.loadTable(table.code)) ?? {};
      const ofPeople = [...table.keys, ...chairs.flatMap(({ keyHash }) => keyHash ?? [])];
      this.#secrets.push(...ofPeople.map((text) => ({ text })));
      this.#secrets.push({ text: serverPart, untilOver: table }, { text: matchId, untilOver: table });
      this.#matches = [...this.#matches.filter((id) => id !== matchId), matchId].slice(-2 * TABLES);
    }
  }

  async #play(steps: number): Promise<void> {
    for (const table of this.#tables) {
      for (let i = 0; i < steps; i++) if ((await table.playOne()) === 'played') this.#honest += 1;
    }
  }

  async #strangersAttack(): Promise<void> {
    for (let i = 0; i < STRANGERS; i++) {
      const table = this.#tables[i % this.#tables.length];
      if (table) await this.#strangerAttacks(table);
    }
  }

  /** Somebody who only watches, and sends everything he can think of. */
  async #strangerAttacks(table: HealthyTable): Promise<void> {
    const key = (++this.#strangers).toString(16).padStart(64, 'f');
    const stranger = await this.#join(table.code, key, true, (frame) => this.#readByOutsider(frame));
    if (!stranger) return;
    const count = this.#pick(20) === 0 ? FLOOD : MESSAGES_EACH;
    const answers = Array.from({ length: count }, () => this.#askFrom(stranger, table));
    await delivered(stranger);
    // What ends a connection comes last.
    for (let i = 0; i < PARTING_SHOTS; i++) this.#shootFrom(stranger);
    await delivered(stranger);
    this.#oldTokens.push(stranger.room.reconnectionToken);
    this.#oldTokens.splice(0, this.#oldTokens.length - 50);
    if (stranger.closedWith === undefined) await stranger.leave();
    else this.#count(this.#answers, `closed with ${stranger.closedWith}`);
    await Promise.all(answers);
  }

  #askFrom(stranger: SeatClient, table: HealthyTable): Promise<void> {
    const pick = this.#pick;
    const type = REQUEST_TYPES[pick(REQUEST_TYPES.length)] ?? 'play';
    const command = table.someCommand();
    switch (pick(5)) {
      case 0:
        return this.#request('unknown type', stranger, `x${pick(1000)}`, junk(pick));
      case 1:
        return this.#request('malformed', stranger, type, junk(pick));
      case 2:
        return this.#request('malformed', stranger, type, nearMiss(pick, type, command));
      default:
        return this.#request('forged', stranger, type, honest(pick, type, command));
    }
  }

  #shootFrom({ room }: SeatClient): void {
    const pick = this.#pick;
    const heard = this.#replays[pick(this.#replays.length + 1)] ?? Uint8Array.of(13, 164, 112, 108, 97, 121);
    switch (pick(8)) {
      case 0:
        this.#countSent('unknown type');
        return room.send(pick(2) ? pick(300) : '__proto__', junk(pick));
      case 1:
        this.#countSent('oversized');
        return room.send('say', oversized(pick));
      case 2:
      case 3:
        this.#countSent('replayed');
        return room.connection.send(heard);
      default:
        this.#countSent('broken bytes');
        return room.connection.send(brokenBytes(pick, heard));
    }
  }

  /** A player of the match: out of turn, on old views, for other seats, as the opener, as the dealer. */
  async #cheatsAttack(): Promise<void> {
    for (const table of this.#tables.filter(({ isOver }) => !isOver)) {
      const key = table.keys[CHEAT] ?? '';
      const cheat = await this.#join(table.code, key, false, (frame) => this.#read(frame, key));
      if (!cheat) continue;
      await cheat.until(({ seatView, closedWith }) => seatView !== undefined || closedWith !== undefined);
      const offered = new Set(
        (cheat.seatView ? offeredCommands(cheat.seatView) : []).map((each) => JSON.stringify(each)),
      );
      const send = cheat.room.connection.send.bind(cheat.room.connection);
      cheat.room.connection.send = (bytes: Uint8Array) => {
        this.#replays.push(Uint8Array.from(bytes));
        send(bytes);
      };
      const answers = Array.from({ length: MESSAGES_EACH }, () => this.#cheat(cheat, table, offered));
      await delivered(cheat);
      this.#replays = this.#replays.slice(-200);
      this.#oldTokens.push(cheat.room.reconnectionToken);
      await table.comeBack(CHEAT);
      await Promise.all(answers);
    }
  }

  #cheat(cheat: SeatClient, table: HealthyTable, offered: ReadonlySet<string>): Promise<void> {
    const pick = this.#pick;
    const command = table.someCommand();
    const isMine = offered.has(JSON.stringify(command)) || command.type === 'agree';
    switch (pick(5)) {
      case 0:
        return this.#request('old view', cheat, 'play', { view: cheat.view + 1 + pick(50), command });
      case 1:
        return this.#request('old view', cheat, 'play', {
          view: Math.max(0, cheat.view - 1 - pick(5)) - 1,
          command,
        });
      case 2:
        if (isMine)
          return this.#request('wrong seat', cheat, 'play', { view: cheat.view, command, seat: 0, actor: 0 });
        return this.#request('out of turn', cheat, 'play', { view: cheat.view, command });
      case 3:
        return this.#request('as the dealer', cheat, 'play', {
          view: cheat.view,
          command: { type: pick(2) ? 'time-out' : 'close-window' },
        });
      default: {
        const types = ['settings', 'set-chair', 'silence', 'start', 'rematch', 'chair', 'ready'] as const;
        const type = types[pick(types.length)] ?? 'start';
        return this.#request('as the opener', cheat, type, honest(pick, type, command));
      }
    }
  }

  async #httpAttacks(): Promise<void> {
    const codes = this.#tables.map(({ code }) => code);
    const cheats = this.#tables.flatMap(({ keys }) => keys[CHEAT] ?? []);
    for (let i = 0; i < 12; i++) {
      for (const [name, attack] of [
        ['HTTP', httpJunk(this.#pick)],
        ['matchmaker', matchmakeJunk(this.#pick, codes, this.#oldTokens)],
        ['consent', consentJunk(this.#pick, this.#matches, cheats)],
      ] as const) {
        this.#countSent(name);
        const { status, text } = await attackHttp(this.#port, this.#agent, attack);
        this.#count(this.#answers, `HTTP ${status}`);
        this.#readByOutsider(Buffer.from(text));
      }
    }
  }

  /** Many connections at once, none of which behaves. */
  async #flood(): Promise<void> {
    const path = `/${this.#tables[0]?.code}?sessionId=${this.#pick(1e9)}`;
    const answers = Array.from({ length: 12 }, () => {
      this.#countSent('bare socket');
      return attackSocket(this.#port, socketJunk(this.#pick, path));
    });
    for (const text of await Promise.all(answers)) this.#readByOutsider(Buffer.from(text));
  }

  async #join(
    code: string,
    key: string,
    watch: boolean,
    received: (frame: Uint8Array) => void,
  ): Promise<SeatClient | undefined> {
    try {
      return await joinRecorded(this.#url, code, { name: '', key, watch }, received);
    } catch (error) {
      this.#count(this.#answers, error instanceof Error ? error.message : 'not let in');
      return undefined;
    }
  }

  async #request(kind: string, client: SeatClient, type: string, message: unknown): Promise<void> {
    this.#countSent(kind);
    try {
      const answer = await client.request(type as keyof Requests, message as never);
      this.#count(this.#answers, answer?.ok ? 'done' : (answer?.reason ?? 'nothing'));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.#count(this.#answers, summed(text));
      this.#readByOutsider(Buffer.from(text));
    }
  }

  #readByOutsider(frame: Uint8Array): void {
    const text = Buffer.from(frame).toString('latin1');
    const [inside] = INSIDE.exec(text) ?? [];
    if (inside) this.#wrong.push(`an outsider read "${inside}": ${text.slice(0, 300)}`);
    this.#read(frame, undefined);
  }

  #read(frame: Uint8Array, ownKey: string | undefined): void {
    this.#bytesRead += frame.length;
    const text = Buffer.from(frame).toString('latin1');
    const secret = this.#secrets.find((each) => each.text !== ownKey && text.includes(each.text));
    if (secret?.untilOver) this.#slips.push({ table: secret.untilOver, text });
    else if (secret) this.#wrong.push(`somebody read a secret: ${text.slice(0, 300)}`);
  }

  async #check(): Promise<void> {
    for (const { table, text } of this.#slips.splice(0)) {
      if (!table.isOver) this.#wrong.push(`somebody read a secret of the match: ${text.slice(0, 300)}`);
    }
    for (const id of this.#matches) {
      const others = ((await this.#store.consents(id)) ?? []).filter(({ seat }) => seat !== CHEAT);
      if (others.some(({ listing, marks }) => listing || marks)) {
        this.#wrong.push(`somebody consented for another in match ${id}`);
      }
    }
    for (const table of this.#tables) {
      const { matchId = '' } = (await this.#store.loadTable(table.code)) ?? {};
      const steps = (await this.#store.loadRecord(matchId))?.steps ?? [];
      if (!table.matches(steps)) this.#wrong.push(`a match was changed at table ${table.code}`);
      if (!table.allHere) this.#wrong.push(`an honest player was thrown out at table ${table.code}`);
    }
  }

  #countSent(kind: string): void {
    this.#messages += 1;
    this.#count(this.#sent, kind);
  }

  #count(counts: Record<string, number>, name: string): void {
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

/** Errors in few words: some repeat what was sent. */
function summed(text: string): string {
  if (text.startsWith('connection closed')) return 'unanswered';
  if (text.includes('not-understood')) return 'not-understood';
  if (text.includes('no onMessage')) return 'no such type';
  return text.split(' ').slice(0, 3).join(' ');
}
