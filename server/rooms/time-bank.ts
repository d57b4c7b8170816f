import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';

/** What who needs it gets on top of a turn, once in a match. */
export const MORE_TIME_MS = 60_000;

/** D5: what each person has besides, over the whole match: a reserve that fills up slow turns, and more time once. */
export class TimeBank {
  readonly #whole: number;
  readonly #left = new Map<SeatId, number>();
  readonly #tookMore = new Set<SeatId>();

  constructor(reserveMs: number) {
    this.#whole = reserveMs;
  }

  left(seat: SeatId): number {
    return this.#left.get(seat) ?? this.#whole;
  }

  leave(seat: SeatId, milliseconds: number): void {
    this.#left.set(seat, milliseconds);
  }

  /** False for who has taken it before. */
  takeMore(seat: SeatId): boolean {
    if (this.#tookMore.has(seat)) return false;
    this.#tookMore.add(seat);
    return true;
  }

  /** As everybody sees it: whole seconds by seat, and who has taken more time. */
  get shown(): { readonly reserves: string; readonly tookMore: string } {
    const seconds = SEAT_IDS.map((seat) => Math.ceil(this.left(seat) / 1000));
    const reserves = seconds.some((each) => each > 0) ? seconds.join(' ') : '';
    return { reserves, tookMore: SEAT_IDS.filter((seat) => this.#tookMore.has(seat)).join('') };
  }
}
