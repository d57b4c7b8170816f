import type { Store } from '#server/store/index.ts';
import type { Table } from './table.ts';

interface MemoryParts {
  readonly store: Store;
  /** Makes the room of a table that is on disk. */
  create(code: string): Promise<unknown>;
}

/** Which tables are in memory. The others sleep on disk, and come back on the first knock. */
export class TablesInMemory {
  readonly #parts: MemoryParts;
  readonly #tables = new Map<string, Pick<Table, 'stayAwake'>>();
  readonly #leaving = new Map<string, Promise<unknown>>();
  readonly #coming = new Map<string, Promise<void>>();

  constructor(parts: MemoryParts) {
    this.#parts = parts;
  }

  entered(code: string, table: Pick<Table, 'stayAwake'>): void {
    this.#tables.set(code, table);
  }

  /** Its room ends when this does; before that no other can have its code. */
  leaves(code: string, ending: Promise<unknown>): void {
    this.#tables.delete(code);
    this.#leaving.set(code, ending);
  }

  left(code: string): void {
    this.#tables.delete(code);
    this.#leaving.delete(code);
  }

  has(code: string): boolean {
    return this.#tables.has(code) || this.#coming.has(code);
  }

  /** Somebody knocks: the table is in memory after this, if there is one of that code. */
  async knock(code: string): Promise<void> {
    this.#tables.get(code)?.stayAwake();
    if (this.#tables.has(code)) return;
    const coming = this.#coming.get(code) ?? this.#bringBack(code);
    this.#coming.set(code, coming);
    try {
      await coming;
    } finally {
      this.#coming.delete(code);
    }
  }

  async #bringBack(code: string): Promise<void> {
    await this.#leaving.get(code);
    if (await this.#parts.store.loadTable(code)) await this.#parts.create(code);
  }
}
