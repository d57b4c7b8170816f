import type { SeenEvent } from '#shared/play/index.ts';

/** How much of what was shown is told again to a device that comes back. */
const MOST_EVENTS = 200;

interface ShownStep {
  readonly view: number;
  readonly events: readonly SeenEvent[];
}

/** What one audience was shown lately: a line can lose it without anybody noticing. */
export class Lately {
  #steps: ShownStep[] = [];
  #count = 0;

  shown(view: number, events: readonly SeenEvent[]): void {
    if (events.length === 0) return;
    this.#steps.push({ view, events });
    this.#count += events.length;
    while (this.#count > MOST_EVENTS) this.#count -= this.#steps.shift()?.events.length ?? 0;
  }

  /** What a device lacks that has seen everything up to a view, or nothing at all. */
  after(seen: number | undefined): readonly SeenEvent[] {
    return this.#steps
      .filter(({ view }) => seen === undefined || view > seen)
      .flatMap(({ events }) => events);
  }
}
