import { isDeepStrictEqual } from 'node:util';
import { BEAT_MS } from '#server/rooms/beat.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import { awaitedSeats, offeredCommands } from '#shared/play/index.ts';
import { MIN_PLAYERS, NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { delivered } from './recording-device.ts';
import { SeatClient } from './seat-client.ts';

/** Clocks are off: what happens here is what these people do, and nothing else. */
const SETTINGS: TableSettings = {
  listed: true,
  spectators: true,
  seats: MIN_PLAYERS,
  options: NO_OPTIONS,
  turnSeconds: 'off',
  tradeSeconds: 'off',
  armorSeconds: 5,
};

/** Moves the server's time on and waits until all of it has been done. */
export type PassTime = (milliseconds: number) => Promise<void>;

/** People who only want to play, and remember everything they did. */
export class HealthyTable {
  readonly code: string;
  readonly keys: readonly string[];
  /** What was played and accepted, in order. */
  readonly ledger: { readonly actor: number; readonly command: SeatCommand }[] = [];
  readonly #url: string;
  readonly #clients: SeatClient[];
  readonly #pick: Picks;
  readonly #passTime: PassTime;

  static async open(url: string, seed: string, pick: Picks, passTime: PassTime): Promise<HealthyTable> {
    const opened = await fetch(`${url}/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(SETTINGS),
    });
    const { code }: { code: string } = await opened.json();
    const keys = Array.from({ length: SETTINGS.seats }, (_, i) =>
      Buffer.from(`${seed} ${code} ${i}`.padEnd(32, '#')).toString('hex').slice(0, 64),
    );
    const clients: SeatClient[] = [];
    for (const [i, key] of keys.entries()) {
      clients.push(await SeatClient.join(url, code, { name: `Player ${i}`, key }));
    }
    for (const client of clients) await client.beReady('cd'.repeat(32));
    await clients[0]?.request('start', {});
    for (const client of clients) await client.until(({ seatView }) => seatView !== undefined);
    return new HealthyTable(url, code, keys, clients, pick, passTime);
  }

  private constructor(
    url: string,
    code: string,
    keys: readonly string[],
    clients: SeatClient[],
    pick: Picks,
    passTime: PassTime,
  ) {
    this.#url = url;
    this.code = code;
    this.keys = keys;
    this.#clients = clients;
    this.#pick = pick;
    this.#passTime = passTime;
  }

  get isOver(): boolean {
    return this.#clients[0]?.table?.ending !== undefined;
  }

  get allHere(): boolean {
    return this.#clients.every(({ closedWith }) => closedWith === undefined);
  }

  client(seat: number): SeatClient | undefined {
    return this.#clients[seat];
  }

  /** Something somebody here is offered now. */
  someCommand(): SeatCommand {
    const offered = this.#clients.flatMap(({ seatView }) => (seatView ? offeredCommands(seatView) : []));
    return offered[offered.length ? this.#pick(offered.length) : 0] ?? { type: 'end-turn' };
  }

  /** Whoever's device was replaced by another opens the seat again. */
  async comeBack(seat: number): Promise<SeatClient> {
    const key = this.keys[seat] ?? '';
    const client = await SeatClient.join(this.#url, this.code, { name: '', key });
    await client.until(({ seatView }) => seatView !== undefined);
    this.#clients[seat] = client;
    return client;
  }

  /** One thing that can be done now is done, or the window in which all have answered is waited for. */
  async playOne(): Promise<'played' | 'waited' | 'over'> {
    if (this.isOver) return 'over';
    const table = this.#clients[0]?.table;
    for (const seat of table ? awaitedSeats(table) : []) {
      const client = this.#clients[seat];
      const offered = client?.seatView ? offeredCommands(client.seatView) : [];
      const commands = offered.filter(({ type }) => type !== 'agree');
      const command = commands[commands.length ? this.#pick(commands.length) : 0];
      if (!client || !command) continue;
      const { view } = client;
      const answer = await client.play(command).catch(() => {
        throw new Error(`an honest player was closed out with ${client.closedWith}`);
      });
      if (answer.ok) this.ledger.push({ actor: seat, command });
      await this.#passTime(BEAT_MS);
      await delivered(client);
      // Refused only if a window closed meanwhile that he had not been told of yet.
      if (!answer.ok && client.view > view) return 'waited';
      if (!answer.ok) throw new Error(`an honest ${command.type} was refused: ${answer.reason}`);
      await client.until((now) => now.view > view || now.closedWith !== undefined);
      return 'played';
    }
    const before = this.#clients[0]?.room.state.release ?? 0;
    await this.#passTime(SETTINGS.armorSeconds * 1000);
    await this.#passTime(BEAT_MS);
    await this.#clients[0]?.until(
      ({ room, closedWith }) => closedWith !== undefined || room.state.release > before,
    );
    return 'waited';
  }

  /** The steps on disk are exactly what was played here, and the windows the dealer closed. */
  matches(
    steps: readonly { readonly actor: unknown; readonly command: { readonly type: string } }[],
  ): boolean {
    const played = steps
      .filter(({ actor }) => actor !== 'dealer')
      .map(({ actor, command }) => ({ actor, command }));
    const dealers = steps.filter(({ actor }) => actor === 'dealer');
    return (
      dealers.every(({ command }) => command.type === 'close-window') &&
      isDeepStrictEqual(played, this.ledger)
    );
  }

  async leave(): Promise<void> {
    for (const client of this.#clients) if (client.closedWith === undefined) await client.leave();
  }
}
