import type { ListedTable } from '#shared/wire/listing.ts';

type Listener = (tables: readonly ListedTable[]) => void;

/** The tables that wait for anybody, as the home page shows them, live. */
export class Listing {
  readonly #tables = new Map<string, ListedTable>();
  readonly #listeners = new Set<Listener>();

  get tables(): readonly ListedTable[] {
    return [...this.#tables.values()];
  }

  /** Only what changes is told: what happens in a match never shows here. */
  set(code: string, table: ListedTable | undefined): void {
    if (JSON.stringify(this.#tables.get(code)) === JSON.stringify(table)) return;
    if (table) this.#tables.set(code, table);
    else this.#tables.delete(code);
    for (const listener of this.#listeners) listener(this.tables);
  }

  /** Tells at once, and again at every change; the answer ends it. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.tables);
    return () => this.#listeners.delete(listener);
  }
}
