import type { Clock } from './clock.ts';

/** So many tries for each, by address or by person, in so long; guessing codes and floods end here. */
export interface Limit {
  readonly tries: number;
  readonly milliseconds: number;
}

/** Counts tries. What is older than the window is forgotten. */
export class Throttle {
  readonly #clock: Clock;
  readonly #limit: Limit;
  readonly #tries = new Map<unknown, { count: number; readonly since: number }>();

  constructor(clock: Clock, limit: Limit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** False for who has tried too often. */
  allows(who: unknown): boolean {
    const now = this.#clock.now();
    const known = this.#tries.get(who);
    if (known && now - known.since < this.#limit.milliseconds) {
      known.count += 1;
      return known.count <= this.#limit.tries;
    }
    this.#sweep(now);
    this.#tries.set(who, { count: 1, since: now });
    return true;
  }

  #sweep(now: number): void {
    for (const [each, { since }] of this.#tries) {
      if (now - since >= this.#limit.milliseconds) this.#tries.delete(each);
    }
  }
}
