import type { Store } from '#server/store/index.ts';
import type { Listing } from './listing.ts';

/** Before anybody can knock: the tables that waited when the last process ended still do, and are listed. */
export async function listSleepingTables(store: Store, listing: Listing): Promise<void> {
  listing.refresh(await store.waitingTables());
}
