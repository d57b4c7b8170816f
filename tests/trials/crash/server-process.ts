import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '#tests/throw-away/server-flags.ts';

const PROGRAM = fileURLToPath(new URL('crash-server.ts', import.meta.url));

/** A server in a process of its own, to be killed. */
export interface CrashServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** SIGKILL: no farewell, nothing written any more. */
  kill(): Promise<void>;
}

/** Resolves when it listens. Port 0 takes any free one. */
export async function startCrashServer(
  folder: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<CrashServer> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, PROGRAM], {
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const listening = Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1]);
    if (!listening) continue;
    return {
      url: `http://localhost:${listening}`,
      port: listening,
      pid: child.pid ?? 0,
      async kill() {
        child.kill('SIGKILL');
        await exit;
      },
    };
  }
  throw new Error('the server ended before it listened');
}
