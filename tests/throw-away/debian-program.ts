import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

export interface DebianProgram {
  /** Where it may be, the best first; a pattern is allowed. */
  readonly paths: readonly string[];
  readonly package: string;
}

/** A slow machine behind a slow line. */
const INSTALLING_MS = 300_000;
const TRIES = 3;

/** The program, brought in from Debian's packages if it is not there. Nothing it brings along is started. */
export function findProgram(program: DebianProgram): string {
  const found = installed(program);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error(
      `Install the Debian package ${program.package}, or what your system calls it, for these tests.`,
    );
  }
  console.log(`Installing Debian's ${program.package} for the tests …`);
  for (let tries = 0; tries < TRIES; tries++) {
    apt('update', '-qq');
    apt('install', '-qq', '-y', '--no-install-recommends', program.package);
    const path = installed(program);
    if (path) return path;
  }
  throw new Error(`Debian's package ${program.package} could not be installed: see above.`);
}

function installed({ paths }: DebianProgram): string | undefined {
  return paths
    .flatMap((path) => globSync(path))
    .toSorted()
    .at(-1);
}

/** A server that a package would start at once, on its usual port, is not wanted. */
function apt(...args: string[]): void {
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    stdio: 'inherit',
    timeout: INSTALLING_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
