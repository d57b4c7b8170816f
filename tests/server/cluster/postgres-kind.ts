import { inject } from 'vitest';
import { openPostgresStore, type Store } from '#server/store/index.ts';
import { closedAfterwards, type StoreKind } from '#tests/server/store/samples.ts';
import { freshDatabaseAt } from '#tests/throw-away/postgres.ts';

/** A process of a cluster, as far as the store knows it. */
export async function openedAs(process: string, url: string): Promise<Store> {
  return closedAfterwards(await openPostgresStore(url, { process, address: `station.test/${process}` }));
}

export const place = (): Promise<string> => freshDatabaseAt(inject('postgres'));

export const POSTGRES: StoreKind = {
  place,
  open: async (url) => openedAs('one', url ?? (await place())),
  again: (url) => openedAs('two', url),
};
