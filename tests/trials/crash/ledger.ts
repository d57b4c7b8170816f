import { isDeepStrictEqual } from 'node:util';
import type { SeatCommand } from '#shared/play/index.ts';

/** How what is on disk differs from what a person was told. */
export interface Audit {
  /** Acknowledged, but not there. */
  readonly missing: number;
  /** There, but never sent, or there twice. */
  readonly unasked: number;
  /** Sent but never answered, and there all the same: whoever comes back sees that it was played. */
  readonly unanswered: number;
}

/** What one person sent, and what he was told of it. He waits for one answer before he sends anew. */
export class CrashLedger {
  #owed: readonly SeatCommand[] = [];
  #unanswered: SeatCommand | undefined;

  get acknowledgements(): number {
    return this.#owed.length;
  }

  sent(command: SeatCommand): void {
    this.#unanswered = command;
  }

  acknowledged(): void {
    if (this.#unanswered) this.#owed = [...this.#owed, this.#unanswered];
    this.#unanswered = undefined;
  }

  refused(): void {
    this.#unanswered = undefined;
  }

  /** Compares with the seat's commands on disk; what is there is owed from now on. */
  audit(kept: readonly SeatCommand[]): Audit {
    const missing = this.#owed.filter((command, index) => !isDeepStrictEqual(command, kept[index])).length;
    const more = kept.slice(this.#owed.length);
    const unanswered = this.#unanswered && isDeepStrictEqual(more[0], this.#unanswered) ? 1 : 0;
    this.#owed = kept;
    this.#unanswered = undefined;
    return { missing, unasked: more.length - unanswered, unanswered };
  }
}
