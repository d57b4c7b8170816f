import { BEAT_MS } from '#server/rooms/beat.ts';
import type { Actor, Command, SeatCommand } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Consent } from '#shared/wire/consent.ts';
import type { Arrival, TableSettings } from '#shared/wire/table.ts';
import type { Say } from '#shared/wire/talk.ts';
import { delivered, joinRecorded } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { Dealt, WireHouse } from './wire-house.ts';

/** What everybody can hear or see people do besides playing, and the time they take. */
export type Manner =
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'say'; readonly by: SeatId; readonly say: Say }
  | { readonly do: 'accuse'; readonly by: SeatId; readonly seat: SeatId }
  | { readonly do: 'come-back'; readonly by: SeatId }
  /** The seat goes to another device, by a ticket. */
  | { readonly do: 'change-hands'; readonly by: SeatId }
  /** A bot is to play for him, and then not: before it has thought. */
  | { readonly do: 'play-for-me'; readonly by: SeatId }
  | { readonly do: 'more-time'; readonly by: SeatId }
  /** Who watches wants a chair. */
  | { readonly do: 'ask-chair'; readonly seat: SeatId }
  | { readonly do: 'watch' };

interface Play {
  readonly actor: Actor;
  readonly command: Command;
}

/** One match as it goes on at a table: the same in both worlds but for the secret and what holds it. */
export interface Script extends Dealt {
  readonly steps: readonly {
    readonly manners: readonly Manner[];
    /** What is played before the next beat; nothing if it is only waited for. */
    readonly plays: readonly Play[];
  }[];
}

/** A frame as it came: after how many steps, at what time. */
export interface Frame {
  readonly step: number;
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** Everything one connection was sent; the first frame lets it in. */
export interface Line {
  readonly audience: SeatId | 'public';
  readonly frames: Frame[];
}

export interface Recording {
  readonly lines: readonly Line[];
  /** What strangers were answered over HTTP, during and after the match. */
  readonly http: readonly string[];
}

const SETTINGS: Omit<TableSettings, 'seats' | 'options'> = {
  listed: true,
  spectators: true,
  turnSeconds: 120,
  tradeSeconds: 30,
  armorSeconds: 5,
};
/** Longer than the server remembers how often an address came. */
const FORGIVEN_MS = 61_000;

/** Plays a script at a table of the house, and tells everything that was sent there. */
export async function playedIn(house: WireHouse, script: Script): Promise<Recording> {
  await house.prepare(script);
  await house.advance(FORGIVEN_MS);
  const table = new WireTable(house);
  await table.open(script);
  for (const { manners, plays } of script.steps) {
    for (const manner of manners) await table.behave(manner);
    await table.step(plays);
  }
  return table.end();
}

/** One table of a world, and everybody who is there. */
class WireTable {
  readonly #house: WireHouse;
  readonly #url: string;
  readonly #lines: Line[] = [];
  readonly #http: string[] = [];
  readonly #seats = new Map<SeatId, SeatClient>();
  /** Of the seats that went to another device. */
  readonly #keys = new Map<SeatId, string>();
  readonly #watchers: SeatClient[] = [];
  #code = '';
  #step = 0;

  constructor(house: WireHouse) {
    this.#house = house;
    this.#url = house.url;
  }

