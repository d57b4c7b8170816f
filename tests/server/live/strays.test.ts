import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Mishap } from './stray-errors.ts';

interface Line {
  readonly msg: string;
  readonly port?: number;
  readonly fault?: string;
  readonly count?: number;
}

/** A server with its log, once it listens. */
async function startChild() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'panic-station-'));
  const child: ChildProcess = fork(join(import.meta.dirname, 'stray-errors.ts'), {
    env: { ...process.env, DATA_DIR, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'debug' },
    silent: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const logged: Line[] = [];
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      logged.push(JSON.parse(line));
    });
  }
  await expect.poll(() => logged.find(({ port }) => port), { timeout: 20_000 }).toBeDefined();
  const { port } = logged.find((line) => line.port) ?? {};
  const healthy = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  return { child, logged, healthy, goWrong: (mishap: Mishap) => child.send(mishap) };
}

describe('an error that belongs to no table', () => {
  test('is a fault with an id, counted, and not the end of the server', async () => {
    const { child, logged, healthy, goWrong } = await startChild();
    goWrong('thrown');
    goWrong('rejected');
    goWrong('rejected');
    const faults = () => logged.filter(({ fault }) => fault);
    await expect.poll(faults).toHaveLength(3);
    expect(new Set(faults().map(({ fault }) => fault)).size).toBe(3);
    expect(faults().map(({ msg, count }) => [msg, count])).toEqual([
      ['stray error', 1],
      ['stray error', 2],
      ['stray error', 3],
    ]);
    expect(await healthy()).toBe(200);
    expect(child.exitCode).toBeNull();
  });

  test('is told to the log, which is JSON, whoever speaks', async () => {
    const { logged, goWrong } = await startChild();
    goWrong('spoken');
    await expect
      .poll(() => logged.map(({ msg }) => msg))
      .toContain('a library has something to say\nin two lines');
  });

  test('ends the server in order if there is no memory left', async () => {
    const { child, logged, goWrong } = await startChild();
    const exit = once(child, 'exit');
    goWrong('out of memory');
    expect(await exit).toEqual([1, null]);
    expect(logged.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['stray error', 'out of memory', 'closing']),
    );
  });
});
