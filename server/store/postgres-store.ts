import type pg from 'pg';
import { bookIn, type SharedBook } from './postgres-book.ts';
import { consentsIn, talkIn } from './postgres-finished.ts';
import { PostgresLease } from './postgres-lease.ts';
import { PostgresLine } from './postgres-line.ts';
import { matchesIn } from './postgres-matches.ts';
import { migratePostgres } from './postgres-schema.ts';
import { tablesIn } from './postgres-tables.ts';
import type { Elsewhere, Store } from './store.ts';

/**
 * A PostgreSQL database that many processes share. Each table is in the hands of one of them: whatever the others
 * would write of it is refused.
 */
export async function openPostgresStore(
  url: string,
  holder: Elsewhere,
): Promise<Store & { readonly book: SharedBook }> {
  const lease = new PostgresLease(holder);
  let isMigrated = false;
  const line = await PostgresLine.open({
    url,
    async connected(client: pg.Client) {
      if (!isMigrated) await migratePostgres(client);
      isMigrated = true;
      await lease.connected(client);
    },
  });
  // What anybody can ask for over HTTP waits for nobody's writing.
  const reader = await PostgresLine.open({ url, connected: async () => {} }).catch(async (error: unknown) => {
    await line.close((query) => lease.handBack(query));
    throw error;
  });
  lease.keep(line);
  const readingMatches = () => (line.awaits(mayChangeFinished) ? line : reader);
  const readingTalk = () => (line.awaits((name) => name !== 'appendSteps') ? line : reader);
  const me = () => lease.number;

  return {
    ...tablesIn(line, me),
    ...matchesIn(line, me, readingMatches),
    ...consentsIn(line, readingMatches),
    ...talkIn(line, me, readingTalk),
    book: bookIn(line),
    whenLost: (told) => lease.whenLost(told),
    async health() {
      if (line.health.ok) return line.health;
      await line.ask('health', (query) => query('SELECT 1')).catch(() => {});
      return line.health;
    },
    async close() {
      await line.close((query) => lease.handBack(query));
      await reader.close();
    },
  };
}

/** Whether a call still unanswered can change what is told of finished matches: they take no more steps. */
const mayChangeFinished = (name: string): boolean => name !== 'appendSteps' && name !== 'appendTalk';
