// Runs on whatever Node (>= 20) is there, with nothing installed: brings the packages and the project's own
// Node into node_modules, then hands over to it. Everything after this file is TypeScript on that Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const ownNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(modules, '.installed-from');

install();
handOver(process.argv.slice(2));

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (found === wanted && existsSync(ownNode)) return;

  console.log('Installing packages (only when the lock file changed) …');
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const ran = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (ran.status !== 0) stop('The packages could not be installed: see the message of npm above.');
  if (!existsSync(ownNode)) {
    stop("The project's own Node was not installed: let npm run the install script of the package `node`.");
  }
  writeFileSync(stamp, wanted);
}

function handOver(args) {
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  // Threads that hardly meet: each would keep for itself what it once needed.
  const env = { MALLOC_ARENA_MAX: '1', ...process.env, PATH: path };
  const child = spawn(ownNode, args, { cwd: root, stdio: 'inherit', env });
  // Ctrl-C reaches the child by itself; a signal sent to this process alone has to be passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
