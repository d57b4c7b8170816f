import { once } from 'node:events';
import { matchMaker, Server } from '@colyseus/core';
import express, { type RequestHandler } from 'express';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import type { ForkTableWish } from '#shared/wire/fork.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import type { Clock } from './process/clock.ts';
import { Faults } from './process/faults.ts';
import { NO_FIGURES, type PrometheusFigures } from './process/figures.ts';
import { OperatorBook } from './process/operator-book.ts';
import type { Push } from './process/push.ts';
import type { RandomBytes } from './process/random-bytes.ts';
import type { Neighbours } from './process/redis.ts';
import { type Limiter, SharedThrottle } from './process/shared-throttle.ts';
import { catchStrays } from './process/strays.ts';
import { type Limit, Throttle } from './process/throttle.ts';
import { colyseusLog } from './rooms/colyseus-log.ts';
import { Companies } from './rooms/companies.ts';
import { CompanyRoom } from './rooms/company-room.ts';
import { type Dealer, THE_DEALER } from './rooms/dealer.ts';
import { prepareFork } from './rooms/fork-table.ts';
import { closeLeftTables } from './rooms/left-tables.ts';
import { Listing } from './rooms/listing.ts';
import { Matchmaker } from './rooms/matchmaker.ts';
import { measuredStore } from './rooms/measured-store.ts';
import { metAnywhere, metHere } from './rooms/met-addresses.ts';
import { neighbourCounts } from './rooms/neighbour-counts.ts';
import { neighbourTables } from './rooms/neighbour-tables.ts';
import { type Opened, OpenTables, type TableCaps } from './rooms/open-table.ts';
import { operatedNeighbours } from './rooms/operated-neighbours.ts';
import { OperatorDesk } from './rooms/operator-desk.ts';
import { shareBook } from './rooms/shared-book.ts';
import { shareListing } from './rooms/shared-listing.ts';
import { listSleepingTables } from './rooms/sleeping-tables.ts';
import { tableCodes } from './rooms/table-codes.ts';
import { type TableOrigin, TableRoom } from './rooms/table-room.ts';
import { TablesInMemory } from './rooms/tables-in-memory.ts';
import type { Store } from './store/index.ts';
import { callerBehind } from './web/caller.ts';
import { hangUpOnWhoDoesNotRead, limitConnections } from './web/connections.ts';
import { leadsToRoom, openDoor, refuseOtherUpgrades, type TlsParts } from './web/door.ts';
import { HeartbeatTransport } from './web/heartbeat.ts';
import { addOperatorRoutes } from './web/operator-routes.ts';
import { addRoutes } from './web/routes.ts';
import { SENDING_BEAT_MS, sendOnBeat } from './web/sending-beat.ts';
import { summonsWords } from './web/summons-words.ts';

export interface ServerParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly log: Logger;
  readonly pages: RequestHandler;
  /** 0 takes any free one. */
  readonly port: number;
  /** The address to listen on; all of this machine if there is none. */
  readonly host?: string | undefined;
  /** How long finished matches stay. */
  readonly keepMatchesMs: number;
  /** Whether a proxy in front says who is calling. */
  readonly behindProxy: boolean;
  readonly tableCaps?: TableCaps;
  readonly dealer?: Dealer;
  /** What opens the operator's page; without one there is none. */
  readonly operatorToken?: string | undefined;
  /** Where reports and bans are written down; without one, in memory. */
  readonly book?: OperatorBook;
  /** Calls people who do not look, over the push services of their browsers, if the operator wants it. */
  readonly push?: Push | undefined;
  /** The other processes that share the address and the store, if there are any. */
  readonly neighbours?: Neighbours | undefined;
  /** Counts for the operator, if he wants it. */
  readonly figures?: PrometheusFigures | undefined;
  /** How often what waits to be sent leaves; with 0 nothing waits. */
  readonly sendingBeatMs?: number;
  /** For https, if the server does it itself. */
  readonly tls?: TlsParts | undefined;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves if there is no memory left to go on with: then it is better to close, and to start again. */
  readonly memoryInDoubt: Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_TABLE_CAPS: TableCaps = { perCaller: 100, overall: 2000 };

const MINUTE_MS = 60_000;
const OPENINGS = { tries: 20, milliseconds: MINUTE_MS };
const CONSENTS = { tries: 60, milliseconds: MINUTE_MS };
const JOININGS = { tries: 120, milliseconds: MINUTE_MS };
const RETURNS = { tries: 60, milliseconds: MINUTE_MS };
const RECORDS = { tries: 240, milliseconds: MINUTE_MS };
const OPERATOR = { tries: 120, milliseconds: MINUTE_MS };
const FORGET_EVERY_MS = 60 * MINUTE_MS;

