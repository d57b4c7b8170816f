import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Property tests ask thousands of questions; a busy machine must not turn that into a failure. */
const testTimeout = 60_000;
/** Likewise what is waited for over a socket: a second is not enough where twenty others want the core. */
const patient = { poll: { timeout: 30_000 } };

const LIVE = 'tests/server/live/**/*.test.ts';
/** With a PostgreSQL and a Redis of their own. */
const CLUSTER = 'tests/server/cluster/**/*.test.ts';
/** That a benchmark and its baselines do the same work; nothing of the product is tested there. */
const BENCH = 'tests/bench/**/*.test.ts';

/** The files that can do more than is done before every commit. */
const long = globSync('tests/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from '#tests/run/length.ts'"),
);

export default defineConfig({
  test: {
    allowOnly: false,
    // By itself it leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // The SDK warns of every refused join, which is what some tests are about.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [LIVE, BENCH, CLUSTER],
          provide: { length: 'short' },
          // A worker for each file costs a quarter of the time. What a file puts into the world it takes out again.
          isolate: false,
          testTimeout,
          expect: patient,
        },
      },
      {
        test: {
          name: 'long',
          include: [...long, BENCH],
          provide: { length: 'long' },
          testTimeout: 5 * testTimeout,
          expect: patient,
        },
      },
      // Real sockets, with a server of its own for each file.
      {
        test: {
          name: 'server',
          include: [LIVE],
          testTimeout: 3 * testTimeout,
          expect: patient,
          // The SDK then takes the ws package, which can be pinged.
          execArgv: ['--no-experimental-websocket'],
        },
      },
      {
        test: {
          name: 'cluster',
          // Real processes are killed under real databases: a busy machine may be late.
          retry: 2,
          include: [CLUSTER],
          globalSetup: 'tests/server/cluster/servers.ts',
          testTimeout,
          expect: patient,
          execArgv: ['--no-experimental-websocket'],
        },
      },
    ],
  },
});
