import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'colyseus.js';
import { awaitedSeats, offeredCommands } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { type CommandFrames, FrameTap } from './frames.ts';
import { callerHeaders, type GameUnderLoad } from './game-under-load.ts';

const SETTINGS: Omit<TableSettings, 'seats'> = {
  listed: false,
  spectators: false,
  options: NO_OPTIONS,
  turnSeconds: 'off',
  tradeSeconds: 'off',
  armorSeconds: 3,
};

/** What is heard of a table under load. */
export interface LoadLedger {
  acknowledged(milliseconds: number): void;
  refused(reason: string): void;
  broken(): void;
  /** What went over the lines for each command. */
  readonly frames: CommandFrames[];
}

/** As a command travels: its type, its number and what is asked for, in a frame. */
const lengthOf = (command: object): number => JSON.stringify(command).length;

/** People who play whole matches, a command now and then; after one they play another. */
export class LoadTable {
  readonly code: string;
  readonly #clients: SeatClient[] = [];
  readonly #pick: Picks;
  #tap: FrameTap | undefined;

  private constructor(code: string, pick: Picks) {
    this.code = code;
    this.#pick = pick;
  }

  static async open(game: GameUnderLoad, index: number, seats: number, pick: Picks): Promise<LoadTable> {
    const headers = callerHeaders(game, index);
    const answer = await fetch(`${game.url}/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...SETTINGS, seats }),
    });
    const { code }: { code?: string } = await answer.json();
    if (!code) throw new Error(`no table: ${answer.status}`);
    const table = new LoadTable(code, pick);
    const client = new Client(game.url, { headers });
    const joining = Array.from({ length: seats }, (_, seat) => {
      const key = `${index}-${seat}-`.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a');
      return SeatClient.join(game.url, code, { name: `Seat ${seat}`, key }, client);
    });
    const clients = await Promise.all(joining);
    await Promise.all(clients.map((each) => each.until(({ seat }) => seat !== undefined)));
    table.#clients.push(...clients.sort((a, b) => Number(a.seat) - Number(b.seat)));
    return table;
  }

  async begin(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.beReady()));
    const started = await this.#clients[0]?.request('start', {});
    if (!started?.ok) throw new Error(`no match: ${started?.reason}`);
    await Promise.all(this.#clients.map((client) => client.until(({ seatView }) => seatView !== undefined)));
  }

  /** A command every so often, until it is told to stop. */
  async play(everyMs: number, isDone: () => boolean, ledger: LoadLedger): Promise<void> {
    this.#tap = new FrameTap(ledger.frames, this.#clients);
    await pause(this.#pick(Math.max(1, everyMs)));
    while (!isDone()) {
      const began = performance.now();
      await this.#playOne(ledger).catch(() => ledger.broken());
      await pause(Math.max(0, everyMs - (performance.now() - began)));
    }
  }

  /** How many were hung up on, or their network was. */
  get linesLost(): number {
    return this.#clients.filter(({ closedWith }) => closedWith !== undefined).length;
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.drop().catch(() => {})));
  }

  async #playOne(ledger: LoadLedger): Promise<void> {
    const table = this.#clients[0]?.table;
    if (table?.ending) return this.#again();
    for (const seat of table ? awaitedSeats(table) : []) {
      const client = this.#clients[seat];
      const offered = client?.seatView ? offeredCommands(client.seatView) : [];
      const commands = offered.filter(({ type }) => type !== 'agree');
      const command = commands[this.#pick(Math.max(1, commands.length))];
      if (!client || !command) continue;
      this.#tap?.commandOf(lengthOf(command));
      const began = performance.now();
      const answer = await client.play(command);
      if (answer.ok) return ledger.acknowledged(performance.now() - began);
      ledger.refused(answer.reason);
    }
  }

  async #again(): Promise<void> {
    await this.#clients[0]?.request('rematch', {});
    await this.begin();
  }
}
