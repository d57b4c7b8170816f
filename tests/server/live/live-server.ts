import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { type ServerParts, startServer } from '#server/main.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { Arrival, TableSettings } from '#shared/wire/table.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';

const noPages: RequestHandler = (_request, _response, next) => next();

export const SETTINGS: TableSettings = {
  listed: false,
  spectators: true,
  seats: 6,
  options: NO_OPTIONS,
  turnSeconds: 120,
  tradeSeconds: 30,
  armorSeconds: 5,
};

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];

/** The real server on a free port, with a clock moved by hand, its log kept, and its store at hand. */
export async function liveServer(
  parts: Partial<
    Pick<
      ServerParts,
      | 'pages'
      | 'randomBytes'
      | 'store'
      | 'dealer'
      | 'port'
      | 'host'
      | 'behindProxy'
      | 'tableCaps'
      | 'keepMatchesMs'
      | 'figures'
      | 'tls'
      | 'operatorToken'
      | 'book'
      | 'push'
    >
  > = {},
) {
  const clock = handClock();
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const store = parts.store ?? (await openSqliteStore(':memory:'));
  const server = await startServer({
    randomBytes,
    pages: noPages,
    port: 0,
    behindProxy: false,
    keepMatchesMs: 1000,
    sendingBeatMs: 1,
    ...parts,
    clock,
    store,
    log,
  });
  const url = `http://localhost:${server.port}`;
  const post = (body: string) =>
    fetch(`${url}/tables`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const openTable = async (settings: Partial<TableSettings> = {}): Promise<string> => {
    const answer = await post(JSON.stringify({ ...SETTINGS, ...settings }));
    const { code }: { code: string } = await answer.json();
    return code;
  };
  const join = (code: string, name: string, more: Partial<Arrival> = {}): Promise<SeatClient> =>
    SeatClient.join(url, code, { name, key: keyOf(name), ...more });

  return {
    clock,
    store,
    logged,
    url,
    close: server.close,
    /** Asks for a table with whatever is given. */
    post,
    openTable,
    join,
    /** A table with these people at it, in this order. */
    async tableOf(names: readonly string[], settings: Partial<TableSettings> = {}) {
      const code = await openTable(settings);
      const clients: SeatClient[] = [];
      for (const name of names) clients.push(await join(code, name));
      return { code, clients };
    },
    /** Everybody ready and the match dealt. */
    async start(clients: readonly SeatClient[]): Promise<void> {
      for (const client of clients) await client.beReady();
      await clients[0]?.request('start', {});
      for (const client of clients) await client.until(({ seatView }) => seatView !== undefined);
    },
  };
}

export type LiveServer = Awaited<ReturnType<typeof liveServer>>;

export const keyOf = (name: string): string => Buffer.from(name.padEnd(32).slice(0, 32)).toString('hex');

/** Why somebody was not let in. */
export const refusal = (joining: Promise<unknown>): Promise<string> =>
  joining.then(
    () => 'let in',
    (error: Error) => error.message,
  );