/** The server, and whatever goes wrong in it where nobody looks. One that cannot start is nobody's to keep alive. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const faults = new Faults(parts.log, parts.figures);
  const memoryInDoubt = Promise.withResolvers<void>();
  const stopCatching = catchStrays(faults, memoryInDoubt.resolve);
  try {
    const { port, close } = await openServer(parts, faults);
    return { port, memoryInDoubt: memoryInDoubt.promise, close: () => close().finally(stopCatching) };
  } catch (error) {
    stopCatching();
    throw error;
  }
}

/** The composition root: everything the server is made of comes together here, and only here. */
async function openServer(parts: ServerParts, faults: Faults): Promise<Omit<RunningServer, 'memoryInDoubt'>> {
  const { clock, randomBytes, log, pages, keepMatchesMs, behindProxy } = parts;
  const store = parts.figures ? measuredStore(parts.store, parts.figures, clock) : parts.store;
  const { dealer = THE_DEALER, tableCaps = DEFAULT_TABLE_CAPS } = parts;
  const { neighbours, operatorToken, book = new OperatorBook() } = parts;
  const shared =
    neighbours && shareListing({ self: nanoid(), presence: neighbours.presence, clock, store, faults });
  const listing = shared?.listing ?? new Listing();
  const tablesInMemory = new TablesInMemory({
    store,
    create: (code) => matchMaker.createRoom('table', { code } satisfies TableOrigin),
  });
  const throttle = (name: string, limit: Limit): Limiter =>
    neighbours ? new SharedThrottle(name, neighbours.presence, clock, limit) : new Throttle(clock, limit);
  const throttles = {
    openings: throttle('openings', OPENINGS),
    consents: throttle('consents', CONSENTS),
    joinings: throttle('joinings', JOININGS),
    records: throttle('records', RECORDS),
  };
  const sharedBook = neighbours && (await shareBook({ book, presence: neighbours.presence, clock, faults }));
  const operator = new OperatorDesk({
    clock,
    log,
    book,
    met: neighbours ? metAnywhere(neighbours.presence) : metHere(),
    codes: () => tablesInMemory.codes(),
    neighbours: neighbours && operatedNeighbours,
    written: sharedBook?.written,
  });
  const matchmaker = new Matchmaker({
    clock,
    faults,
    joinings: throttles.joinings,
    returns: throttle('returns', RETURNS),
    knock: (code) => tablesInMemory.knock(code),
    neighbours: neighbourTables,
    refuses: (keyHash, from) => operator.refuses(keyHash, from),
  });
  const codes = tableCodes(randomBytes, store, clock);
  const openTables = new OpenTables(codes, tableCaps, neighbours && neighbourCounts);
  const tables = {
    isOpen: () => matchMaker.state === matchMaker.MatchMakerState.READY && !tablesInMemory.isDraining,
    open: async (settings: TableSettings, caller: string): Promise<Opened> =>
      tablesInMemory.isDraining ? { ok: false, reason: 'server-full' } : openTables.open(settings, caller),
    openFork: async (wish: ForkTableWish, caller: string) => {
      if (tablesInMemory.isDraining) return { ok: false, reason: 'server-full' } as const;
      const prepared = await prepareFork({ store, dealer, clock }, wish);
      return prepared.ok ? openTables.open(prepared.fork, caller) : prepared;
    },
    join: matchmaker.join.bind(matchmaker),
    invite: matchmaker.invite.bind(matchmaker),
    follow: listing.follow.bind(listing),
    hearsNeighbours: () => neighbours?.isHeard() ?? true,
  };
  const companies = new Companies({
    faults,
    isOpen: tables.isOpen,
    refuses: (keyHash, from) => operator.refuses(keyHash, from),
  });
  parts.figures?.watch(() => ({
    tables: tablesInMemory.count,
    devices: matchMaker.stats.local.ccu,
    standIns: tablesInMemory.standIns,
    isReady: tables.isOpen() && tables.hearsNeighbours(),
  }));
  const caller = callerBehind(behindProxy ? 'proxy' : 'nothing');
  const app = express();
  const tries = throttle('operator', OPERATOR);
  addOperatorRoutes(app, { token: operatorToken, desk: operator, tries, caller });
  addRoutes(app, {
    tables,
    companies,
    store,
    throttles,
    caller,
    pages,
    keepMatchesMs,
    faults,
    pushKey: parts.push?.publicKey,
  });

  // Colyseus has the rooms and their sockets. Requests it never sees: it builds addresses of what strangers write
  // where nothing catches the error, and reads whatever they send.
  const transport = new HeartbeatTransport({ noServer: true });
  const game = new Server({
    transport,
    logger: colyseusLog(log),
    greet: false,
    gracefullyShutdown: false,
    ...(neighbours && {
      presence: neighbours.presence,
      driver: neighbours.driver,
      publicAddress: neighbours.publicAddress,
    }),
    // Whoever is asked opens the table himself.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  });
  game.define(
    'table',
    class extends TableRoom {
      override readonly parts = {
        clock,
        randomBytes,
        store,
        log,
        faults,
        listing,
        dealer,
        book,
        calling: parts.push && { push: parts.push, words: summonsWords },
        tables: tablesInMemory,
        figures: parts.figures ?? NO_FIGURES,
      };
    },
  );
  game.define(
    'company',
    class extends CompanyRoom {
      override readonly parts = { clock, store, log, faults, dealer };
    },
  );
  await matchMaker.accept();
  await listSleepingTables(store, listing);
  const stopListening = await shared?.listen();

  const http = openDoor(app, parts.tls);
  if (!behindProxy) limitConnections(http);
  hangUpOnWhoDoesNotRead(http, clock);
  const { sendingBeatMs = SENDING_BEAT_MS } = parts;
  if (sendingBeatMs > 0) sendOnBeat(http, sendingBeatMs);
  http.listen({ port: parts.port, host: parts.host });
  await once(http, 'listening');
  http.on('error', (error) => faults.report(error, 'listening failed'));
  refuseOtherUpgrades(http);
  transport.attachToServer(http, { filter: leadsToRoom });
  const stopClosing = closeLeftTables({ clock, store, faults, tables: tablesInMemory, listing });
  const stopForgetting = forgetOldMatches(store, clock, keepMatchesMs, faults);

  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : parts.port;
  log.info({ port }, 'listening');
  return {
    port,
    async close() {
      log.info('closing');
      // Where there are others, people go on there; where there is none, tables wait on disk for the next process.
      if (neighbours) await tablesInMemory.drain();
      stopClosing();
      stopForgetting();
      stopListening?.();
      sharedBook?.stop();
      await game.gracefullyShutdown(false);
      http.close();
      http.closeAllConnections();
      await store.close();
    },
  };
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
