import type { Awaited, PublicView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import type { Cancel, Clock } from './clock.ts';

/** What the clocks may know: all of it is public. */
export type Watched = Pick<PublicView, 'awaited' | 'turn' | 'ending'> & {
  /** Counts turns, so that two turns of one player in a row are two. */
  readonly turnNumber: number;
  /** Counts what happened for all to see: two windows in a row are two, but an answer in one is nothing new. */
  readonly happened: number;
};

type Kind = Exclude<PublicClock['kind'], ''>;

/** D5: a window in which only bots are asked. */
const BOTS_WINDOW_MS = 1000;

interface Running {
  readonly kind: Kind;
  /** What it was started for; the same thing never starts it anew. */
  readonly reason: string;
  readonly until: number;
  readonly cancel: Cancel;
}

interface ClockParts {
  readonly clock: Clock;
  readonly settings: TableSettings;
  isBot(seat: SeatId): boolean;
  /** The dealer's command that is due, unless something else has come to pass before it is played. */
  ring(command: 'time-out' | 'close-window', isDue: () => boolean): void;
}

/** D5: which clock runs, and for how long. The turn's clock stands still while others are asked. */
export class TableClocks {
  readonly #parts: ClockParts;
  #running: Running | undefined;
  #turnLeft: { readonly number: number; readonly milliseconds: number } | undefined;

  constructor(parts: ClockParts) {
    this.#parts = parts;
  }

  get shown(): PublicClock {
    return { kind: this.#running?.kind ?? '', until: this.#running?.until ?? 0 };
  }

  /** After every step: lets the right clock run. */
  watch(watched: Watched): void {
    const wanted = watched.ending ? undefined : this.#wanted(watched);
    if (wanted?.reason === this.#running?.reason) return;
    this.stop();
    if (!wanted || wanted.milliseconds === undefined) return;
    const { kind, reason, milliseconds } = wanted;
    const { clock, ring } = this.#parts;
    const running: Running = {
      kind,
      reason,
      until: clock.now() + milliseconds,
      cancel: clock.after(milliseconds, () =>
        ring(kind === 'armor' ? 'close-window' : 'time-out', () => this.#running === running),
      ),
    };
    this.#running = running;
  }

  /** While nobody is there, or the match is over. */
  stop(): void {
    const running = this.#running;
    if (!running) return;
    running.cancel();
    this.#running = undefined;
    if (running.kind === 'turn') this.#keepRest(Math.max(0, running.until - this.#parts.clock.now()));
  }

  #wanted({ awaited, turn, turnNumber, happened }: Watched) {
    const { settings } = this.#parts;
    const reason = `asked ${happened}`;
    switch (awaited?.type) {
      case 'armor':
        return { kind: 'armor' as const, reason, milliseconds: this.#window(awaited) };
      case 'trade':
        return { kind: 'trade' as const, reason, milliseconds: inMs(settings.tradeSeconds) };
      case 'parasite':
        if (awaited.seat !== turn?.seat) {
          return { kind: 'choice' as const, reason, milliseconds: inMs(settings.tradeSeconds) };
        }
        return this.#turn(turnNumber);
      case 'duty':
      case 'place':
      case undefined:
        return turn && this.#turn(turnNumber);
    }
  }

  #turn(number: number) {
    const whole = inMs(this.#parts.settings.turnSeconds);
    if (whole !== undefined && this.#turnLeft?.number !== number) {
      this.#turnLeft = { number, milliseconds: whole };
    }
    const milliseconds = whole === undefined ? undefined : this.#turnLeft?.milliseconds;
    return { kind: 'turn' as const, reason: `turn ${number}`, milliseconds };
  }

  #keepRest(milliseconds: number): void {
    if (this.#turnLeft) this.#turnLeft = { ...this.#turnLeft, milliseconds };
  }

  /** D5: a fixed length, whatever is answered and however soon. */
  #window({ threats }: Extract<Awaited, { type: 'armor' }>): number {
    const onlyBots = threats.every(({ seat }) => this.#parts.isBot(seat));
    return onlyBots ? BOTS_WINDOW_MS : this.#parts.settings.armorSeconds * 1000;
  }
}

function inMs(seconds: number | 'off'): number | undefined {
  return seconds === 'off' ? undefined : seconds * 1000;
}
