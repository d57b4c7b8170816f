/** The server of the ping trial: the real one, on a real disk, where every match begins in the middle of a trade. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { finishedMatch, type openMatch } from '#server/dealer/index.ts';
import { startServer } from '#server/main.ts';
import { systemClock } from '#server/process/clock.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { openSqliteStore, openStore } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

const [folder = '', kind = '', players = ''] = process.argv.slice(2);
/** Longer than the server remembers how often an address came. */
const FORGIVEN_MS = 61_000;

const trade = tradeMoment(Number(players));
const file = join(folder, 'station.sqlite');
let ahead = 0;
process.on('message', () => {
  ahead += FORGIVEN_MS;
});
process.on('disconnect', () => process.exit());

const { port } = await startServer({
  clock: {
    now: () => systemClock.now() + ahead,
    monotonic: () => systemClock.monotonic() + ahead,
    after: systemClock.after,
  },
  store: await (kind === 'in-thread' ? openSqliteStore(file) : openStore(file, fail)),
  randomBytes,
  log: pino({ level: 'silent' }),
  pages: (_request, _response, next) => next(),
  port: 0,
  keepMatchesMs: 24 * 60 * 60 * 1000,
  behindProxy: false,
  // A table for every look, all from one address, and none of them is closed meanwhile.
  tableCaps: { perCaller: 20_000, overall: 20_000 },
  // The store counts the steps of a match from its first.
  dealer: { ...THE_DEALER, openMatch: () => ({ ...trade, step: 0 }) },
});
process.send?.(`http://localhost:${port}`);

function fail(error: Error): void {
  throw error;
}

/** Somewhere in a simulated match two are asked for a card, and neither has chosen. */
function tradeMoment(count: number): ReturnType<typeof openMatch> {
  for (let game = 0; ; game++) {
    const { record } = simulateMatch({
      seed: `pings ${game}`,
      bots: Array.from({ length: count }, () => 'simple'),
      options: NO_OPTIONS,
      timeOutEvery: 0,
      checked: false,
    });
    const trades = finishedMatch(record)?.moments.filter(({ prompt }) => prompt?.type === 'trade') ?? [];
    const found = trades[Math.floor(trades.length / 2)];
    if (found?.prompt?.type === 'trade' && Object.keys(found.prompt.sealed).length === 0) return found;
  }
}
