import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshFile, opened, openedInThread, withMatch } from './samples.ts';

const HOLDER = fileURLToPath(new URL('holder.ts', import.meta.url));

async function heldByAnother(file: string): Promise<ChildProcess> {
  const holder = spawn(process.execPath, [HOLDER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  if (holder.stdout) await once(holder.stdout, 'data');
  return holder;
}

const inUse = (file: string) => ({
  problem: 'in-use',
  message: `The file ${file} is in use by another server.`,
});

test('a file belongs to one server; one that was killed holds it no more', async () => {
  const file = freshFile();
  const holder = await heldByAnother(file);
  await expect(openedInThread(file)).rejects.toMatchObject(inUse(file));
  const exit = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exit;
  const store = await openedInThread(file);
  expect(await store.openTables()).toEqual([]);
});

test('nor can it be opened twice in one process; once closed, it can', async () => {
  const file = freshFile();
  const store = await openedInThread(file);
  await withMatch(store, 'BCDFG', 'one');
  await expect(openedInThread(file)).rejects.toMatchObject(inUse(file));
  await store.close();
  expect(await (await openedInThread(file)).openTables()).toEqual(['BCDFG']);
});

test('whoever cannot open the file does not hold it', async () => {
  const file = freshFile();
  const other = await opened(file);
  await withMatch(other, 'BCDFG', 'one');
  await other.close();
  renameSync(file, `${file}.aside`);
  writeFileSync(file, 'no database at all, but long enough to look like one'.repeat(20));
  await expect(openedInThread(file)).rejects.toMatchObject({ problem: 'damaged' });
  rmSync(file);
  renameSync(`${file}.aside`, file);
  expect(await (await openedInThread(file)).openTables()).toEqual(['BCDFG']);
});
