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
  readonly #tables = new Map<string, ListedTable>();
  readonly #listeners = new Set<Listener>();

  get tables(): readonly ListedTable[] {
    return [...this.#tables.values()];
  }

  /** As it is now; nothing if there is no such table any more. */
  set(code: string, now: Listable | undefined): void {
    const table = now && listed(code, now);
    // Only what changes is told: what happens in a match never shows here.
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

/** Only while it waits: nothing of a match ever shows on the home page. */
function listed(code: string, { settings, phase, opener, chairs }: Listable): ListedTable | undefined {
  if (!settings.listed || phase !== 'waiting' || chairs.length === 0) return undefined;
  const name = chairs.find(({ seat }) => seat === opener)?.name ?? '';
  return { code, opener: name, seated: chairs.length, seats: settings.seats };
}
