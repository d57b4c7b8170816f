import { readFileSync } from 'node:fs';
import { removeFolder, throwAwayFolder } from '#tests/throw-away/server-process.ts';
import { startCrashServer } from '#tests/trials/crash/server-process.ts';
import { startCluster } from '#tests/trials/failover/cluster.ts';

/** What is put under load: an address, and the processes that serve it. */
export interface GameUnderLoad {
  readonly url: string;
  /** By this header people say from where they come. */
  readonly callerHeader: string;
  readonly pids: readonly number[];
  stop(): Promise<void>;
  /** Killed, and started again on what is on its disk, at the same address; tells its number. */
  startAgain?(): Promise<number>;
}

/** As if he came from an address of his own. */
export function callerHeaders({ callerHeader }: GameUnderLoad, index: number): Record<string, string> {
  return { [callerHeader]: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
}

/** One process with its file, or many behind the shipped proxy with PostgreSQL and Redis. */
export async function startGame(processes: number): Promise<GameUnderLoad> {
  if (processes > 1) {
    const cluster = await startCluster({ durable: true, processes });
    const pids = cluster.processes.flatMap(({ pid }) => pid ?? []);
    return { url: cluster.url, callerHeader: 'X-Caller', pids, stop: () => cluster.stop() };
  }
  const folder = throwAwayFolder('load');
  const settings = { BEHIND_PROXY: '1', MAX_TABLES: '10000' };
  let server = await startCrashServer(folder, 0, settings);
  return {
    // By its number: to look the name up takes the devices longer than to come.
    url: `http://127.0.0.1:${server.port}`,
    callerHeader: 'X-Forwarded-For',
    pids: [server.pid],
    async stop() {
      await server.kill();
      removeFolder(folder);
    },
    async startAgain() {
      await server.kill();
      server = await startCrashServer(folder, server.port, settings);
      return server.pid;
    },
  };
}

/** As Linux counts it: hundredths of a second in user and kernel. */
const TICK_MS = 10;

/** Processor time so far, all threads together. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);
}

export function residentBytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return sum + Number(kilobytes) * 1024;
  }, 0);
}
