import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ListedTable } from '#shared/wire/listing.ts';
import type { TablePhase } from '#shared/wire/public-table.ts';
import type { TableSettings } from '#shared/wire/table.ts';

/** What a table in memory shows, and one on disk has. */
interface Listable {
  readonly settings: TableSettings;
  readonly phase: TablePhase;
  readonly opener: SeatId;
  readonly chairs: readonly { readonly seat: SeatId; readonly name: string }[];
}

type Listener = (tables: readonly ListedTable[]) => void;

/** The tables that wait for anybody, as the home page shows them, live. */
export class Listing {
  readonly #tables = new Map<string, { readonly table: ListedTable; readonly from: string }>();
  readonly #listeners = new Set<Listener>();
  readonly #self: string;
  readonly #announce: (code: string, table: ListedTable | undefined) => void;

  /** Tables in other processes are listed under the name of their process; what changes here is announced there. */
  constructor(self = '', announce: (code: string, table: ListedTable | undefined) => void = () => {}) {
    this.#self = self;
    this.#announce = announce;
  }

  get tables(): readonly ListedTable[] {
    return [...this.#tables.values()].map(({ table }) => table);
  }

  /** As it is now; nothing if there is no such table any more. */
  set(code: string, now: Listable | undefined): void {
    const table = now && listed(code, now);
    if (this.#put(code, table, this.#self)) this.#announce(code, table);
  }

  /** What another process says; it takes nothing away that has gone to somebody else meanwhile. */
  heard(from: string, code: string, table: ListedTable | undefined): void {
    if (table || this.#tables.get(code)?.from === from) this.#put(code, table, from);
  }

  /** All that wait, by the store: whatever of the others was not heard is so now. */
  refresh(waiting: readonly (Listable & { readonly code: string })[]): void {
    const found = new Map(waiting.map((table) => [table.code, listed(table.code, table)]));
    for (const [code, { from }] of this.#tables) {
      if (from !== this.#self && !found.get(code)) this.#put(code, undefined, from);
    }
    for (const [code, table] of found) {
      if (this.#tables.get(code)?.from !== this.#self) this.#put(code, table, '');
    }
  }

  /** Whether that is another thing than before: only what changes is told, and nothing of a match ever is. */
  #put(code: string, table: ListedTable | undefined, from: string): boolean {
    const before = this.#tables.get(code);
    if (table) this.#tables.set(code, { table, from });
    else this.#tables.delete(code);
    if (JSON.stringify(before?.table) === JSON.stringify(table)) return false;
    for (const listener of this.#listeners) listener(this.tables);
    return true;
  }

  /** Tells at once, and again at every change; the answer ends it. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.tables);
    return () => this.#listeners.delete(listener);
  }
}

/** Only while it waits: nothing of a match ever shows on the home page. */
function listed(code: string, { settings, phase, opener, chairs }: Listable): ListedTable | undefined {
  if (!settings.listed || phase !== 'waiting' || chairs.length === 0) return undefined;
  const name = chairs.find(({ seat }) => seat === opener)?.name ?? '';
  return { code, opener: name, seated: chairs.length, seats: settings.seats };
}
