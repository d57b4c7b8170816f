import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedMatch, seenBy, viewFor } from '#server/dealer/index.ts';
import { openSqliteStore, openStore, type Store } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS, SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { Benchmark } from './measured.ts';

const TABLES = 40;
const COMMANDS = 5;

const { record } = simulateMatch({
  seed: 'bench store',
  bots: Array.from({ length: 6 }, () => 'simple'),
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});
const MOMENTS = finishedMatch(record)?.moments ?? [];

/** The store of the server beside the same one in the server's own thread, as it was. */
export async function storeBenchmarks(): Promise<{
  benchmarks: readonly Benchmark[];
  close(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-bench-'));
  const threads = await openStore(join(folder, 'threads.sqlite'), (error) => {
    throw error;
  });
  const here = await openSqliteStore(join(folder, 'here.sqlite'));
  const contenders = async (tables: number, name: string) => ({
    ours: { name: 'own thread', run: await playing(threads, tables, name) },
    baselines: [{ name: 'server’s thread', run: await playing(here, tables, name) }],
  });
  return {
    benchmarks: [
      {
        name: 'keeping, under load',
        measures: `${TABLES} tables at once play ${COMMANDS} commands each: on disk, then shown to six seats, then the next`,
        unit: 'commands',
        perRun: TABLES * COMMANDS,
        ...(await contenders(TABLES, 'load')),
      },
      {
        name: 'keeping, alone',
        measures: `the same at one table, with nobody else there: what one command waits`,
        unit: 'commands',
        perRun: COMMANDS,
        ...(await contenders(1, 'alone')),
      },
    ],
    async close() {
      await Promise.all([threads.close(), here.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Matches at so many tables that are played on, a little at every run. */
async function playing(store: Store, count: number, name: string): Promise<() => Promise<number>> {
  const ids = Array.from({ length: count }, (_, i) => `${name} ${i}`);
  for (const id of ids) {
    await store.reserveCode(id, 0);
    const table = {
      code: id,
      settings: {
        listed: false,
        spectators: false,
        seats: 6,
        options: NO_OPTIONS,
        turnSeconds: 'off',
        tradeSeconds: 'off',
        armorSeconds: 5,
      },
      opener: 0,
      chairs: [],
      removed: [],
      phase: 'waiting',
      serverPart: 'ab'.repeat(32),
      changedAt: 0,
    } as const;
    await store.beginMatch({ id, table, setup: record.setup });
  }
  let played = 0;
  const playOn = async (id: string) => {
    for (let i = 1; i <= COMMANDS; i++) {
      const number = played + i;
      const step = record.steps[number % record.steps.length];
      const moment = MOMENTS[number % MOMENTS.length];
      if (!step || !moment) throw new Error('a match has steps and moments');
      await store.appendSteps(id, number, [step], 0);
      for (const seat of SEAT_IDS) {
        viewFor(moment, seat);
        for (const event of moment.events) seenBy(event, seat);
      }
    }
  };
  return async () => {
    await Promise.all(ids.map(playOn));
    played += COMMANDS;
    return played;
  };
}
