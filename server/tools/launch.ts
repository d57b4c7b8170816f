import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { destination, type Logger, pino } from 'pino';
import { type RunningServer, startServer } from '#server/main.ts';
import { systemClock } from '#server/rooms/clock.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { welcome } from './addresses.ts';
import { errorCode, Problem } from './problem.ts';
import type { Settings } from './settings.ts';

/** Runs the server with the real clock and real randomness, until a signal ends it. */
export async function launch(settings: Settings, pages: RequestHandler): Promise<void> {
  // Logs go to stderr, one JSON object a line; stdout is for the person.
  const log = pino({ level: settings.logLevel, base: null }, destination({ dest: 2, sync: true }));
  const server = await open(settings, pages, log);
  console.log(welcome(server.port));

  let closing = false;
  const close = async (exitCode: number) => {
    if (closing) return;
    closing = true;
    await server.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => close(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    close(1);
  });
}

async function open(settings: Settings, pages: RequestHandler, log: Logger): Promise<RunningServer> {
  const { port, dataFolder, keepDays, behindProxy } = settings;
  const store = await openSqliteStore(join(dataFolder, 'station.sqlite')).catch((error: Error) => {
    throw new Problem(error.message);
  });
  try {
    const keepMatchesMs = keepDays * 24 * 60 * 60 * 1000;
    return await startServer({
      clock: systemClock,
      randomBytes,
      store,
      log,
      pages,
      port,
      keepMatchesMs,
      behindProxy,
    });
  } catch (error) {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new Problem(`Port ${port} is taken: choose another with PORT.`);
      case 'EACCES':
        throw new Problem(`Port ${port} may not be used by you: choose one above 1023 with PORT.`);
      default:
        throw error;
    }
  }
}
