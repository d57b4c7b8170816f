import type { Presence } from '@colyseus/core';
import type { Clock } from './clock.ts';
import { hashOf } from './hashed-secret.ts';
import { soon } from './soon.ts';
import { type Limit, Throttle } from './throttle.ts';

/** Says no to who has tried too often. */
export interface Limiter {
  allows(who: string): boolean | Promise<boolean>;
}

/** Counts tries at all processes that share an address, in windows of fixed length. Addresses are kept as hashes. */
export class SharedThrottle implements Limiter {
  readonly #name: string;
  readonly #presence: Pick<Presence, 'hincrbyex'>;
  readonly #clock: Clock;
  readonly #limit: Limit;
  readonly #own: Throttle;

  constructor(name: string, presence: Pick<Presence, 'hincrbyex'>, clock: Clock, limit: Limit) {
    this.#name = name;
    this.#presence = presence;
    this.#clock = clock;
    this.#limit = limit;
    this.#own = new Throttle(clock, limit);
  }

  async allows(who: string): Promise<boolean> {
    if (!this.#own.allows(who)) return false;
    const { milliseconds, tries } = this.#limit;
    const key = `tries:${this.#name}:${Math.floor(this.#clock.now() / milliseconds)}`;
    const counted = this.#presence.hincrbyex(key, hashOf(who), 1, Math.ceil((2 * milliseconds) / 1000));
    const count = await soon(counted, 0, this.#clock);
    return count <= tries;
  }
}
