import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { nanoid } from 'nanoid';
import { destination, type Logger, pino } from 'pino';
import { type RunningServer, startServer } from '#server/main.ts';
import { systemClock } from '#server/process/clock.ts';
import { sendConsoleTo } from '#server/process/console-log.ts';
import { PrometheusFigures, serveFigures } from '#server/process/figures.ts';
import { OperatorBook } from '#server/process/operator-book.ts';
import { openPush } from '#server/process/push.ts';
import { openNeighbours } from '#server/process/redis.ts';
import { openPostgresStore, openStore, type Store, StoreError } from '#server/store/index.ts';
import { welcome } from './addresses.ts';
import { dataFile, operatorFile, type Settings } from './settings.ts';
import { errorCode, UserError } from './user-error.ts';

const LONGEST_CLOSING_MS = 15_000;

/** Runs the server with the real clock and real randomness, until a signal ends it. */
export async function launch(settings: Settings, pages: RequestHandler): Promise<void> {
  // Logs go to stderr, one JSON object a line; stdout is for the person.
  const log = pino({ level: settings.logLevel, base: null }, destination({ dest: 2, sync: true }));
  const server = await open(settings, pages, log);
  console.log(welcome(server.port, settings.host, settings.tls ? 'https' : 'http'));
  sendConsoleTo(log);

  let closing = false;
  const close = async (exitCode: number) => {
    if (closing) return;
    closing = true;
    // Without memory even closing may not come to its end.
    setTimeout(() => process.exit(exitCode), LONGEST_CLOSING_MS).unref();
    await server.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => close(0));
  void server.memoryInDoubt.then(() => {
    log.fatal('out of memory');
    return close(1);
  });
}

async function open(settings: Settings, pages: RequestHandler, log: Logger): Promise<RunningServer> {
  const { port, host, keepDays, behindProxy, tableCaps, cluster, tls } = settings;
  const figures = settings.figures && new PrometheusFigures();
  const { operatorToken } = settings;
  const { store, book } = await storeOf(settings, log);
  try {
    const keepMatchesMs = keepDays * 24 * 60 * 60 * 1000;
    const server = await startServer({
      clock: systemClock,
      randomBytes,
      store,
      log,
      pages,
      port,
      host,
      keepMatchesMs,
      behindProxy,
      tableCaps,
      tls,
      figures,
      operatorToken,
      push: settings.push && openPush(settings.push),
      book,
      neighbours: cluster && openNeighbours(cluster.redisUrl, cluster.publicAddress, log),
    });
    if (figures && settings.figures) await serveFigures(figures, settings.figures);
    return server;
  } catch (error) {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new UserError(`Port ${port} is taken: choose another with PORT.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new UserError(`This machine has no address ${host}: choose another with HOST.`);
      case 'EACCES':
        throw new UserError(`Port ${port} may not be used by you: choose one above 1023 with PORT.`);
      default:
        throw error;
    }
  }
}

interface Kept {
  readonly store: Store;
  readonly book: OperatorBook;
}

async function storeOf({ databaseUrl, dataFolder, cluster }: Settings, log: Logger): Promise<Kept> {
  const failed = (error: StoreError) => log.fatal({ err: error }, 'the store failed: nothing can be written');
  try {
    if (databaseUrl) {
      const holder = { process: nanoid(), address: cluster?.publicAddress ?? '' };
      const store = await openPostgresStore(databaseUrl, holder);
      return { store, book: await OperatorBook.on(store.book) };
    }
    const book = await OperatorBook.in(operatorFile(dataFolder));
    return { store: await openStore(dataFile(dataFolder), failed), book };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new UserError(
      error.problem === 'in-use'
        ? `The data folder ${dataFolder} is in use by another server: end that one, or choose another with DATA_DIR.`
        : error.message,
    );
  }
}
