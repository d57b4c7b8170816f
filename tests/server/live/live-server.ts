import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { type ServerParts, startServer } from '#server/main.ts';
import type { PublicTable } from '#shared/wire/public-table.ts';
import { handClock } from './hand-clock.ts';

const noPages: RequestHandler = (_request, _response, next) => next();

export type Joined = Room<unknown, PublicTable>;

/** The real server on a free port, with a clock moved by hand and its log kept. */
export async function liveServer(parts: Partial<Pick<ServerParts, 'pages' | 'randomBytes'>> = {}) {
  const clock = handClock();
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const server = await startServer({ randomBytes, pages: noPages, ...parts, clock, log, port: 0 });
  const url = `http://localhost:${server.port}`;
  return {
    clock,
    logged,
    url,
    close: server.close,
    async openTable(): Promise<string> {
      const answer = await fetch(`${url}/tables`, { method: 'POST' });
      const { code }: { code: string } = await answer.json();
      return code;
    },
    async join(code: string, name: string, key = keyOf(name)): Promise<Joined> {
      const joined: Joined = await new Client(url).joinById<PublicTable>(code, { name, key });
      joined.reconnection.enabled = false;
      joined.onMessage('*', () => {});
      return joined;
    },
  };
}

export const keyOf = (name: string): string => Buffer.from(name.padEnd(32).slice(0, 32)).toString('hex');

/** Resolves when this device has been shown such a table. */
export function shown(room: Joined, wanted: (seats: Record<string, unknown>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (room.state.seats && wanted(seatsOf(room))) resolve();
    };
    room.onStateChange(look);
    look();
  });
}

const seatsOf = (room: Joined): Record<string, unknown> =>
  Object.fromEntries(
    [...room.state.seats].map(([seat, { name, present, ready }]) => [seat, { name, present, ready }]),
  );

export const left = (room: Joined): Promise<number> => new Promise((resolve) => room.onLeave(resolve));
