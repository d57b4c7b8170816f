import type { Clock } from './clock.ts';

/** So many tries per address in so long; guessing codes and floods end here. */
export interface Limit {
  readonly tries: number;
  readonly milliseconds: number;
}

/** Counts tries by address. What is older than the window is forgotten. */
export class Throttle {
  readonly #clock: Clock;
  readonly #limit: Limit;
  readonly #tries = new Map<string, { count: number; readonly since: number }>();

  constructor(clock: Clock, limit: Limit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** False once an address has tried too often. */
  allows(address: string): boolean {
    const now = this.#clock.now();
    const known = this.#tries.get(address);
    if (known && now - known.since < this.#limit.milliseconds) {
      known.count += 1;
      return known.count <= this.#limit.tries;
    }
    this.#sweep(now);
    this.#tries.set(address, { count: 1, since: now });
    return true;
  }

  #sweep(now: number): void {
    for (const [address, { since }] of this.#tries) {
      if (now - since >= this.#limit.milliseconds) this.#tries.delete(address);
    }
  }
}
