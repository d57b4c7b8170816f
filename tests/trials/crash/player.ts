import { setTimeout as pause } from 'node:timers/promises';
import { awaitedSeats, offeredCommands, type SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { CrashLedger } from './ledger.ts';

/** How long a person thinks, at least and at most. */
const THINKING_MS = { least: 50, more: 250 };
const RETRY_MS = 50;
const MOST_RETRIES = 400;

/** A person of the crash run: plays anything that is offered, and comes back by the key of his seat. */
export class CrashPlayer {
  readonly ledger = new CrashLedger();
  readonly code: string;
  readonly #url: string;
  readonly #arrival: { readonly name: string; readonly key: string };
  readonly #pick: Picks;
  #client: SeatClient | undefined;
  #seat: SeatId | undefined;

  constructor(url: string, code: string, name: string, key: string, pick: Picks) {
    this.#url = url;
    this.code = code;
    this.#arrival = { name, key };
    this.#pick = pick;
  }

  get client(): SeatClient {
    if (!this.#client) throw new Error(`${this.#arrival.name} has not come yet`);
    return this.#client;
  }

  get seat(): SeatId {
    if (this.#seat === undefined) throw new Error(`${this.#arrival.name} has no seat`);
    return this.#seat;
  }

  /** Joins, as often as it takes while the server is not there yet. */
  async come(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        this.#client = await SeatClient.join(this.#url, this.code, this.#arrival);
        break;
      } catch (error) {
        if (tries >= MOST_RETRIES) throw error;
        await pause(RETRY_MS);
      }
    }
    await this.#client.until(({ seat, closedWith }) => seat !== undefined || closedWith !== undefined);
  }

  /** The first whole picture, in the seat that was his before. */
  async takeSeat(): Promise<SeatView | undefined> {
    await this.client.until(
      ({ seatView, closedWith }) => Boolean(seatView?.offers) || closedWith !== undefined,
    );
    const { seatView } = this.client;
    if (this.#seat !== undefined && seatView?.me !== this.#seat) return undefined;
    this.#seat = seatView?.me;
    return seatView;
  }

  /** Plays until the connection breaks; tells of every command that was sent, and acknowledged. */
  async playOn({ sent, acknowledged }: { sent(): void; acknowledged(): void }): Promise<void> {
    const { client } = this;
    for (;;) {
      await client.until((now) => now.closedWith !== undefined || this.#choices(now).length > 0);
      await pause(THINKING_MS.least + this.#pick(THINKING_MS.more));
      if (client.closedWith !== undefined) return;
      const choices = this.#choices(client);
      const command = choices[this.#pick(Math.max(1, choices.length))];
      if (!command) continue;
      const { view } = client;
      this.ledger.sent(command);
      try {
        const answering = client.play(command, view);
        sent();
        const answer = await answering;
        if (answer.ok) {
          this.ledger.acknowledged();
          acknowledged();
        } else this.ledger.refused();
      } catch {
        // The line broke before the answer came.
        return;
      }
      await client.until((now) => now.view > view || now.closedWith !== undefined);
    }
  }

  #choices({ seatView }: SeatClient) {
    if (!seatView || !awaitedSeats(seatView).includes(seatView.me)) return [];
    return offeredCommands(seatView).filter(({ type }) => type !== 'agree');
  }
}
