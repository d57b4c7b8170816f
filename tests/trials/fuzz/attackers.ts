import { Agent } from 'node:http';
import { offeredCommands } from '#shared/play/index.ts';
import type { Requests } from '#shared/wire/table.ts';
import type { HealthyTable } from '#tests/trials/table/honest-table.ts';
import { delivered, joinRecorded } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { brokenBytes, honest, junk, nearMiss, oversized, REQUEST_TYPES } from './odd-messages.ts';
import {
  attackHttp,
  attackSocket,
  consentJunk,
  goingOnJunk,
  httpJunk,
  matchmakeJunk,
  socketJunk,
} from './odd-requests.ts';
import { CHEAT, type FuzzPeople } from './people.ts';
import type { FuzzWatch } from './watch.ts';

const STRANGERS = 8;
/** Fewer than throw a connection out; now and then many more. */
const MESSAGES_EACH = 15;
const PARTING_SHOTS = 4;
const FLOOD = 60;

/** Everybody who means harm: strangers, cheats at the table, and whoever knocks at the port. */
export class FuzzAttackers {
  readonly #port: number;
  readonly #pick: Picks;
  readonly #watch: FuzzWatch;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly #oldTokens: string[] = [];
  #replays: Uint8Array[] = [];
  #strangers = 0;

  constructor(port: number, pick: Picks, watch: FuzzWatch) {
    this.#port = port;
    this.#pick = pick;
    this.#watch = watch;
  }

  leave(): void {
    this.#agent.destroy();
  }

  async asStrangers(tables: readonly HealthyTable[]): Promise<void> {
    for (let i = 0; i < STRANGERS; i++) {
      const table = tables[i % tables.length];
      if (table) await this.#strangerAttacks(table);
    }
  }

  /** Somebody who only watches, and sends everything he can think of. */
  async #strangerAttacks(table: HealthyTable): Promise<void> {
    const key = (++this.#strangers).toString(16).padStart(64, 'f');
    const stranger = await this.#join(table.code, key, true, (frame) => this.#watch.readByOutsider(frame));
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
    else this.#watch.countAnswer(`closed with ${stranger.closedWith}`);
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
        this.#watch.countSent('unknown type');
        return room.send(pick(2) ? pick(300) : '__proto__', junk(pick));
      case 1:
        this.#watch.countSent('oversized');
        return room.send('say', oversized(pick));
      case 2:
      case 3:
        this.#watch.countSent('replayed');
        return room.connection.send(heard);
      default:
        this.#watch.countSent('broken bytes');
        return room.connection.send(brokenBytes(pick, heard));
    }
  }

  /** A player of the match: out of turn, on old views, for other seats, as the opener, as the dealer. */
  async asCheats(tables: readonly HealthyTable[]): Promise<void> {
    for (const table of tables.filter(({ isOver }) => !isOver)) {
      const key = table.keys[CHEAT] ?? '';
      const cheat = await this.#join(table.code, key, false, (frame) => this.#watch.readByPlayer(frame, key));
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
    switch (pick(6)) {
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
      case 4: {
        const types = ['ask-chair', 'answer-ask', 'more-time', 'replace'] as const;
        const type = types[pick(types.length)] ?? 'ask-chair';
        return this.#request('chairs and clocks', cheat, type, honest(pick, type, command));
      }
      default: {
        const types = ['settings', 'set-chair', 'silence', 'start', 'rematch', 'chair', 'ready'] as const;
        const type = types[pick(types.length)] ?? 'start';
        return this.#request('as the opener', cheat, type, honest(pick, type, command));
      }
    }
  }

  async overHttp({ tables, matches }: Pick<FuzzPeople, 'tables' | 'matches'>): Promise<void> {
    const codes = tables.map(({ code }) => code);
    const cheats = tables.flatMap(({ keys }) => keys[CHEAT] ?? []);
    for (let i = 0; i < 12; i++) {
      for (const [name, attack] of [
        ['HTTP', httpJunk(this.#pick)],
        ['matchmaker', matchmakeJunk(this.#pick, codes, this.#oldTokens)],
        ['consent', consentJunk(this.#pick, matches, cheats)],
        ['operator and forks', goingOnJunk(this.#pick, matches, codes)],
      ] as const) {
        this.#watch.countSent(name);
        const { status, text } = await attackHttp(this.#port, this.#agent, attack);
        this.#watch.countAnswer(`HTTP ${status}`);
        this.#watch.readByOutsider(Buffer.from(text));
      }
    }
  }

  /** Many connections at once, none of which behaves. */
  async flood(table: HealthyTable | undefined): Promise<void> {
    const path = `/${table?.code}?sessionId=${this.#pick(1e9)}`;
    const answers = Array.from({ length: 12 }, () => {
      this.#watch.countSent('bare socket');
      return attackSocket(this.#port, socketJunk(this.#pick, path));
    });
    for (const text of await Promise.all(answers)) this.#watch.readByOutsider(Buffer.from(text));
  }

  async #join(
    code: string,
    key: string,
    watch: boolean,
    received: (frame: Uint8Array) => void,
  ): Promise<SeatClient | undefined> {
    try {
      return await joinRecorded(`http://localhost:${this.#port}`, code, { name: '', key, watch }, received);
    } catch (error) {
      this.#watch.countAnswer(error instanceof Error ? error.message : 'not let in');
      return undefined;
    }
  }

  async #request(kind: string, client: SeatClient, type: string, message: unknown): Promise<void> {
    this.#watch.countSent(kind);
    try {
      const answer = await client.request(type as keyof Requests, message as never);
      this.#watch.countAnswer(answer?.ok ? 'done' : (answer?.reason ?? 'nothing'));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.#watch.countAnswer(summed(text));
      this.#watch.readByOutsider(Buffer.from(text));
    }
  }
}

/** Errors in few words: some repeat what was sent. */
function summed(text: string): string {
  if (text.startsWith('connection closed')) return 'unanswered';
  if (text.includes('not-understood')) return 'not-understood';
  if (text.includes('no onMessage')) return 'no such type';
  return text.split(' ').slice(0, 3).join(' ');
}
