import { pino } from 'pino';
import { below, newPlayer } from '#server/bots/index.ts';
import { startServer } from '#server/main.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { seedNumber } from '#server/tools/bot-match.ts';
import { awaitedSeats, type SeenEvent } from '#shared/play/index.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { settledStore } from '#tests/trials/table/idle-aware-store.ts';
import { delivered, joinRecorded } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';
import { type FrameKind, NO_BYTES, sizesOf } from './frame-kinds.ts';

interface BytesPlan {
  readonly matches: number;
  readonly seats: number;
  readonly seed: string;
  /** A match that is longer is left where it is; for all of it, as many as you like. */
  readonly mostCommands: number;
  readonly progress?: (matches: number) => void;
}

export interface BytesReport {
  readonly matches: number;
  readonly seats: number;
  /** Commands that were played, those of the dealer included. */
  readonly commands: number;
  /** Sent from the deal on, for each seat and command. */
  readonly perSeatAndCommand: Readonly<Record<FrameKind | 'all', number>>;
  /** The whole table, as somebody who comes then is shown it. */
  readonly joining: number;
  /** Processor time of everything, the devices included, for each command. */
  readonly cpuMsPerCommand: number;
}

const SETTINGS: Omit<TableSettings, 'seats'> = {
  listed: false,
  spectators: true,
  options: NO_OPTIONS,
  turnSeconds: 120,
  tradeSeconds: 30,
  armorSeconds: 5,
};
/** Who sends more is thrown out. */
const MESSAGES_PER_SECOND = 15;
/** Longer than the server remembers how often an address came. */
const FORGIVEN_MS = 61_000;

/** Bots play whole matches as people do, each over a socket of its own, and every byte that comes back is counted. */
export async function countBytes(plan: BytesPlan): Promise<BytesReport> {
  const clock = handClock();
  const { store, settled } = settledStore(await openSqliteStore(':memory:'));
  const server = await startServer({
    clock,
    store,
    log: pino({ level: 'silent' }),
    randomBytes: seededBytes(plan.seed),
    pages: (_request, _response, next) => next(),
    port: 0,
    keepMatchesMs: 1000,
    behindProxy: false,
    sendingBeatMs: 0,
  });
  const total = { ...NO_BYTES };
  let commands = 0;
  let joining = 0;
  const before = process.cpuUsage();
  try {
    for (let match = 0; match < plan.matches; match++) {
      clock.advance(FORGIVEN_MS);
      const table = new CountedTable(`http://localhost:${server.port}`, `${plan.seed}/${match}`, {
        pass: (ms) => clock.advance(ms),
        toNextBeat: () => clock.advance(BEAT_MS - (clock.now() % BEAT_MS)),
        settled,
      });
      await table.open(plan.seats);
      await table.playUntil(plan.mostCommands);
      joining += await table.joiningBytes();
      await table.leave();
      commands += table.commands;
      for (const kind of Object.keys(total) as FrameKind[]) total[kind] += table.bytes[kind];
      plan.progress?.(match + 1);
    }
  } finally {
    await server.close();
  }
  const { user, system } = process.cpuUsage(before);
  const each = (bytes: number) => Math.round((10 * bytes) / (commands * plan.seats)) / 10;
  return {
    matches: plan.matches,
    seats: plan.seats,
    commands,
    perSeatAndCommand: {
      all: each(Object.values(total).reduce((sum, bytes) => sum + bytes, 0)),
      events: each(total.events),
      own: each(total.own),
      patch: each(total.patch),
      other: each(total.other),
    },
    joining: Math.round(joining / plan.matches),
    cpuMsPerCommand: Math.round((user + system) / commands / 10) / 100,
  };
}

interface Time {
  pass(milliseconds: number): void;
  toNextBeat(): void;
  settled(): Promise<void>;
}

interface Player {
  readonly client: SeatClient;
  /** Remembers what the seat has seen. */
  bot: ReturnType<typeof newPlayer>;
  seen: number;
  sent: number[];
}

/** One table where bots sit like people. */
class CountedTable {
  commands = 0;
  readonly bytes = { ...NO_BYTES };
  readonly #url: string;
  readonly #seed: string;
  readonly #time: Time;
  readonly #players: Player[] = [];
  #code = '';
  #isCounting = false;

