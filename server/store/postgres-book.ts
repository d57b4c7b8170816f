import type { PostgresLine } from './postgres-line.ts';

/** One after the other: nobody who has read up to a line misses one that was on its way before it. */
const IN_TURN = "SELECT pg_advisory_xact_lock(hashtext('panic_station operator book'))";
const APPEND = 'INSERT INTO operator_book (line) VALUES ($1)';
const SINCE = 'SELECT number, line FROM operator_book WHERE number > $1 ORDER BY number';

/** A book that many processes write, line by line, and each reads on from where it was. */
export interface SharedBook {
  write(line: string): Promise<void>;
  /** What was written since this was asked for the last time, by whomever. */
  news(): Promise<readonly string[]>;
}

export function bookIn(line: PostgresLine): SharedBook {
  let read = 0;
  return {
    write: (text) =>
      line.ask('writeBook', async (query) => {
        await Promise.all([query(IN_TURN), query(APPEND, [text])]);
      }),
    async news() {
      const { rows } = await line.ask('readBook', (query) => query(SINCE, [read]));
      const fresh = rows.filter((row) => Number(row['number']) > read);
      read = Number(fresh.at(-1)?.['number'] ?? read);
      return fresh.map((row) => String(row['line']));
    },
  };
}
