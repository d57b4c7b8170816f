import { setTimeout as pause } from 'node:timers/promises';
import { seedNumber } from '#server/tools/bot-match.ts';
import { quantile } from '#server/tools/statistics.ts';
import { picksFrom } from '#tests/trials/twins/secrets.ts';
import { cpuMs, residentBytes, startGame } from './game-under-load.ts';
import { LoadTable } from './load-table.ts';

export interface LoadWish {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  /** Between two commands of one table. */
  readonly everyMs: number;
  readonly processes: number;
  opened?(count: number): void;
}

export type LoadReport = Awaited<ReturnType<typeof loadRun>>;

/** So many tables are opened at once: a place that is asked for has to be taken within seconds. */
const OPENING_AT_ONCE = 4;

/** Tables full of people over real sockets, for a while; what that costs the processes that serve them. */
export async function loadRun({ tables, seats, seconds, everyMs, processes, opened }: LoadWish) {
  const pick = picksFrom(seedNumber('load'));
  const game = await startGame(processes);
  try {
    const idle = residentBytes(game.pids);
    const openedAt = performance.now();
    const all = await openAll(tables, async (index) => {
      const table = await LoadTable.open(game, index, seats, pick);
      await table.begin();
      opened?.(index + 1);
      return table;
    });
    const openingMs = performance.now() - openedAt;

    const answers: number[] = [];
    let refused = 0;
    let broken = 0;
    let isDone = false;
    const ledger = {
      acknowledged: (milliseconds: number) => void answers.push(milliseconds),
      refused: () => void refused++,
      broken: () => void broken++,
    };
    const before = cpuMs(game.pids);
    const beganAt = performance.now();
    const playing = all.map((table) => table.play(everyMs, () => isDone, ledger));
    await pause(seconds * 1000);
    const tookMs = performance.now() - beganAt;
    const spentMs = cpuMs(game.pids) - before;
    const commands = answers.length;
    const resident = residentBytes(game.pids);
    isDone = true;
    await Promise.all(playing);
    await Promise.all(all.map((table) => table.leave()));
    return {
      tables,
      seats,
      processes,
      everyMs,
      seconds: Math.round(tookMs / 1000),
      commands,
      refused,
      broken,
      commandsPerSecond: round((commands * 1000) / tookMs),
      cores: round(spentMs / tookMs),
      cpuMsPerCommand: round(spentMs / Math.max(1, commands)),
      acknowledgedMs: { p50: round(quantile(answers, 0.5)), p99: round(quantile(answers, 0.99)) },
      kilobytesPerTable: Math.round((resident - idle) / tables / 1024),
      tablesOpenedPerSecond: round((tables * 1000) / openingMs),
    };
  } finally {
    await game.stop();
  }
}

async function openAll<Opened>(
  count: number,
  open: (index: number) => Promise<Opened>,
): Promise<readonly Opened[]> {
  const all: Opened[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) all.push(await open(next++));
  };
  await Promise.all(Array.from({ length: Math.min(count, OPENING_AT_ONCE) }, worker));
  return all;
}

const round = (value: number): number => Math.round(value * 100) / 100;
