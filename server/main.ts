import { once } from 'node:events';
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Clock } from './rooms/clock.ts';
import { type Dealer, THE_DEALER } from './rooms/dealer.ts';
import { Faults } from './rooms/faults.ts';
import { Listing } from './rooms/listing.ts';
import { restrictMatchmaker } from './rooms/matchmaker.ts';
import { type RandomBytes, tableCodes } from './rooms/table-codes.ts';
import { type TableOrigin, TableRoom } from './rooms/table-room.ts';
import { Throttle } from './rooms/throttle.ts';
import type { Store } from './store/index.ts';
import { limitConnections } from './web/connections.ts';
import { setSecurityHeaders } from './web/headers.ts';
import { addRoutes } from './web/routes.ts';

export interface ServerParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly log: Logger;
  readonly pages: RequestHandler;
  /** 0 takes any free one. */
  readonly port: number;
  /** How long finished matches stay. */
  readonly keepMatchesMs: number;
  /** Whether a proxy in front says who is calling. */
  readonly behindProxy: boolean;
  readonly dealer?: Dealer;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;
const OPENINGS = { tries: 20, milliseconds: MINUTE_MS };
const CONSENTS = { tries: 60, milliseconds: MINUTE_MS };
const JOININGS = { tries: 120, milliseconds: MINUTE_MS };
const FORGET_EVERY_MS = 60 * MINUTE_MS;

/** The composition root: everything the server is made of comes together here, and only here. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { clock, randomBytes, store, log, pages, port, keepMatchesMs, behindProxy } = parts;
  const { dealer = THE_DEALER } = parts;
  const faults = new Faults(log);
  const codes = tableCodes(randomBytes, store, clock);
  const listing = new Listing();
  const openings = new Throttle(clock, OPENINGS);
  const consents = new Throttle(clock, CONSENTS);
  const http = createServer();
  if (!behindProxy) limitConnections(http);
  const game = new Server({
    transport: new WebSocketTransport({ server: http }),
    logger: forColyseus(log),
    greet: false,
    gracefullyShutdown: false,
    express: (app) => addRoutes(app, { codes, listing, store, openings, consents, pages, faults }),
  });
  const tablesBack = Promise.withResolvers<void>();
  restrictMatchmaker(faults, new Throttle(clock, JOININGS), tablesBack.promise);
  game.define(
    'table',
    class extends TableRoom {
      override readonly services = { clock, randomBytes, store, log, faults, listing, dealer };
    },
  );

  // Colyseus hears of a taken port only after it listens, which is never.
  const refused = once(http, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([game.listen(port), refused]);
  // Colyseus puts its own listener first when it begins to listen.
  http.prependListener('request', setSecurityHeaders);
  if (!behindProxy) believeNoProxy(http);
  await restoreTables(store, faults).finally(tablesBack.resolve);
  const stopForgetting = forgetOldMatches(store, clock, keepMatchesMs, faults);

  const address = http.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  log.info({ port: listening }, 'listening');
  return {
    port: listening,
    async close() {
      log.info('closing');
      stopForgetting();
      await game.gracefullyShutdown(false);
      http.closeAllConnections();
      await store.close();
    },
  };
}

/** Every table that was open when the last process ended. One that cannot come back hurts no other. */
async function restoreTables(store: Store, faults: Faults): Promise<void> {
  for (const code of await store.openTables()) {
    try {
      await matchMaker.createRoom('table', { code } satisfies TableOrigin);
    } catch (error) {
      faults.report(error, 'table not restored', { table: code });
    }
  }
}

function forgetOldMatches(store: Store, clock: Clock, keepMs: number, faults: Faults): () => void {
  let cancel = () => {};
  const forget = () => {
    store.forget(clock.now() - keepMs).catch((error: unknown) => faults.report(error, 'not forgotten'));
    cancel = clock.after(FORGET_EVERY_MS, forget);
  };
  forget();
  return () => cancel();
}

/** Whoever calls could write these headers himself, to look like another address each time. */
function believeNoProxy(http: HttpServer): void {
  const strip = ({ headers }: IncomingMessage) => {
    delete headers['x-forwarded-for'];
    delete headers['x-real-ip'];
    delete headers['x-client-ip'];
    delete headers['forwarded'];
  };
  http.prependListener('request', strip);
  http.prependListener('upgrade', strip);
}

/** Colyseus speaks to a console, and takes for an error whatever a stranger sends it. */
function forColyseus(log: Logger) {
  const at =
    (level: 'debug' | 'info' | 'warn') =>
    (...words: unknown[]) =>
      log[level]({ from: 'colyseus' }, words.map(String).join(' '));
  return { trace: at('debug'), debug: at('debug'), info: at('info'), warn: at('warn'), error: at('warn') };
}
