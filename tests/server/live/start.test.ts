import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';

/** The program behind `npm start`, as people run it. */
function start(env: NodeJS.ProcessEnv): ChildProcess {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'panic-station-')), 'data');
  const child = spawn(process.execPath, ['server/start/start.ts'], {
    env: { ...process.env, DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function saidAtTheEnd({ stderr }: ChildProcess): Promise<string> {
  return stderr ? (await text(stderr)).trim() : '';
}

async function address({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const piece of stdout ?? []) {
    said += piece;
    const found = /http:\/\/localhost:\d+/.exec(said);
    if (found) return found[0];
  }
  throw new Error(`no address in: ${said}`);
}

// The first start may have to build the client.
describe('npm start', { timeout: 600_000 }, () => {
  test('prints its address, serves the page there, and ends cleanly on Ctrl-C', async () => {
    const child = start({});
    const answer = await fetch(await address(child));
    expect(await answer.text()).toContain('<title>Panic Station</title>');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('builds what people get, whatever the environment is called', async () => {
    // Whichever test was first has built it, here where NODE_ENV says `test`.
    const url = await address(start({}));
    const page = await (await fetch(url)).text();
    const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
    const others = Array.from(page.matchAll(/href="(\/built\/[^"]+\.js)"/g), ([, file = '']) => file);
    const texts = await Promise.all([entry, ...others].map(async (file) => (await fetch(url + file)).text()));
    expect(texts.join()).toContain('/service-worker.js');
  });

  test('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const taken = other.address();
    const PORT = String(typeof taken === 'object' ? taken?.port : '');
    const child = start({ PORT });
    const [said, [exitCode]] = await Promise.all([saidAtTheEnd(child), once(child, 'exit')]);
    expect(said).toBe(`Port ${PORT} is taken: choose another with PORT.`);
    expect(exitCode).toBe(1);
  });

  test('says in one sentence that another server has the data folder, which goes on', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'panic-station-'));
    const first = start({ DATA_DIR });
    const url = await address(first);
    const second = start({ DATA_DIR });
    const [said, [exitCode]] = await Promise.all([saidAtTheEnd(second), once(second, 'exit')]);
    expect(said).toBe(
      `The data folder ${DATA_DIR} is in use by another server: end that one, or choose another with DATA_DIR.`,
    );
    expect(exitCode).toBe(1);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('says in one sentence that the data folder cannot be written', async () => {
    const child = start({ DATA_DIR: '/dev/null/data' });
    const [said, [exitCode]] = await Promise.all([saidAtTheEnd(child), once(child, 'exit')]);
    expect(said).toBe('The data folder /dev/null/data cannot be written: choose another with DATA_DIR.');
    expect(exitCode).toBe(1);
  });
});
