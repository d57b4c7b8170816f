import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './debian-program.ts';
import { endChild, removeFolder, startChild, throwAwayFolder, untilListening } from './server-process.ts';

const NGINX = {
  paths: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  package: 'nginx-light',
};
const SHIPPED = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** By this header people of a test say from where they come: they are many, and this machine is one. */
export const CALLER_HEADER = 'X-Caller';

export interface ThrowAwayProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** The proxy as it is shipped, on the loopback and without TLS, before three processes on these ports. */
export async function startProxy(port: number, games: readonly number[]): Promise<ThrowAwayProxy> {
  const program = findProgram(NGINX);
  const folder = throwAwayFolder('nginx');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configured(readFileSync(SHIPPED, 'utf8'), port, games, folder));
  const tested = spawnSync(program, ['-t', '-q', '-c', file], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx refuses its configuration: ${tested.stderr}`);
  const child = startChild(program, ['-c', file, '-g', 'daemon off;', '-e', '/dev/null']);
  await untilListening(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await endChild(child, 'SIGTERM');
      removeFolder(folder);
    },
  };
}

function configured(shipped: string, port: number, games: readonly number[], folder: string): string {
  const atHome = shipped
    .replace('listen 8443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replaceAll('/tmp/nginx', `${folder}/nginx`)
    .replace(
      'X-Forwarded-For $remote_addr',
      `X-Forwarded-For $http_${CALLER_HEADER.toLowerCase().replace('-', '_')}`,
    );
  return games.reduce(
    (text, game, index) => text.replaceAll(`game${index + 1}:2567`, `127.0.0.1:${game}`),
    atHome,
  );
}
