import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from './debian-program.ts';
import {
  endChild,
  freePort,
  removeFolder,
  startChild,
  throwAwayFolder,
  untilListening,
} from './server-process.ts';

const REDIS = {
  paths: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  package: 'redis-server',
};

export interface ThrowAwayRedis {
  readonly url: string;
  /** It ends with all it knew, and is back after so long. */
  restart(awayMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of its own on a free port of the loopback, which keeps nothing. */
export async function startRedis(): Promise<ThrowAwayRedis> {
  const program = findProgram(REDIS);
  const folder = throwAwayFolder('redis');
  const port = await freePort();
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  async function start() {
    const child = startChild(program, args.map(String));
    await untilListening(port, child);
    return child;
  }
  let child = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(awayMs = 0) {
      await endChild(child, 'SIGKILL');
      await pause(awayMs);
      child = await start();
    },
    async stop() {
      await endChild(child, 'SIGKILL');
      removeFolder(folder);
    },
  };
}
