import type { Cancel, Clock } from '#server/process/clock.ts';
import type { AwaitedNow, ClockKind, DealerCommand } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { onBeat } from './beat.ts';
import { MORE_TIME_MS, type TimeBank } from './time-bank.ts';

/** What the clocks may know: all of it is public. */
export interface Watched {
  readonly awaited: AwaitedNow | undefined;
  /** Counts turns, so that two turns of one player in a row are two. */
  readonly turnNumber: number;
  /** Counts what happened for all to see: two windows in a row are two, but an answer in one is nothing new. */
  readonly happened: number;
}

/** While a reserve is used up it is written down so often: a process that dies gives nobody more than that back. */
const NOTE_RESERVE_MS = 5_000;

/** D5: a window in which only bots are asked. */
const BOTS_WINDOW_MS = 1000;

/** A clock as it should run now. */
interface Wanted {
  readonly kind: PublicClock['kind'];
  /** What it is started for; the same thing never starts it anew. */
  readonly reason: string;
  readonly milliseconds: number;
  readonly timeOut: DealerCommand['type'];
  /** Whose turn it is, if it is a turn's. */
  readonly seat: SeatId | undefined;
}

interface Running extends Pick<Wanted, 'kind' | 'reason' | 'seat'> {
  /** The date to be told; how much is left is counted by the time nobody can set. */
  readonly until: number;
  readonly endsAt: number;
  readonly cancel: Cancel;
}

interface ClockParts {
  readonly clock: Clock;
  readonly settings: TableSettings;
  readonly bank: TimeBank;
  isBot(seat: SeatId): boolean;
  /** Nobody waits longer for who is away. */
  isHere(seat: SeatId): boolean;
  /** D5: one person, and bots. */
  isAlone(): boolean;
  /** Asked only for one who is alone: nobody else's window may depend on it (D2). */
  hasEverybodyAnswered(): boolean;
  /** The dealer's command that is due, unless something else has come to pass before it is played. */
  ring(command: DealerCommand['type'], isDue: () => boolean): void;
  /** Another clock runs, though nothing was played. */
  changed(): void;
}

/** D5: which clock runs, and for how long. The turn's clock stands still while others are asked. */
export class TableClocks {
  readonly #parts: ClockParts;
  #running: Running | undefined;
  #watched: Watched | undefined;
  #turnLeft: { readonly number: number; readonly milliseconds: number } | undefined;
  #noting: Cancel = () => {};

  constructor(parts: ClockParts) {
    this.#parts = parts;
  }

