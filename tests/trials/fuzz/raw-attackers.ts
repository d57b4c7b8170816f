import type { Picks } from '#tests/trials/twins/secrets.ts';
import { oddRequest } from './odd-http.ts';
import { attackSocket } from './odd-requests.ts';
import { oddGuest, oddUpgrade } from './odd-upgrades.ts';
import type { FuzzWatch } from './watch.ts';

const AT_ONCE = 16;
const GUESTS = 4;

/** Whoever speaks to the port itself, without a library that would make sense of it. */
export class RawAttackers {
  readonly #port: number;
  readonly #pick: Picks;
  readonly #watch: FuzzWatch;
  #guests = 0;

  constructor(port: number, pick: Picks, watch: FuzzWatch) {
    this.#port = port;
    this.#pick = pick;
    this.#watch = watch;
  }

  /** So many odd requests, and a look whether somebody with an honest one is still answered. */
  async attack(count: number, code: string): Promise<void> {
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const requests = Array.from({ length: Math.min(AT_ONCE, count - sent) }, () => this.#one(code));
      await Promise.all(requests);
    }
    for (let guest = 0; guest < GUESTS; guest++) await this.#guest(code);
    const health = await fetch(`http://localhost:${this.#port}/healthz`).catch(() => undefined);
    if (health?.status !== 200) this.#watch.wrong.push('somebody honest was not answered');
  }

  async #one(code: string): Promise<void> {
    const pick = this.#pick;
    if (pick(3) === 0) {
      const table = `/process/${code}?sessionId=${'x'.repeat(9)}`;
      await this.#send('odd upgrade', oddUpgrade(pick, table));
    } else {
      await this.#send('odd request', oddRequest(pick));
    }
  }

  /** Has a place reserved as those do who want to watch, and then does not behave. */
  async #guest(code: string): Promise<void> {
    const key = (++this.#guests).toString(16).padStart(64, 'e');
    const answer = await fetch(`http://localhost:${this.#port}/matchmake/joinById/${code}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: '', key, watch: true }),
    });
    const place: { processId?: string; sessionId?: string } = await answer.json();
    if (!place.sessionId) return;
    const target = `/${place.processId}/${code}?sessionId=${place.sessionId}`;
    await this.#send('odd frames', oddGuest(this.#pick, target));
  }

  async #send(kind: string, bytes: Buffer): Promise<void> {
    this.#watch.countRaw(kind);
    const heard = await attackSocket(this.#port, bytes);
    this.#watch.countAnswer(`raw ${/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'silence'}`);
    this.#watch.readByOutsider(Buffer.from(heard, 'latin1'));
  }
}
