import type { TimeLeft } from '#server/store/talk-log.ts';
import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';

/** What who needs it gets on top of a turn, once in a match. */
export const MORE_TIME_MS = 60_000;

/** As everybody sees it: whole seconds by seat, and who has taken more time. */
interface ShownBank {
  readonly reserves: string;
  readonly tookMore: string;
}

/** D5: what each person has besides, over the whole match: a reserve that fills up slow turns, and more time once. */
export class TimeBank {
  readonly #whole: number;
  readonly #used: (seat: SeatId, left: TimeLeft) => void;
  #left: ReadonlyMap<SeatId, TimeLeft> = new Map();
  /** Asked for after every step, and seldom another one. */
  #shown: ShownBank | undefined;

  /** Whatever is used is told, to be written down: no restart fills it up again. */
  constructor(reserveMs: number, used: (seat: SeatId, left: TimeLeft) => void = () => {}) {
    this.#whole = reserveMs;
    this.#used = used;
  }

  /** What was left before the process ended. */
  remember(left: ReadonlyMap<SeatId, TimeLeft>): void {
    this.#left = left;
    this.#shown = undefined;
  }

  left(seat: SeatId): number {
    return this.#of(seat).reserve;
  }

  leave(seat: SeatId, reserve: number): void {
    this.#use(seat, { ...this.#of(seat), reserve });
  }

  /** False for who has taken it before. */
  takeMore(seat: SeatId): boolean {
    if (this.#of(seat).tookMore) return false;
    this.#use(seat, { ...this.#of(seat), tookMore: true });
    return true;
  }

  get shown(): ShownBank {
    this.#shown ??= this.#show();
    return this.#shown;
  }

  #show(): ShownBank {
    const seconds = SEAT_IDS.map((seat) => Math.ceil(this.left(seat) / 1000));
    const reserves = seconds.some((each) => each > 0) ? seconds.join(' ') : '';
    return { reserves, tookMore: SEAT_IDS.filter((seat) => this.#of(seat).tookMore).join('') };
  }

  #of(seat: SeatId): TimeLeft {
    return this.#left.get(seat) ?? { reserve: this.#whole, tookMore: false };
  }

  #use(seat: SeatId, left: TimeLeft): void {
    this.#left = new Map(this.#left).set(seat, left);
    this.#shown = undefined;
    this.#used(seat, left);
  }
}
