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
  /** The oldest first. */
  readonly #tries = new Map<unknown, { count: number; readonly since: number }>();

  constructor(clock: Clock, limit: Limit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** False for who has tried too often. */
  allows(who: unknown): boolean {
    const now = this.#clock.monotonic();
    this.#forgetBefore(now - this.#limit.milliseconds);
    const known = this.#tries.get(who) ?? { count: 0, since: now };
    known.count += 1;
    this.#tries.set(who, known);
    return known.count <= this.#limit.tries;
  }

  /** Looks at no more than it forgets: a crowd of new addresses costs no more than one. */
  #forgetBefore(time: number): void {
    for (const [each, { since }] of this.#tries) {
      if (since > time) return;
      this.#tries.delete(each);
    }
  }
}
