import { ErrorCode, ServerError } from '@colyseus/core';
import type { Store, Whereabouts } from '#server/store/index.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Table } from './table.ts';

interface MemoryParts {
  readonly store: Store;
  /** Makes the room of a table that is on disk, and this process' own. */
  create(code: string): Promise<unknown>;
}

/** A table in memory, and how it leaves if it goes on elsewhere. */
interface InMemory {
  readonly table: Pick<Table, 'stayAwake' | 'standIns'>;
  /** At once: what is in memory is not to be believed. */
  goElsewhere(): void;
  /** Between two commands. */
  handOver(): Promise<void>;
}

/** How many are handed over at a time. */
const AT_A_TIME = 20;

/** Whoever knocks here should knock elsewhere. */
export class GoingAway extends ServerError {
  constructor() {
    super(ErrorCode.APPLICATION_ERROR, 'failed' satisfies TableRefusal);
  }
}

/** Which tables are in memory. The others sleep on disk, and come back on the first knock; or another process has them. */
export class TablesInMemory {
  readonly #parts: MemoryParts;
  readonly #tables = new Map<string, InMemory>();
  readonly #leaving = new Map<string, Promise<unknown>>();
  readonly #coming = new Map<string, Promise<Whereabouts>>();
  #isDraining = false;

  constructor(parts: MemoryParts) {
    this.#parts = parts;
    parts.store.whenLost((stillMine) => {
      for (const [code, { goElsewhere }] of this.#tables) if (!stillMine.has(code)) goElsewhere();
    });
  }

  codes(): Iterable<string> {
    return this.#tables.keys();
  }

  /** Whether tables go elsewhere, and none come. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  get count(): number {
    return this.#tables.size;
  }

  get standIns(): number {
    return [...this.#tables.values()].reduce((sum, { table }) => sum + table.standIns, 0);
  }

  /** Hands everything over to whoever is knocked at next; resolves when nothing is left. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await Promise.allSettled(this.#coming.values());
    const left = [...this.#tables.values()];
    while (left.length > 0) {
      await Promise.allSettled(left.splice(0, AT_A_TIME).map(({ handOver }) => handOver()));
    }
    await Promise.allSettled(this.#leaving.values());
  }

  entered(code: string, inMemory: InMemory): void {
    this.#tables.set(code, inMemory);
  }

  /** Its room ends when this does; then it is anybody's. Before that no other room can have its code. */
  leaves(code: string, ending: Promise<unknown>): void {
    this.#tables.delete(code);
    const left = ending
      .then(() => this.#parts.store.releaseTable(code))
      // A database that is away keeps it as this process' own, and it is found here again.
      .catch(() => {})
      .finally(() => this.#leaving.delete(code));
    this.#leaving.set(code, left);
  }

  left(code: string): void {
    this.#tables.delete(code);
  }

  has(code: string): boolean {
    return this.#tables.has(code) || this.#coming.has(code);
  }

  /** Somebody knocks: the table is in memory after this, or it is said who has it, or that there is none. */
  async knock(code: string): Promise<Whereabouts> {
    this.#tables.get(code)?.table.stayAwake();
    if (this.#tables.has(code)) return 'here';
    if (this.#isDraining) throw new GoingAway();
    const coming = this.#coming.get(code) ?? this.#bringBack(code);
    this.#coming.set(code, coming);
    try {
      return await coming;
    } finally {
      this.#coming.delete(code);
    }
  }

  async #bringBack(code: string): Promise<Whereabouts> {
    const { store, create } = this.#parts;
    await this.#leaving.get(code);
    const found = await store.claimTable(code);
    if (found !== 'here') return found;
    try {
      await create(code);
      return found;
    } catch (error) {
      await store.releaseTable(code).catch(() => {});
      throw error;
    }
  }
}
