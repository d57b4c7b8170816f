import { Client, type Room } from 'colyseus.js';
import {
  type PublicView,
  type RevealedSeat,
  type SeatCommand,
  type SeatView,
  type SeenEvent,
  updated,
} from '#shared/play/index.ts';
import { type PublicChair, type PublicTable, readPublicView } from '#shared/wire/public-table.ts';
import type { Answer, Arrival, OwnView, Requests, Seated, Shown } from '#shared/wire/table.ts';

const NOTHING_OWN = {} as OwnView;

/** A device at a table over a real socket: keeps what it was told, as the page does. */
export class SeatClient {
  readonly room: Room<unknown, PublicTable>;
  seat: Seated['seat'] | undefined;
  /** The number of the newest view, and everything seen happen, in order. */
  view = 0;
  readonly events: SeenEvent[] = [];
  /** What was turned over at the end. */
  revealed: readonly RevealedSeat[] | undefined;
  closedWith: number | undefined;
  #own = NOTHING_OWN;
  #waiting: Shown[] = [];
  readonly #listeners = new Set<() => void>();

  static async join(
    url: string,
    code: string,
    arrival: Arrival,
    client: Client = new Client(url),
  ): Promise<SeatClient> {
    const room: Room<unknown, PublicTable> = await client.joinById<PublicTable>(code, arrival);
    return new SeatClient(room);
  }

  private constructor(room: Room<unknown, PublicTable>) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('seated', ({ seat }: Seated) => {
      this.seat = seat;
      this.#changed();
    });
    room.onMessage('shown', (shown: Shown) => {
      this.#waiting.push(shown);
      this.#changed();
    });
    room.onMessage('revealed', (revealed: readonly RevealedSeat[]) => {
      this.revealed = revealed;
      this.#changed();
    });
    room.onMessage('*', () => {});
    room.onStateChange(() => this.#changed());
    room.onLeave((code) => {
      this.closedWith = code;
      this.#changed();
    });
  }

  get chairs(): Record<string, PublicChair> {
    return Object.fromEntries(
      [...(this.room.state.chairs ?? [])].map(([seat, chair]) => [seat, JSON.parse(JSON.stringify(chair))]),
    );
  }

  get table(): PublicView | undefined {
    return readPublicView(this.room.state.view ?? new Map());
  }

  /** The whole view of the seat, put together from what is public and what is its own. */
  get seatView(): SeatView | undefined {
    const table = this.table;
    const me = this.seat;
    return table && me !== undefined && me !== 'watching' ? { ...table, me, ...this.#own } : undefined;
  }

  request<Type extends keyof Requests>(type: Type, message: Requests[Type]): Promise<Answer> {
    return this.room.request(type, message) as Promise<Answer>;
  }

  play(command: SeatCommand, view: number = this.view): Promise<Answer> {
    return this.request('play', { view, command });
  }

  beReady(part: string = randomPart()): Promise<Answer> {
    return this.request('ready', { ready: true, part });
  }

  /** Resolves as soon as this holds. */
  until(holds: (client: this) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds(this)) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** The code the connection was closed with, once it is. */
  async left(): Promise<number> {
    await this.until(({ closedWith }) => closedWith !== undefined);
    return this.closedWith ?? 0;
  }

  /** A farewell. */
  async leave(): Promise<void> {
    await this.room.leave();
  }

  /** A broken line, as opposed to a farewell. */
  async drop(): Promise<void> {
    await this.room.leave(false);
  }

  #changed(): void {
    // What is the seat's own is applied together with the public release it belongs to.
    const release = this.room.state?.release ?? 0;
    while (this.#waiting[0] && this.#waiting[0].release <= release) {
      const shown = this.#waiting.shift();
      if (!shown) break;
      this.view = shown.view;
      this.events.push(...shown.events);
      if (shown.own) this.#own = updated(this.#own, shown.own);
    }
    for (const listener of [...this.#listeners]) listener();
  }
}

function randomPart(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
}