  async open({ match }: Script): Promise<void> {
    const { seats, options } = match.setup;
    const opened = await fetch(`${this.#url}/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...SETTINGS, seats: seats.length, options } satisfies TableSettings),
    });
    const { code }: { code: string } = await opened.json();
    this.#code = code;
    for (const { id } of match.seats) await this.#sit(id);
    await this.#watch();
    for (const [seat, client] of this.#seats) await client.beReady(keyOf(seat));
    await this.#seats.get(0)?.request('start', {});
    await this.#beat();
  }

  async behave(manner: Manner): Promise<void> {
    switch (manner.do) {
      case 'wait':
        await this.#house.advance(Math.max(0, Math.min(manner.milliseconds, this.#left() - 4 * BEAT_MS)));
        break;
      case 'say':
        await this.#seats.get(manner.by)?.request('say', manner.say);
        break;
      case 'accuse':
        await this.#seats.get(manner.by)?.request('accuse', { seat: manner.seat, stands: true });
        break;
      case 'come-back':
        await this.#comeBack(manner.by);
        break;
      case 'change-hands':
        await this.#changeHands(manner.by);
        break;
      case 'play-for-me':
        for (const wanted of [true, false]) {
          await this.#seats.get(manner.by)?.request('play-for-me', { wanted });
        }
        break;
      case 'more-time':
        await this.#seats.get(manner.by)?.request('more-time', {});
        break;
      case 'ask-chair':
        await this.#watchers[0]?.request('ask-chair', { seat: manner.seat, name: 'Watcher' });
        break;
      case 'watch':
        await this.#watch();
        break;
    }
    await this.#quiet();
  }

  async step(plays: readonly Play[]): Promise<void> {
    this.#step += 1;
    for (const play of plays) await this.#play(play);
    await this.#beat();
  }

  async #play({ actor, command }: Play): Promise<void> {
    if (actor === 'dealer') {
      const left = this.#left();
      if (!Number.isFinite(left)) throw new Error(`no clock runs at step ${this.#step}`);
      await this.#house.advance(left);
    } else {
      const answer = await this.#seats.get(actor)?.play(command as SeatCommand);
      if (!answer?.ok) throw new Error(`refused at step ${this.#step}: ${JSON.stringify(answer)}`);
    }
  }

  async end(): Promise<Recording> {
    await this.#ask('/healthz');
    await this.#ask(`/matches/${this.#code}`);
    await this.#ask(`/matches/${this.#code}/consents`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${keyOf(0)}` },
      body: JSON.stringify({ listing: true, marks: true } satisfies Consent),
    });
    await this.#ask('/archive');
    await this.#ask('/nothing/here');
    await this.#ask(`/matchmake/create/${this.#code}`, { method: 'POST', body: '{}' });
    await this.#askListing();
    for (const client of [...this.#seats.values(), ...this.#watchers]) await client.leave();
    await this.#house.settled();
    return { lines: this.#lines, http: this.#http };
  }

  async #sit(seat: SeatId): Promise<void> {
    const key = this.#keys.get(seat) ?? keyOf(seat);
    this.#seats.set(seat, await this.#join(seat, { name: `Player ${seat}`, key }));
  }

  /** To a device nobody has seen yet. */
  async #changeHands(seat: SeatId): Promise<void> {
    const before = this.#seats.get(seat);
    const answer = await before?.request('ticket', {});
    if (!answer?.ok || !answer.ticket) throw new Error(`no ticket at step ${this.#step}`);
    const key = keyOf(100 + this.#lines.length);
    this.#keys.set(seat, key);
    this.#seats.set(seat, await this.#join(seat, { name: '', key, ticket: answer.ticket }));
    await before?.left();
  }

  async #watch(): Promise<void> {
    const key = keyOf(10 + this.#watchers.length);
    this.#watchers.push(await this.#join('public', { name: 'Watcher', key, watch: true }));
  }

  /** The line breaks and the device comes back with its key. */
  async #comeBack(seat: SeatId): Promise<void> {
    await this.#seats.get(seat)?.drop();
    const present = () => this.#watchers[0]?.chairs[seat]?.present;
    await this.#watchers[0]?.until(() => present() === false);
    await this.#quiet();
    await this.#sit(seat);
  }

  async #join(audience: Line['audience'], arrival: Arrival): Promise<SeatClient> {
    const line: Line = { audience, frames: [] };
    this.#lines.push(line);
    const client = await joinRecorded(this.#url, this.#code, arrival, (bytes) =>
      line.frames.push({ step: this.#step, at: this.#house.now(), bytes }),
    );
    await client.until(({ seat, room }) => seat !== undefined && room.state !== undefined);
    await this.#quiet();
    return client;
  }

  /** How long the clock that runs has to go, as everybody sees it. */
  #left(): number {
    const { kind, until } = this.#watchers[0]?.room.state.clock ?? { kind: '', until: 0 };
    return kind === '' ? Number.POSITIVE_INFINITY : until - this.#house.now();
  }

  /** What was played is on disk, released, and with everybody. */
  async #beat(): Promise<void> {
    await this.#quiet();
    await this.#house.advance(BEAT_MS - (this.#house.now() % BEAT_MS));
    await this.#quiet();
  }

  async #quiet(): Promise<void> {
    await this.#house.settled();
    await Promise.all([...this.#seats.values(), ...this.#watchers].map(delivered));
  }

  async #ask(path: string, init: RequestInit = {}): Promise<void> {
    const answer = await fetch(this.#url + path, init);
    this.#http.push(`${path} ${answer.status} ${headersOf(answer)} ${await answer.text()}`);
  }

  async #askListing(): Promise<void> {
    const asking = new AbortController();
    const answer = await fetch(`${this.#url}/tables`, { signal: asking.signal });
    const first = await answer.body?.getReader().read();
    asking.abort();
    this.#http.push(`/tables ${answer.status} ${headersOf(answer)} ${Buffer.from(first?.value ?? [])}`);
  }
}

const keyOf = (number: number): string => number.toString(16).padStart(64, '0');

/** Every header but the time of day. */
function headersOf({ headers }: Response): string {
  return JSON.stringify([...headers].filter(([name]) => name !== 'date'));
}
