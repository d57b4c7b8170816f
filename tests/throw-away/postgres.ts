import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findProgram } from './debian-program.ts';
import {
  endChild,
  freePort,
  removeFolder,
  startChild,
  throwAwayFolder,
  untilListening,
} from './server-process.ts';

const POSTGRES = {
  paths: ['/usr/lib/postgresql/*/bin/postgres', '/usr/local/bin/postgres', '/opt/homebrew/bin/postgres'],
  package: 'postgresql',
};

export interface ThrowAwayPostgres {
  /** Of a database with nothing in it. */
  url: string;
  /** A new one with nothing in it. */
  freshDatabase(): Promise<string>;
  /** It ends, as an operator would end it, and is back after so long. */
  restart(awayMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own on a free port of the loopback, in a folder that goes with it. */
export async function startPostgres({ durable }: { readonly durable: boolean }): Promise<ThrowAwayPostgres> {
  const program = findProgram(POSTGRES);
  const user = userToRun();
  const folder = throwAwayFolder('postgres', user);
  const data = join(folder, 'data');
  const initialised = spawnSync(
    join(dirname(program), 'initdb'),
    [
      '-D',
      data,
      '-U',
      'station',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
      '--no-instructions',
    ],
    { cwd: folder, encoding: 'utf8', ...user },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 60 };
  const quick = durable ? {} : { fsync: 'off', full_page_writes: 'off' };
  const args = Object.entries({ ...settings, ...quick }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);

  async function start() {
    const child = startChild(program, ['-D', data, ...args], user);
    await untilListening(port, child);
    await untilWilling(urlOf('postgres'));
    return child;
  }
  const urlOf = (database: string) => `postgres://station@127.0.0.1:${port}/${database}`;
  let child = await start();
  let databases = 0;

  async function freshDatabase(): Promise<string> {
    const name = `station_${process.pid}_${databases++}`;
    await withClient(urlOf('postgres'), (client) => client.query(`CREATE DATABASE ${name}`));
    return urlOf(name);
  }

  return {
    url: await freshDatabase(),
    freshDatabase,
    async restart(awayMs = 0) {
      await endChild(child, 'SIGINT');
      await pause(awayMs);
      child = await start();
    },
    async stop() {
      await endChild(child, 'SIGINT');
      removeFolder(folder);
    },
  };
}

/** A database on a server that another process of the same run has started. */
export async function freshDatabaseAt(serverUrl: string): Promise<string> {
  const name = `station_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** PostgreSQL refuses to run as root. */
function userToRun(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilWilling(url: string): Promise<void> {
  for (;;) {
    try {
      await withClient(url, (client) => client.query('SELECT 1'));
      return;
    } catch {
      await pause(20);
    }
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
