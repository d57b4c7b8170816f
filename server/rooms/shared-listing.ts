import type { Presence } from '@colyseus/core';
import * as z from 'zod/mini';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { Store } from '#server/store/index.ts';
import { ListedTable } from '#shared/wire/listing.ts';
import { Listing } from './listing.ts';

interface SharedParts {
  readonly self: string;
  readonly presence: Pick<Presence, 'subscribe' | 'publish'>;
  readonly clock: Clock;
  readonly store: Store;
  readonly faults: Faults;
}

const CHANNEL = 'listing';
/** What was said while somebody could not hear is made good so soon. */
const REFRESH_MS = 10_000;

const Announced = z.object({ from: z.string(), code: z.string(), table: z.optional(ListedTable) });

/** One list for all processes: each says what changes at its own tables, and hears what changes at the others'. */
export function shareListing({ self, presence, clock, store, faults }: SharedParts): {
  readonly listing: Listing;
  listen(): Promise<() => void>;
} {
  const listing = new Listing(self, (code, table) => {
    const announced: z.infer<typeof Announced> = { from: self, code, ...(table && { table }) };
    // Who does not hear it now hears it from the store.
    Promise.resolve(presence.publish(CHANNEL, announced)).catch(() => {});
  });
  let cancel = () => {};
  const refresh = () => {
    cancel = clock.after(REFRESH_MS, refresh);
    store.waitingTables().then(
      (waiting) => listing.refresh(waiting),
      (error: unknown) => faults.report(error, 'open tables not read'),
    );
  };
  return {
    listing,
    async listen() {
      await presence.subscribe(CHANNEL, (message: unknown) => {
        const announced = Announced.safeParse(message);
        if (!announced.success || announced.data.from === self) return;
        const { from, code, table } = announced.data;
        listing.heard(from, code, table);
      });
      refresh();
      return () => cancel();
    },
  };
}
