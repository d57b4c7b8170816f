import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs one of the project's command-line programs as a person would. */
export function run(tool: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`server/tools/${tool}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
