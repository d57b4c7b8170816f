import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { type ServerParts, startServer } from '#server/main.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { Arrival, TableSettings } from '#shared/wire/table.ts';
import { handClock } from './hand-clock.ts';
import { SeatClient } from './seat-client.ts';

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

/** The real server on a free port, with a clock moved by hand, its log kept, and its store at hand. */
export async function liveServer(parts: Partial<Pick<ServerParts, 'pages' | 'randomBytes' | 'store' | 'clock'>> = {}) {
  const clock = handClock();
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const store = parts.store ?? (await openSqliteStore(':memory:'));
  const server = await startServer({
    randomBytes,
    pages: noPages,
    clock,
    ...parts,
    store,
    log,
    port: 0,
    keepMatchesMs: 1000,
    behindProxy: false,
  });
  const url = `http://localhost:${server.port}`;
  return {
    clock,
    store,
    logged,
    url,
    close: server.close,
    async openTable(settings: Partial<TableSettings> = {}): Promise<string> {
      const answer = await fetch(`${url}/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...SETTINGS, ...settings }),
      });
      const { code }: { code: string } = await answer.json();
      return code;
    },
    join: (code: string, name: string, more: Partial<Arrival> = {}): Promise<SeatClient> =>
      SeatClient.join(url, code, { name, key: keyOf(name), ...more }),
  };
}

export type LiveServer = Awaited<ReturnType<typeof liveServer>>;

export const keyOf = (name: string): string => Buffer.from(name.padEnd(32).slice(0, 32)).toString('hex');