  get shown(): Pick<PublicClock, 'kind' | 'until'> {
    return { kind: this.#running?.kind ?? '', until: this.#running?.until ?? 0 };
  }

  /** D5: alone with bots nothing is timed, unless that person wants it. */
  get isUntimed(): boolean {
    return this.#parts.isAlone() && !this.#parts.settings.clockAlone;
  }

  /** After every step: lets the right clock run. */
  watch(watched: Watched): void {
    this.#watched = watched;
    const wanted = this.#wanted(watched);
    if (wanted?.reason === this.#running?.reason) return;
    this.stop();
    if (!wanted) return;
    const { kind, reason, milliseconds, timeOut, seat } = wanted;
    const { clock, ring } = this.#parts;
    const running: Running = {
      kind,
      reason,
      seat,
      until: onBeat(clock.now() + milliseconds),
      endsAt: clock.monotonic() + milliseconds,
      cancel: clock.after(milliseconds, () => {
        if (!this.#goesOnFromReserve(running)) ring(timeOut, () => this.#running === running);
      }),
    };
    this.#running = running;
    if (kind === 'reserve') this.#noteReserve(running);
  }

  #noteReserve(running: Running): void {
    const { clock, bank } = this.#parts;
    this.#noting = clock.after(NOTE_RESERVE_MS, () => {
      if (running.seat === undefined || this.#running !== running) return;
      bank.leave(running.seat, this.#restOf(running));
      this.#noteReserve(running);
    });
  }

  #restOf({ endsAt }: Running): number {
    return Math.max(0, endsAt - this.#parts.clock.monotonic());
  }

  /** D5: once in a match, whoever is on turn gets more time for it. */
  giveMore(seat: SeatId): 'given' | 'not-your-clock' | 'time-used' {
    const running = this.#running;
    if (!running || running.seat !== seat || !this.#watched) return 'not-your-clock';
    if (!this.#parts.bank.takeMore(seat)) return 'time-used';
    this.stop();
    this.#keepRest((this.#turnLeft?.milliseconds ?? 0) + MORE_TIME_MS);
    this.watch(this.#watched);
    return 'given';
  }

  /** D5: a turn that has run out goes on from what its player has in reserve, if he is there. */
  #goesOnFromReserve(running: Running): boolean {
    if (running !== this.#running || running.kind !== 'turn' || !this.#watched) return false;
    this.#keepRest(0);
    if (this.#wanted(this.#watched)?.kind !== 'reserve') return false;
    this.#running = undefined;
    this.watch(this.#watched);
    this.#parts.changed();
    return true;
  }

  /** While nobody is there, or the match is over. */
  stop(): void {
    const running = this.#running;
    if (!running) return;
    running.cancel();
    this.#noting();
    this.#running = undefined;
    const rest = this.#restOf(running);
    if (running.kind === 'turn') this.#keepRest(rest);
    if (running.kind === 'reserve' && running.seat !== undefined) this.#parts.bank.leave(running.seat, rest);
  }

  #wanted({ awaited, turnNumber, happened }: Watched): Wanted | undefined {
    if (!awaited) return undefined;
    const { clock: kind, timeOut } = awaited;
    const seat = kind === 'turn' ? awaited.seats[0] : undefined;
    const reason = kind === 'turn' ? `turn ${turnNumber}` : `asked ${happened}`;
    const milliseconds = awaited.isWindow ? this.#window(awaited) : this.#time(kind, turnNumber);
    if (milliseconds === undefined) return undefined;
    const reserve = milliseconds === 0 && seat !== undefined ? this.#reserveOf(seat) : 0;
    if (reserve > 0)
      return { kind: 'reserve', reason: `reserve ${turnNumber}`, milliseconds: reserve, timeOut, seat };
    return { kind, reason, milliseconds, timeOut, seat };
  }

  #reserveOf(seat: SeatId): number {
    const { bank, isBot, isHere } = this.#parts;
    return isBot(seat) || !isHere(seat) ? 0 : bank.left(seat);
  }

  #time(kind: ClockKind, turnNumber: number): number | undefined {
    if (this.isUntimed) return undefined;
    const { turnSeconds, tradeSeconds } = this.#parts.settings;
    return kind === 'turn' ? this.#turn(turnNumber, inMs(turnSeconds)) : inMs(tradeSeconds);
  }

  #turn(number: number, whole: number | undefined): number | undefined {
    if (whole === undefined) return undefined;
    if (this.#turnLeft?.number !== number) this.#turnLeft = { number, milliseconds: whole };
    return this.#turnLeft.milliseconds;
  }

  #keepRest(milliseconds: number): void {
    if (this.#turnLeft) this.#turnLeft = { ...this.#turnLeft, milliseconds };
  }

  /** D5: a fixed length, whatever is answered and however soon; alone with bots it waits for the answers. */
  #window({ seats }: AwaitedNow): number | undefined {
    const { isBot, settings, hasEverybodyAnswered } = this.#parts;
    if (this.isUntimed) return hasEverybodyAnswered() ? 0 : undefined;
    return seats.every(isBot) ? BOTS_WINDOW_MS : settings.armorSeconds * 1000;
  }
}

function inMs(seconds: number | 'off'): number | undefined {
  return seconds === 'off' ? undefined : seconds * 1000;
}
