import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { seedNumber } from '#server/tools/bot-match.ts';
import { quantile } from '#server/tools/statistics.ts';
import { picksFrom } from '#tests/trials/twins/secrets.ts';
import type { CommandFrames } from './frames.ts';
import { cpuMs, residentBytes, startGame } from './game-under-load.ts';
import { LoadTable } from './load-table.ts';
import { rawRun } from './raw-run.ts';
import { restoring } from './restoring.ts';

export interface LoadWish {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  /** Between two commands of one table. */
  readonly everyMs: number;
  readonly processes: number;
  /** Played before anything is counted: a program runs slowly at first. */
  readonly warmSeconds: number;
  opened?(count: number): void;
}

export type LoadReport = Awaited<ReturnType<typeof loadRun>>;

/** So many tables are opened at once: a place that is asked for has to be taken within seconds. */
const OPENING_AT_ONCE = 24;
const SITTING_DOWN_MS = 20_000;
const MOST_TRIES = 5;
const ANOTHER_CALLER = 20_000;
const LAST_ANSWERS_MS = 5_000;
/** It does the same all the time. */
const RAW_SECONDS = 20;

/** Tables full of people over real sockets, for a while; what that costs the processes that serve them. */
export async function loadRun({ tables, seats, seconds, everyMs, processes, warmSeconds, opened }: LoadWish) {
  const pick = picksFrom(seedNumber('load'));
  const game = await startGame(processes);
  try {
    const idle = residentBytes(game.pids);
    const idleCpuMs = cpuMs(game.pids);
    const openedAt = performance.now();
    const all = await openAll(tables, async (index) => {
      const table = await opening(index, async (caller) => {
        const seated = await LoadTable.open(game, caller, seats, pick);
        await seated.begin();
        return seated;
      });
      opened?.(index + 1);
      return table;
    });
    const openingMs = performance.now() - openedAt;

    const openingCpuMs = cpuMs(game.pids) - idleCpuMs;
    let answers: number[] = [];
    let refused: Record<string, number> = {};
    let broken = 0;
    let isDone = false;
    const frames: CommandFrames[] = [];
    const ledger = {
      acknowledged: (milliseconds: number) => void answers.push(milliseconds),
      refused: (reason: string) => {
        refused[reason] = (refused[reason] ?? 0) + 1;
      },
      broken: () => void broken++,
      frames,
    };
    const playing = all.map((table) => table.play(everyMs, () => isDone, ledger));
    await pause(warmSeconds * 1000);
    answers = [];
    refused = {};
    const before = cpuMs(game.pids);
    const devicesBefore = process.cpuUsage();
    const standing = monitorEventLoopDelay({ resolution: 10 });
    standing.enable();
    const beganAt = performance.now();
    await pause(seconds * 1000);
    const tookMs = performance.now() - beganAt;
    const spentMs = cpuMs(game.pids) - before;
    const commands = answers.length;
    const devices = process.cpuUsage(devicesBefore);
    standing.disable();
    const resident = residentBytes(game.pids);
    isDone = true;
    // Who lost his line waits for an answer that does not come.
    await Promise.race([Promise.all(playing), pause(LAST_ANSWERS_MS)]);
    const linesLost = all.reduce((sum, table) => sum + table.linesLost, 0);
    await Promise.race([Promise.all(all.map((table) => table.leave())), pause(LAST_ANSWERS_MS)]);
    const restored = await restoring(
      game,
      all.map(({ code }) => code),
    );
    await game.stop();
    const rawMs = await rawRun({
      tables,
      seats,
      seconds: Math.min(seconds, RAW_SECONDS),
      warmSeconds,
      everyMs,
      commands: frames,
    });
    const sent = frames.flatMap((command) => command.sent);
    return {
      tables,
      seats,
      processes,
      everyMs,
      seconds: Math.round(tookMs / 1000),
      commands,
      refused,
      broken,
      linesLost,
      commandsPerSecond: round((commands * 1000) / tookMs),
      cores: round(spentMs / tookMs),
      cpuMsPerCommand: round(spentMs / Math.max(1, commands)),
      acknowledgedMs: { p50: round(quantile(answers, 0.5)), p99: round(quantile(answers, 0.99)) },
      kilobytesPerTable: Math.round((resident - idle) / tables / 1024),
      tablesOpenedPerSecond: round((tables * 1000) / openingMs),
      openingCpuMsPerTable: round(openingCpuMs / tables),
      ...(restored && { restored }),
      framesPerCommand: round(sent.length / Math.max(1, frames.length)),
      bytesPerCommand: Math.round(
        sent.reduce((sum, { length }) => sum + length, 0) / Math.max(1, frames.length),
      ),
      rawCpuMsPerCommand: round(rawMs),
      timesRaw: round(spentMs / Math.max(1, commands) / rawMs),
      // All devices are one process, which has a core at most: beyond that it is they who are late.
      coresOfDevices: round((devices.user + devices.system) / 1000 / tookMs),
      // What was answered meanwhile they have heard so much later.
      devicesStoodStillMs: Math.round(standing.max / 1e6),
      loadAverage: round(loadavg()[0] ?? 0),
    };
  } finally {
    await game.stop();
  }
}

/** On a machine that is too full people are hung up on while they sit down: they try it again at another table. */
async function opening<Opened>(index: number, open: (caller: number) => Promise<Opened>): Promise<Opened> {
  for (let tries = 1; ; tries++) {
    try {
      const sitting = open(index + tries * ANOTHER_CALLER);
      const opened = await Promise.race([sitting, pause(SITTING_DOWN_MS, 'late' as const, { ref: false })]);
      if (opened !== 'late') return opened;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
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
