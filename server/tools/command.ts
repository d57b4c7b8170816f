import { spawn } from 'node:child_process';

/** Runs a command in view of the person; true if it ended well. */
export function succeeds(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    // Windows finds the commands of npm packages only through its shell.
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}
