import type { PlayedBy } from '#server/store/talk-log.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Presence } from './presence.ts';

interface StandInParts {
  readonly presence: Pick<Presence, 'standIns' | 'isOnCall' | 'standIn' | 'standInOnCall'>;
  /** Resolves when it is beside the match. */
  note(seat: SeatId, by: PlayedBy): Promise<void>;
  failed(error: unknown): void;
}

/** D6: for whom a bot plays outlives the process, with whether he asked for it. */
export class StandInNotes {
  readonly #parts: StandInParts;
  readonly #noted = new Map<SeatId, PlayedBy>();

  constructor(parts: StandInParts) {
    this.#parts = parts;
  }

  /** As it was when the match was left. */
  resume(noted: ReadonlyMap<SeatId, PlayedBy>): void {
    const { presence } = this.#parts;
    for (const [seat, by] of noted) {
      this.#noted.set(seat, by);
      if (by === 'stand-in') presence.standIn(seat);
      if (by === 'stand-in-on-call') presence.standInOnCall(seat);
    }
  }

  /** For another match. */
  forget(): void {
    this.#noted.clear();
  }

  /** After every change: notes what is otherwise now. What could not be noted is tried again with the next one. */
  changed(): void {
    const { presence, note, failed } = this.#parts;
    for (const seat of new Set([...this.#noted.keys(), ...presence.standIns])) {
      const before = this.#noted.get(seat) ?? 'owner';
      const now = this.#playedBy(seat);
      if (now === before) continue;
      this.#noted.set(seat, now);
      note(seat, now).catch((error: unknown) => {
        if (this.#noted.get(seat) === now) this.#noted.set(seat, before);
        failed(error);
      });
    }
  }

  #playedBy(seat: SeatId): PlayedBy {
    const { presence } = this.#parts;
    if (!presence.standIns.has(seat)) return 'owner';
    return presence.isOnCall(seat) ? 'stand-in-on-call' : 'stand-in';
  }
}
