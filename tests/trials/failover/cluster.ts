import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startProxy } from '#tests/throw-away/nginx.ts';
import { startPostgres, type ThrowAwayPostgres } from '#tests/throw-away/postgres.ts';
import { startRedis, type ThrowAwayRedis } from '#tests/throw-away/redis.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '#tests/throw-away/server-flags.ts';
import { freePort, removeFolder, throwAwayFolder } from '#tests/throw-away/server-process.ts';

const PROGRAM = fileURLToPath(new URL('../crash/crash-server.ts', import.meta.url));
/** As many as the shipped proxy knows. */
const MOST_PROCESSES = 3;

/** Processes of the game behind one address, with all they need. */
export interface Cluster {
  readonly url: string;
  readonly postgres: ThrowAwayPostgres;
  readonly redis: ThrowAwayRedis;
  readonly processes: readonly GameProcess[];
  stop(): Promise<void>;
}

/** One process of the game, on a port of its own, which can be ended and started again. */
export class GameProcess {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #exit: Promise<unknown> = Promise.resolve();

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...SERVER_FLAGS, PROGRAM], {
      env: { ...process.env, ...SERVER_ENVIRONMENT, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#exit = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('http://')) return;
    }
    throw new Error('a process of the game ended before it listened');
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async exited(): Promise<void> {
    await this.#exit;
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.#exit;
  }
}

export async function startCluster({
  durable,
  processes: count = MOST_PROCESSES,
}: {
  readonly durable: boolean;
  readonly processes?: number;
}): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([startPostgres({ durable }), startRedis()]);
  const folder = throwAwayFolder('games');
  const proxyPort = await freePort();
  const ports: number[] = [];
  while (ports.length < MOST_PROCESSES) ports.push(await freePort());
  const processes = ports.slice(0, count).map(
    (port, index) =>
      new GameProcess({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        PUBLIC_ADDRESS: `127.0.0.1:${proxyPort}/p${index + 1}`,
        BEHIND_PROXY: '1',
        MAX_TABLES: '10000',
        LOG_LEVEL: process.env['GAME_LOG'] ?? 'silent',
      }),
  );
  await Promise.all(processes.map((each) => each.start()));
  const proxy = await startProxy(proxyPort, ports);
  return {
    url: proxy.url,
    postgres,
    redis,
    processes,
    async stop() {
      await Promise.all(processes.map((each) => each.kill()));
      await proxy.stop();
      await Promise.all([postgres.stop(), redis.stop()]);
      removeFolder(folder);
    },
  };
}
