import type { Cancel, Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { Store } from '#server/store/index.ts';
import type { EndingKind } from '#shared/play/index.ts';
import { RETRY_MS } from './running-match.ts';

interface EndParts {
  readonly code: string;
  readonly clock: Clock;
  readonly store: Store;
  readonly faults: Faults;
}

/** The end of a match, until it is on disk. */
export class MatchEnd {
  readonly #parts: EndParts;
  #retrying: Cancel | undefined;

  constructor(parts: EndParts) {
    this.#parts = parts;
  }

  /** The match has ended, and the disk would not have it yet. */
  get isUnwritten(): boolean {
    return this.#retrying !== undefined;
  }

  /** Whether it is on disk now; if not, it is to be tried again a little later. */
  async write(matchId: string, ending: EndingKind, again: () => Promise<void>): Promise<boolean> {
    const { code, clock, store, faults } = this.#parts;
    try {
      await store.endMatch(matchId, clock.now(), ending);
    } catch (error) {
      faults.report(error, 'end of a match not written', { table: code });
      this.#retrying = clock.after(RETRY_MS, again);
      return false;
    }
    this.#retrying = undefined;
    return true;
  }

  giveUp(): void {
    this.#retrying?.();
  }
}
