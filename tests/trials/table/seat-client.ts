import { Client, type Room } from 'colyseus.js';
import { playerCommitmentTo, setupDigest } from '#server/dealer/index.ts';
import type {
  PublicView,
  RevealedSeat,
  SealedSetup,
  SeatCommand,
  SeatView,
  SeenEvent,
} from '#shared/play/index.ts';
import { type OwnView, ownAfter } from '#shared/wire/own-view.ts';
import { unpacked } from '#shared/wire/packed.ts';
import { isAlone, type PublicChair, type PublicTable, sealedSetupOf } from '#shared/wire/public-table.ts';
import { readPublicView } from '#shared/wire/public-view.ts';
import type {
  Answer,
  Arrival,
  Messages,
  Requests,
  Seated,
  Shown,
  TableSettings,
} from '#shared/wire/table.ts';

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
  /** D4: whether it opens its part as soon as everything is sealed and shown, as a page does. */
  opensParts = true;
  #part = '';
  #answered = '';
  /** Whether it says what it has shown, as a page does (D6). */
  tells = true;
  #told = 0;
  #own: OwnView | undefined;
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
    this.heard('seated', ({ seat }) => {
      this.seat = seat;
      this.#changed();
    });
    this.heard('shown', (shown) => {
      this.#waiting.push(shown);
      this.#changed();
    });
    this.heard('revealed', (revealed) => {
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
    return readPublicView(this.room.state.view);
  }

  /** The whole view of the seat, put together from what is public and what is its own. */
  get seatView(): SeatView | undefined {
    const table = this.table;
    const me = this.seat;
    const isSeated = me !== undefined && me !== 'watching';
    return table && isSeated && this.#own ? { ...table, me, ...this.#own } : undefined;
  }

  /** From now on, whatever of this type comes. */
  heard<Type extends keyof Messages>(type: Type, take: (message: Messages[Type]) => void): void {
    this.room.onMessage(type, (bytes: Uint8Array) => take(unpacked(bytes) as Messages[Type]));
  }

  request<Type extends keyof Requests>(type: Type, message: Requests[Type]): Promise<Answer> {
    return this.room.request(type, message) as Promise<Answer>;
  }

  play(command: SeatCommand, view: number = this.view): Promise<Answer> {
    return this.request('play', { view, command });
  }

  /** D4: bound to this part from now on. */
  beReady(part: string = randomPart()): Promise<Answer> {
    this.#part = part;
    return this.request('ready', { ready: true, commitment: playerCommitmentTo(part) });
  }

  /** D4: opens its part, if what it is shown is what the server says it shows. */
  openPart(): Promise<Answer> {
    const agreed = setupDigest(this.sealed) === this.room.state.setup;
    return this.request('open', agreed ? { agreed, part: this.#part } : { agreed });
  }

  /** The set-up as this device sees it for itself. */
  get sealed(): SealedSetup {
    const { rules, commitment, settings } = this.room.state;
    const chairs = Object.entries(this.chairs).sort(([a], [b]) => Number(a) - Number(b));
    const { options }: TableSettings = JSON.parse(settings);
    return sealedSetupOf({ rules, commitment, chairs: chairs.map(([, chair]) => chair), options });
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
    // A line that has ended does not end once more, and the SDK would wait for it.
    if (this.closedWith !== undefined) return;
    await this.room.leave(false);
  }

  #openIfAsked(): void {
    const { phase, setup } = this.room.state ?? {};
    if (phase !== 'dealing') this.#answered = '';
    else if (this.opensParts && typeof this.seat === 'number' && setup !== this.#answered) {
      this.#answered = setup;
      // Whoever is gone meanwhile gets no answer.
      this.openPart().catch(() => {});
    }
  }

  #changed(): void {
    // What is the seat's own is applied together with the public release it belongs to.
    const release = this.room.state?.release ?? 0;
    while (this.#waiting[0] && this.#waiting[0].release <= release) {
      const shown = this.#waiting.shift();
      if (!shown) break;
      this.view = shown.view;
      this.events.push(...shown.events);
      if (shown.own) this.#own = ownAfter(shown.anew ? undefined : this.#own, shown.own);
    }
    this.#openIfAsked();
    this.#tell(release);
    for (const listener of [...this.#listeners]) listener();
  }

  /** D6: alone with bots, they wait for this. */
  #tell(release: number): void {
    if (!this.tells || release === this.#told || !isAlone(this.room.state.chairs?.values() ?? [])) return;
    this.#told = release;
    if (release > 0) this.request('told', { release }).catch(() => {});
  }
}

function randomPart(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
}
