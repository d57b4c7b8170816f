import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Clock } from './rooms/clock.ts';
import { restrictMatchmaker } from './rooms/matchmaker.ts';
import { type RandomBytes, tableCodes } from './rooms/table-codes.ts';
import { TableRoom } from './rooms/table-room.ts';
import { setSecurityHeaders } from './web/headers.ts';
import { addRoutes } from './web/routes.ts';

export interface ServerParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly log: Logger;
  readonly pages: RequestHandler;
  /** 0 takes any free one. */
  readonly port: number;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The composition root: everything the server is made of comes together here, and only here. */
export async function startServer({
  clock,
  randomBytes,
  log,
  pages,
  port,
}: ServerParts): Promise<RunningServer> {
  const codes = tableCodes(randomBytes);
  const http = createServer();
  const game = new Server({
    transport: new WebSocketTransport({ server: http }),
    logger: forColyseus(log),
    greet: false,
    gracefullyShutdown: false,
    express: (app) => addRoutes(app, { codes, pages, log }),
  });
  restrictMatchmaker(log);
  game.define(
    'table',
    class extends TableRoom {
      override readonly services = { clock, log, onClosed: codes.release };
    },
  );

  // Colyseus hears of a taken port only after it listens, which is never.
  const refused = once(http, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([game.listen(port), refused]);
  http.prependListener('request', setSecurityHeaders);

  const address = http.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  log.info({ port: listening }, 'listening');
  return {
    port: listening,
    async close() {
      log.info('closing');
      await game.gracefullyShutdown(false);
      http.closeAllConnections();
    },
  };
}

/** Colyseus speaks to a console, and takes for an error whatever a stranger sends it. */
function forColyseus(log: Logger) {
  const at =
    (level: 'debug' | 'info' | 'warn') =>
    (...words: unknown[]) =>
      log[level]({ from: 'colyseus' }, words.map(String).join(' '));
  return { trace: at('debug'), debug: at('debug'), info: at('info'), warn: at('warn'), error: at('warn') };
}
