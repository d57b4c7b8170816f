import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import { type Figures, NO_FIGURES } from './figures.ts';

/** What goes wrong inside is counted and logged under an id; people are told the id, and nothing else of it. */
export class Faults {
  readonly #log: Logger;
  readonly #figures: Pick<Figures, 'fault'>;
  #count = 0;

  constructor(log: Logger, figures: Pick<Figures, 'fault'> = NO_FIGURES) {
    this.#log = log;
    this.#figures = figures;
  }

  /** The id it is logged under. */
  report(error: unknown, what: string, where: Readonly<Record<string, unknown>> = {}): string {
    this.#count += 1;
    this.#figures.fault();
    const fault = nanoid(10);
    this.#log.error({ err: error, fault, count: this.#count, ...where }, what);
    return fault;
  }
}
