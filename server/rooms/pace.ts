import type { Cancel, Clock } from '#server/process/clock.ts';
import type { Told } from '#shared/wire/table.ts';

/** How long a device may take to show what happened; then the bots go on, so that a broken page stops nothing. */
export const TELLING_MS = 20_000;

interface PaceParts {
  readonly clock: Clock;
  /** The bots may think now. */
  goOn(): void;
}

/** D6: at the table of one person a bot acts only when that person's device has shown what happened before. */
export class Pace {
  readonly #parts: PaceParts;
  /** The newest release the device has shown, or had its time to show. */
  #told = 0;
  #isReading = false;
  #waiting: { readonly release: number; readonly cancel: Cancel } | undefined;

  constructor(parts: PaceParts) {
    this.#parts = parts;
  }

  /** Another device, or the same one from its beginning: it says by itself what it has shown. */
  deviceCame(): void {
    this.stop();
    this.#told = 0;
    this.#isReading = false;
  }

  /** What was not released yet cannot have been shown: numbers of another process do not count. */
  told({ release, reading = false }: Told, newest: number): void {
    if (release > newest) return;
    this.stop();
    this.#told = Math.max(this.#told, release);
    this.#isReading = reading;
    this.#parts.goOn();
  }

  /** Whether this release has been shown; if not, the bots are told to go on once it has. */
  hasShown(release: number): boolean {
    if (this.#told >= release && !this.#isReading) return true;
    if (this.#waiting?.release !== release) this.#waitFor(release);
    return false;
  }

  stop(): void {
    this.#waiting?.cancel();
    this.#waiting = undefined;
  }

  #waitFor(release: number): void {
    this.stop();
    if (this.#isReading) return;
    const cancel = this.#parts.clock.after(TELLING_MS, () => {
      this.#waiting = undefined;
      this.#told = release;
      this.#parts.goOn();
    });
    this.#waiting = { release, cancel };
  }
}
