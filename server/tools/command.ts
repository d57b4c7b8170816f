import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a command in view of the person; true if it ended well. */
export const succeeds = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  ended(start(command, args, { stdio: 'inherit', env }));

/** The same for one that runs beside others: what it says is shown at its end, in one piece. */
export async function succeedsAside(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (some: Buffer) => said.push(some));
  const endedWell = await ended(child);
  process.stdout.write(Buffer.concat(said));
  return endedWell;
}

function start(command: string, args: string[], { env, ...options }: SpawnOptions) {
  // Windows finds the commands of npm packages only through its shell.
  const shell = process.platform === 'win32';
  return spawn(command, args, { ...options, shell, env: { ...process.env, ...env } });
}

const ended = (child: ReturnType<typeof start>): Promise<boolean> =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
