import type { SeatReservation } from 'colyseus.js';
import { playerCommitmentTo } from '#server/dealer/index.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import { must } from '#shared/vocabulary/index.ts';
import { type OwnView, ownAfter } from '#shared/wire/own-view.ts';
import { unpacked } from '#shared/wire/packed.ts';
import type { PublicTable } from '#shared/wire/public-table.ts';
import type { Answer, Messages, Requests, Seated, Shown } from '#shared/wire/table.ts';
import { ask } from './asking.ts';
import { callerHeaders, type GameUnderLoad } from './game-under-load.ts';
import { LeanClient, LeanRoom } from './lean-room.ts';

/** A device at a table under load: says what a page says, and reads what it is told only when it has to choose. */
export class LoadSeat {
  readonly room: LeanRoom;
  seat: Seated['seat'] | undefined;
  closedWith: number | undefined;
  /** The number of the newest view it has read. */
  view = 0;
  #own: OwnView | undefined;
  #part = '';
  readonly #unread: Uint8Array[] = [];
  readonly #toCome: Shown[] = [];
  readonly #listeners = new Set<() => void>();

  /** The first one to come reads the state all are shown, for everybody at the table. */
  static async join(
    game: GameUnderLoad,
    caller: number,
    code: string,
    { seat, key }: { readonly seat: number; readonly key: string },
  ): Promise<LoadSeat> {
    const headers = callerHeaders(game, caller);
    const client = new LeanClient(game.url, headers, seat === 0 ? 'reads' : 'takes-as-read');
    const url = `${game.url}/matchmake/joinById/${code}`;
    const { status, body } = await ask(url, headers, { name: `Seat ${seat}`, key });
    if (status !== 200) throw new Error(`no place: ${status}`);
    const room = await client.consumeSeatReservation<PublicTable>(body as SeatReservation);
    return new LoadSeat(must(room instanceof LeanRoom ? room : undefined, 'the client made it'));
  }

  private constructor(room: LeanRoom) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('seated', (bytes: Uint8Array) => {
      const { seat } = unpacked(bytes) as Messages['seated'];
      this.seat = seat;
      this.#changed();
    });
    room.onMessage('shown', (bytes: Uint8Array) => {
      this.#unread.push(bytes);
      this.#changed();
    });
    room.onMessage('*', () => {});
    room.onStateChange(() => this.#changed());
    room.onLeave((code) => {
      this.closedWith = code;
      this.#changed();
    });
  }

  /** What is the seat's own, as of what was shown to all. */
  ownAt(release: number): OwnView | undefined {
    for (const bytes of this.#unread.splice(0)) this.#toCome.push(unpacked(bytes) as Shown);
    while (this.#toCome[0] && this.#toCome[0].release <= release) {
      const shown = this.#toCome.shift();
      if (!shown) break;
      this.view = shown.view;
      if (shown.own) this.#own = ownAfter(shown.anew ? undefined : this.#own, shown.own);
    }
    return this.#own;
  }

  request<Type extends keyof Requests>(type: Type, message: Requests[Type]): Promise<Answer> {
    return this.room.request(type, message) as Promise<Answer>;
  }

  play(command: SeatCommand): Promise<Answer> {
    return this.request('play', { view: this.view, command });
  }

  /** D4: bound to this part from now on. */
  beReady(): Promise<Answer> {
    this.#part = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
    return this.request('ready', { ready: true, commitment: playerCommitmentTo(this.#part) });
  }

  /** D4: whether it is shown what the server says it shows is its own to find out. */
  openPart(): void {
    // Whoever is gone meanwhile gets no answer.
    this.request('open', { agreed: true, part: this.#part }).catch(() => {});
  }

  /** Resolves as soon as this holds, or nobody is there any more. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds() && this.closedWith === undefined) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Whatever changes. */
  onChange(look: () => void): void {
    this.#listeners.add(look);
  }

  /** A broken line, as opposed to a farewell. */
  async drop(): Promise<void> {
    await this.room.leave(false);
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
