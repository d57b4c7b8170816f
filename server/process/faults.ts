import { nanoid } from 'nanoid';
import type { Logger } from 'pino';

/** What goes wrong inside is counted and logged under an id; people are told the id, and nothing else of it. */
export class Faults {
  readonly #log: Logger;
  #count = 0;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** The id it is logged under. */
  report(error: unknown, what: string, where: Readonly<Record<string, unknown>> = {}): string {
    this.#count += 1;
    const fault = nanoid(10);
    this.#log.error({ err: error, fault, count: this.#count, ...where }, what);
    return fault;
  }
}
