import type { Logger } from 'pino';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { Push } from '#server/process/push.ts';
import { Throttle } from '#server/process/throttle.ts';
import type { StoredCall } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer, CallMe, Look } from '#shared/wire/table.ts';
import { done, no } from './answers.ts';
import type { KeptTable } from './kept-table.ts';
import type { Link, Presence } from './presence.ts';
import type { RunningMatch } from './running-match.ts';
import type { Seating } from './seating.ts';

/** What the server says where nobody looks: in the device's language, and nothing but that he is awaited, and where. */
export type SummonsWords = (language: string, what: 'turn' | 'answer', code: string) => Promise<string>;

export interface Calling {
  readonly push: Push;
  readonly words: SummonsWords;
}

interface CallsParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly faults: Faults;
  readonly code: string;
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly seating: Seating;
  /** Nothing where the server calls nobody. */
  readonly calling?: Calling | undefined;
  running(): RunningMatch | undefined;
  inTurn(work: () => Promise<void>): Promise<void>;
}

/** Nobody is called more often than that. */
const CALLS = { tries: 1, milliseconds: 30_000 };

/** Whoever wants it is called when he is awaited and does not look: where to is kept with the key of his seat. */
export class TableCalls {
  readonly #parts: CallsParts;
  readonly #often: Throttle;
  #awaited: ReadonlySet<SeatId> = new Set();

  constructor(parts: CallsParts) {
    this.#parts = parts;
    this.#often = new Throttle(parts.clock, CALLS);
  }

  /** In place of what this device said before. */
  async callMe(seat: SeatId, { at }: CallMe): Promise<Answer> {
    const { kept, seating, calling } = this.#parts;
    const keyHash = seating.ownerOf(seat);
    if (keyHash === undefined) return no('only-watching');
    if (at && !calling?.push.isService(at.endpoint)) return no('not-understood');
    const others = kept.calls.filter((call) => call.keyHash !== keyHash);
    const now = kept.calls.find((call) => call.keyHash === keyHash);
    if (now?.endpoint === at?.endpoint && now?.language === at?.language) return done;
    await kept.become({ calls: at ? [...others, { keyHash, ...at }] : others });
    return done;
  }

  look(link: Link, { hidden }: Look): Answer {
    this.#parts.presence.looksAway(link, hidden);
    return done;
  }

  /** Something happened for all to see: who is awaited now and was not before. All of that is public (D2). */
  happened(): void {
    const { running, calling } = this.#parts;
    const match = running();
    const awaited = new Set(match?.awaitedSeats ?? []);
    const fresh = [...awaited].filter((seat) => !this.#awaited.has(seat) || match?.beginsTurn);
    this.#awaited = awaited;
    if (!calling) return;
    for (const seat of fresh) this.#callSeat(seat, match?.isFree ? 'turn' : 'answer', calling);
  }

  /** Not who looks, and not who asked a bot to play for him. */
  #callSeat(seat: SeatId, what: 'turn' | 'answer', calling: Calling): void {
    const { kept, presence, seating, faults, code } = this.#parts;
    const keyHash = seating.ownerOf(seat);
    const call = kept.calls.find((each) => each.keyHash === keyHash);
    if (!call || presence.isLooking(seat) || presence.isOnCall(seat)) return;
    if (!this.#often.allows(call.keyHash)) return;
    this.#send(call, what, calling).catch((error: unknown) =>
      faults.report(error, 'not called', { table: code }),
    );
  }

  async #send(call: StoredCall, what: 'turn' | 'answer', { push, words }: Calling): Promise<void> {
    const { code, log, kept, inTurn } = this.#parts;
    const text = await words(call.language, what, code);
    const outcome = await push.call(call, JSON.stringify({ table: code, text }), code);
    log.debug({ table: code, outcome }, 'called over the push service');
    if (outcome !== 'gone') return;
    // The device wants it no more, or there is another one.
    await inTurn(() => kept.become({ calls: kept.calls.filter((each) => each.endpoint !== call.endpoint) }));
  }
}
