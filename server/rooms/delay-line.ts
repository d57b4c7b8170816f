import type { Cancel, Clock } from '#server/process/clock.ts';

interface LineParts {
  readonly clock: Clock;
  /** How much later what is sent now may be seen. */
  delay(): number;
}

/** What goes to who watches, some time later and in its order; at once where nothing is delayed. */
export class DelayLine {
  readonly #parts: LineParts;
  readonly #waiting: { readonly due: number; send(): void }[] = [];
  #cancel: Cancel = () => {};

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  send(send: () => void): void {
    const now = this.#parts.clock.monotonic();
    const due = Math.max(now + this.#parts.delay(), this.#waiting.at(-1)?.due ?? 0);
    if (due <= now && this.#waiting.length === 0) return send();
    this.#waiting.push({ due, send });
    if (this.#waiting.length === 1) this.#wait();
  }

  /** Whether what is sent now goes at once. */
  get isOpen(): boolean {
    return this.#waiting.length === 0 && this.#parts.delay() <= 0;
  }

  /** Nobody is there any more. */
  end(): void {
    this.#cancel();
    this.#waiting.length = 0;
  }

  #wait(): void {
    const { clock } = this.#parts;
    const [next] = this.#waiting;
    if (!next) return;
    this.#cancel = clock.after(Math.max(0, next.due - clock.monotonic()), () => {
      const now = clock.monotonic();
      while ((this.#waiting[0]?.due ?? Number.POSITIVE_INFINITY) <= now) this.#waiting.shift()?.send();
      this.#wait();
    });
  }
}
