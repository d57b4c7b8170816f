import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProxy } from '#tests/throw-away/nginx.ts';
import { startPostgres } from '#tests/throw-away/postgres.ts';
import { startRedis } from '#tests/throw-away/redis.ts';
import { freePort } from '#tests/throw-away/server-process.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import type { WireHouse } from './wire-house.ts';

const PROGRAM = fileURLToPath(new URL('house-process.ts', import.meta.url));
/** As many as the shipped proxy knows; the last one is not there. */
const PLACES = 3;
const PROCESSES = 2;

/** What a process of the cluster is told, one thing after the other. */
export type HouseOrder =
  | { readonly do: 'advance'; readonly milliseconds: number }
  | { readonly do: 'settle' }
  | { readonly do: 'prepare'; readonly seed: string; readonly pair: number; readonly which: 0 | 1 };

/** Two processes behind the shipped proxy, with a PostgreSQL and a Redis of their own; their clocks go together. */
export async function houseOfTwo(wanted: {
  readonly count: number;
  readonly seed: string;
}): Promise<WireHouse> {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: false }), startRedis()]);
  const proxyPort = await freePort();
  const ports: number[] = [];
  while (ports.length < PLACES) ports.push(await freePort());
  const processes = ports.slice(0, PROCESSES).map((port, index) => {
    const address = `127.0.0.1:${proxyPort}/p${index + 1}`;
    const args = [port, address, postgres.url, redis.url, wanted.count, wanted.seed].map(String);
    return fork(PROGRAM, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  });
  await Promise.all(processes.map((each) => once(each, 'message')));
  const proxy = await startProxy(proxyPort, ports);
  const clock = handClock();
  const tellAll = async (order: HouseOrder) => {
    await Promise.all(processes.map((each) => told(each, order)));
  };
  return {
    url: proxy.url,
    now: clock.now,
    async advance(milliseconds) {
      clock.advance(milliseconds);
      await tellAll({ do: 'advance', milliseconds });
    },
    settled: () => tellAll({ do: 'settle' }),
    prepare: ({ seed, pair, which }) => tellAll({ do: 'prepare', seed, pair, which }),
    async close() {
      for (const each of processes) each.kill('SIGKILL');
      await proxy.stop();
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}

async function told(child: ChildProcess, order: HouseOrder): Promise<void> {
  const done = once(child, 'message');
  child.send(order);
  await done;
}
