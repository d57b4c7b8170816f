import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'colyseus.js';
import { awaitedSeats, offeredCommands, type SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { FailoverLedger } from './ledger.ts';

/** How long a person thinks, at least and at most. */
const THINKING_MS = { least: 100, more: 400 };
/** As the page waits between its attempts to come back. */
const RETRY_MS = [500, 1000, 2000];
/** As the page: an attempt that takes longer counts as failed. */
const JOINING_MS = 10_000;
/** As the page: a line that does not answer a ping is closed. */
const PING_EVERY_MS = 2_000;
const PING_ANSWER_MS = 4_000;

/** A person whose page comes back by itself, whatever becomes of the processes. */
export class FailoverPlayer {
  readonly ledger = new FailoverLedger();
  readonly code: string;
  /** Every first picture after coming back. */
  readonly pictures: SeatView[] = [];
  readonly #url: string;
  readonly #client: Client;
  readonly #arrival: { readonly name: string; readonly key: string };
  readonly #pick: Picks;
  /** Seats that were another one's after coming back. */
  seatsLost = 0;
  refusals = 0;
  returns = 0;
  /** When it last had an answer that something is played. */
  lastPlayed = 0;
  /** From when to when it was away from its seat. */
  readonly absences: { readonly from: number; readonly to: number }[] = [];
  #line: SeatClient | undefined;
  #seat: SeatId | undefined;
  #isDone = false;

  constructor(url: string, code: string, name: string, headers: Record<string, string>, pick: Picks) {
    this.#url = url;
    this.code = code;
    this.#client = new Client(url, { headers });
    this.#arrival = { name, key: randomBytes(32).toString('hex') };
    this.#pick = pick;
  }

  get line(): SeatClient {
    if (!this.#line) throw new Error(`${this.#arrival.name} has not come yet`);
    return this.#line;
  }

  get seat(): SeatId {
    if (this.#seat === undefined) throw new Error(`${this.#arrival.name} has no seat`);
    return this.#seat;
  }

  get isHere(): boolean {
    return this.#line?.closedWith === undefined && this.#line?.seatView !== undefined;
  }

  get isOver(): boolean {
    return this.#line?.table?.ending !== undefined;
  }

  async come(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const joining = SeatClient.join(this.#url, this.code, this.#arrival, this.#client);
        this.#line = await within(JOINING_MS, joining);
        return;
      } catch (error) {
        if (this.#isDone) throw error;
        await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      }
    }
  }

  /** Plays and comes back until it is told to stop. */
  async live(): Promise<void> {
    let goneAt: number | undefined;
    while (!this.#isDone) {
      await this.line.until(
        ({ seatView, closedWith }) => Boolean(seatView?.offers) || closedWith !== undefined,
      );
      const picture = this.line.seatView;
      if (picture && this.line.closedWith === undefined) {
        if (this.#seat !== undefined && picture.me !== this.#seat) this.seatsLost += 1;
        this.#seat ??= picture.me;
        this.pictures.push(picture);
        if (goneAt !== undefined) this.absences.push({ from: goneAt, to: performance.now() });
        goneAt = undefined;
        const letGo = this.#watchLine(this.line);
        await this.#playOn(this.line);
        letGo();
      }
      goneAt ??= performance.now();
      if (this.#isDone) return;
      this.returns += 1;
      await pause(RETRY_MS[0]);
      await this.come().catch(() => {});
    }
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#line?.drop().catch(() => {});
  }

  async #playOn(line: SeatClient): Promise<void> {
    while (line.closedWith === undefined && !this.#isDone) {
      await line.until((now) => now.closedWith !== undefined || this.#choices(now).length > 0);
      await pause(THINKING_MS.least + this.#pick(THINKING_MS.more));
      if (line.closedWith !== undefined) return;
      const choices = this.#choices(line);
      const command = choices[this.#pick(Math.max(1, choices.length))];
      if (!command) continue;
      const { view } = line;
      const sent = this.ledger.sent(command);
      try {
        // A line that breaks answers nothing, and the SDK waits for it.
        const answer = await Promise.race([line.play(command, view), line.left().then(() => undefined)]);
        if (!answer) return;
        if (answer.ok) {
          sent.acknowledged();
          this.lastPlayed = performance.now();
          await line.until((now) => now.view > view || now.closedWith !== undefined);
        } else {
          // A fault is no answer: what was on its way to a store that is gone may be there.
          if (answer.reason !== 'failed') sent.refused();
          this.refusals += 1;
          await pause(RETRY_MS[0]);
        }
      } catch {
        return;
      }
    }
  }

  /** As the page does: pings, and hangs up on who does not answer. */
  #watchLine(line: SeatClient): () => void {
    let heardAt = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - heardAt > PING_EVERY_MS + PING_ANSWER_MS) void line.room.connection.close(4010);
      line.room.ping(() => {
        heardAt = performance.now();
      });
    }, PING_EVERY_MS);
    return () => clearInterval(timer);
  }

  #choices({ seatView }: SeatClient) {
    if (!seatView || seatView.ending || !awaitedSeats(seatView).includes(seatView.me)) return [];
    return offeredCommands(seatView).filter(({ type }) => type !== 'agree');
  }
}

function within<Value>(ms: number, asked: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('took too long')), ms);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