  constructor(url: string, seed: string, time: Time) {
    this.#url = url;
    this.#seed = seed;
    this.#time = time;
  }

  async open(seats: number): Promise<void> {
    const opened = await fetch(`${this.#url}/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...SETTINGS, seats } satisfies TableSettings),
    });
    const { code }: { code: string } = await opened.json();
    this.#code = code;
    for (let seat = 0; seat < seats; seat++) {
      const arrival = { name: `Player ${seat}`, key: keyOf(seat) };
      const client = await joinRecorded(this.#url, code, arrival, (frame) => this.#count(frame));
      this.#players.push({ client, bot: newPlayer('simple'), seen: 0, sent: [] });
    }
    for (const { client } of this.#players) await client.beReady(keyOf(client.seat === 'watching' ? 9 : 1));
    this.#isCounting = true;
    await this.#players[0]?.client.request('start', {});
    for (const { client } of this.#players) await client.until(({ seatView }) => seatView !== undefined);
  }

  async playUntil(mostCommands: number): Promise<void> {
    await this.#beat();
    while (this.#table.ending === undefined && this.commands < mostCommands) await this.#askAround();
    this.#isCounting = false;
  }

  /** What one more device is sent to be there. */
  async joiningBytes(): Promise<number> {
    let bytes = 0;
    const arrival = { name: 'Late', key: keyOf(8), watch: true };
    const late = await joinRecorded(this.#url, this.#code, arrival, (frame) => {
      bytes += frame.length;
    });
    await delivered(late);
    await late.leave();
    return bytes;
  }

  async leave(): Promise<void> {
    for (const { client } of this.#players) await client.leave();
    await this.#time.settled();
  }

  get #table() {
    const table = this.#players[0]?.client.table;
    if (!table) throw new Error('nothing is shown');
    return table;
  }

  async #askAround(): Promise<void> {
    const { awaited, turn } = this.#table;
    const before = this.commands;
    for (const seat of awaitedSeats(this.#table)) {
      if (this.#table.awaited?.type === awaited?.type) await this.#ask(seat);
    }
    if (awaited?.type === 'armor') {
      this.#time.pass(SETTINGS.armorSeconds * 1000);
      this.commands += 1;
      await this.#beat();
    }
    if (this.commands === before) throw new Error(`nobody played: ${this.#seed}`);
    // V7: at the start of a turn the others may have something to say.
    if (this.#table.turn?.seat === turn?.seat) return;
    for (const seat of this.#players.keys()) {
      const { ending, awaited: asked, turn: next } = this.#table;
      if (!ending && !asked && seat !== next?.seat) await this.#ask(seat as SeatId);
    }
  }

  async #ask(seat: SeatId): Promise<void> {
    const player = this.#players[seat];
    const view = player?.client.seatView;
    if (!player || !view) throw new Error(`seat ${seat} is shown nothing`);
    for (const event of player.client.events.slice(player.seen)) this.#remember(player, event);
    const chance = below(seedNumber(this.#seed) + this.commands, seat, 2 ** 32);
    const command = player.bot.choose(view, chance);
    if (!command) return;
    await paced(player);
    const answer = await player.client.play(command);
    if (!answer.ok) throw new Error(`${command.type} of seat ${seat} was refused: ${answer.reason}`);
    this.commands += 1;
    await this.#beat();
  }

  #remember(player: Player, event: SeenEvent): void {
    player.bot = player.bot.saw(event);
    player.seen += 1;
  }

  /** What was played is on disk, released, and with everybody. */
  async #beat(): Promise<void> {
    await this.#time.settled();
    this.#time.toNextBeat();
    await this.#time.settled();
    await Promise.all(this.#players.map(({ client }) => delivered(client)));
  }

  #count(frame: Uint8Array): void {
    if (!this.#isCounting) return;
    const sizes = sizesOf(frame);
    for (const kind of Object.keys(sizes) as FrameKind[]) this.bytes[kind] += sizes[kind];
  }
}

/** Waits until this device may speak again. */
async function paced(player: Player): Promise<void> {
  const now = performance.now();
  player.sent = [...player.sent, now].filter((at) => at > now - 1000);
  if (player.sent.length < MESSAGES_PER_SECOND) return;
  await new Promise((resume) => setTimeout(resume, 1000));
}

const keyOf = (number: number): string => number.toString(16).padStart(64, '0');
