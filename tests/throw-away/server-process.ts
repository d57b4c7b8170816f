import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A port of this machine that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('a port is a number');
  return address.port;
}

/** Folders and processes that are gone when this program ends, however it ends on its own. */
const folders = new Set<string>();
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function throwAwayFolder(
  name: string,
  owner?: { readonly uid: number; readonly gid: number },
): string {
  const folder = mkdtempSync(join(tmpdir(), `panic-station-${name}-`));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** A program of this machine, as a child of this one. */
export function startChild(
  program: string,
  args: readonly string[],
  user?: { readonly uid: number; readonly gid: number },
): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir(), ...user });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-2000);
  });
  child.once('exit', (code) => code && console.error(`${program} ended with ${code}: ${said}`));
  return child;
}

export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Until somebody listens there; a slow machine takes its time. */
export async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`a server for the tests ended with ${child.exitCode}`);
    await pause(20);
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
