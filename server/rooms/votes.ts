import type { Clock } from '#server/process/clock.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** D5: a pause all living people at the table want; it ends when one of them wants it no more. */
export class PauseVote {
  readonly #wishes = new Set<SeatId>();
  #isOn = false;

  want(seat: SeatId, wanted: boolean, people: readonly SeatId[]): void {
    if (wanted) this.#wishes.add(seat);
    else this.#wishes.clear();
    this.#isOn = wanted && people.every((each) => this.#wishes.has(each));
  }

  /** Nobody left who paused it: then it sleeps anyway, and goes on with whoever comes. */
  leftWith(people: readonly SeatId[]): void {
    if (people.length === 0) this.clear();
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  isWantedBy(seat: SeatId): boolean {
    return this.#wishes.has(seat);
  }

  clear(): void {
    this.#wishes.clear();
    this.#isOn = false;
  }
}

/** How long the table must have waited for somebody before the others may replace him. */
export const IDLE_MS = 60_000;

/**
 * Votes to let a bot play for somebody who is connected but idle. Counted from the last thing everybody saw:
 * an answer that is still sealed must not show here either (D2).
 */
export class IdleVotes {
  readonly #clock: Clock;
  readonly #votes = new Map<SeatId, Set<SeatId>>();
  #since: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.monotonic();
  }

  /** Something happened for all to see. */
  moved(): void {
    this.#since = this.#clock.monotonic();
    this.#votes.clear();
  }

  vote(idle: SeatId, by: SeatId, voters: readonly SeatId[]): 'not-idle' | 'counted' | 'replaced' {
    if (this.#clock.monotonic() - this.#since < IDLE_MS || !voters.includes(by)) return 'not-idle';
    const votes = (this.#votes.get(idle) ?? new Set()).add(by);
    this.#votes.set(idle, votes);
    const inFavour = voters.filter((voter) => votes.has(voter)).length;
    if (inFavour <= voters.length / 2) return 'counted';
    this.#votes.delete(idle);
    return 'replaced';
  }
}
