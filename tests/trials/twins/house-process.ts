/** One of the processes of a cluster in which twins are played: the real server, but for its clock, its bytes and the deal. */
import { nanoid } from 'nanoid';
import { pino } from 'pino';
import { type Match, openMatch } from '#server/dealer/index.ts';
import { startServer } from '#server/main.ts';
import { openNeighbours } from '#server/process/redis.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { openPostgresStore } from '#server/store/index.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { settledStore } from '#tests/trials/table/idle-aware-store.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';
import type { HouseOrder } from './cluster-house.ts';
import { wirePlans } from './twins.ts';

const [port = '', address = '', postgres = '', redis = '', count = '', seed = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const clock = handClock();
const opened = await openPostgresStore(postgres, { process: nanoid(), address });
const { store, settled } = settledStore(opened);
/** The same pairs as in the process that compares them: a match is no message. */
const plans = wirePlans({ count: Number(count), seed });
let reached = -1;
let plan = plans.next();
let bytes = seededBytes('nothing yet');
let seated: Match | undefined;

await startServer({
  clock,
  store,
  randomBytes: (wanted) => bytes(wanted),
  log,
  pages: (_request, _response, next) => next(),
  port: Number(port),
  host: '127.0.0.1',
  keepMatchesMs: 1000,
  behindProxy: true,
  dealer: { ...THE_DEALER, openMatch: (setup) => seated ?? openMatch(setup) },
  neighbours: openNeighbours(redis, address, log),
});

process.on('message', async (order: HouseOrder) => {
  await carryOut(order);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.send?.('listening');

async function carryOut(order: HouseOrder): Promise<void> {
  switch (order.do) {
    case 'advance':
      return clock.advance(order.milliseconds);
    case 'settle':
      return settled();
    case 'prepare':
      for (; reached < order.pair && !plan.done; reached++) if (reached >= 0) plan = plans.next();
      bytes = seededBytes(order.seed);
      seated = plan.done ? undefined : plan.value.scripts[order.which].match;
  }
}
