import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { Store } from '#server/store/index.ts';
import type { Listing } from './listing.ts';
import { PATIENCE_MS, SLEEP_MS } from './presence.ts';
import type { TablesInMemory } from './tables-in-memory.ts';

const LOOK_EVERY_MS = 60_000;

interface LeftParts {
  readonly clock: Clock;
  readonly store: Store;
  readonly faults: Faults;
  readonly tables: TablesInMemory;
  readonly listing: Listing;
}

/**
 * Closes the tables that sleep on disk and were left for too long; those in memory see to it themselves. The first
 * look comes late enough for everybody to have come back after a restart. The answer ends it.
 */
export function closeLeftTables({ clock, store, faults, tables, listing }: LeftParts): () => void {
  let cancel = clock.after(PATIENCE_MS, look);

  function look(): void {
    cancel = clock.after(LOOK_EVERY_MS, look);
    close().catch((error: unknown) => faults.report(error, 'tables not closed'));
  }

  async function close(): Promise<void> {
    const now = clock.now();
    const left = await store.tablesLeft({ waiting: now - PATIENCE_MS, withMatch: now - SLEEP_MS });
    // Who knocks from here on finds it closed; who has knocked already finds it in memory.
    const closing = left.filter((code) => !tables.has(code));
    for (const code of closing) listing.set(code, undefined);
    await Promise.all(closing.map((code) => store.closeTable(code, now)));
  }

  return () => cancel();
}
