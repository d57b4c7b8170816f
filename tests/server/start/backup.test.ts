import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Store } from '#server/store/index.ts';
import { freshFile, opened, openedInThread, withMatch } from '#tests/server/store/samples.ts';
import { SETUP, stepsFrom } from '#tests/server/store/steps.ts';

const TALK = { afterStep: 3, at: 5, from: 0, kind: 'said', body: '{}' } as const;

/** The program behind `npm run backup`, as people run it. */
async function backup(DATA_DIR: string, ...given: string[]) {
  const child = spawn(process.execPath, ['server/start/backup.ts', ...given], {
    env: { ...process.env, DATA_DIR },
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { exitCode, said: stdout.trim(), complained: stderr.trim() };
}

/** A folder for a server's data, and a name for a copy beside it. */
function places() {
  const file = join(dirname(freshFile()), 'station.sqlite');
  return { folder: dirname(file), file, copy: `${file}.copy` };
}

/** A match that is played on until it is stopped; tells how many steps were acknowledged. */
function playOn(store: Store, id: string) {
  let playing = true;
  let acknowledged = 0;
  const stopped = (async () => {
    while (playing) await store.appendSteps(id, ++acknowledged, stepsFrom(acknowledged, 1), 0);
  })();
  return {
    acknowledged: () => acknowledged,
    stop: () => {
      playing = false;
      return stopped;
    },
  };
}

test('a copy made while the server writes has every table and match, as at one moment', async () => {
  const { folder, file, copy } = places();
  const store = await openedInThread(file);
  await withMatch(store, 'BCDFG', 'ended');
  await store.appendSteps('ended', 1, stepsFrom(1, 3), 20);
  await store.appendTalk('ended', TALK);
  await store.endMatch('ended', 50, 'sealed');
  await store.setConsent('ended', '1f'.repeat(32), { listing: true, marks: false });
  await withMatch(store, 'BCDFH', 'running');
  const match = playOn(store, 'running');
  await expect.poll(match.acknowledged).toBeGreaterThan(20);
  const before = match.acknowledged() - 1;

  expect(await backup(folder, copy)).toEqual({
    exitCode: 0,
    said: `Copied 2 open tables and 2 matches from ${file} to ${copy}.`,
    complained: '',
  });
  await match.stop();
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith('station.sqlite.copy'))).toHaveLength(1);

  const restored = await opened(copy);
  expect((await restored.openTables()).toSorted()).toEqual(['BCDFG', 'BCDFH']);
  for (const code of ['BCDFG', 'BCDFH']) {
    expect(await restored.loadTable(code)).toStrictEqual(await store.loadTable(code));
  }
  expect(await restored.finishedRecord('ended')).toStrictEqual({ setup: SETUP, steps: stepsFrom(1, 3) });
  expect(await restored.loadTalk('ended')).toStrictEqual([TALK]);
  expect(await restored.consents('ended')).toStrictEqual(await store.consents('ended'));
  const steps = (await restored.loadRecord('running'))?.steps ?? [];
  expect(steps.length).toBeGreaterThanOrEqual(before);
  expect(steps).toEqual(stepsFrom(1, steps.length));
});

test('nothing is overwritten', async () => {
  const { folder, file, copy } = places();
  await openedInThread(file);
  writeFileSync(copy, 'the only copy of something else');
  expect(await backup(folder, copy)).toEqual({
    exitCode: 1,
    said: '',
    complained: `The file ${copy} exists already: it is left as it is.`,
  });
  expect(readFileSync(copy, 'utf8')).toBe('the only copy of something else');
});

test('says in one sentence what is missing', async () => {
  const { folder, file, copy } = places();
  expect(await backup(folder, copy)).toMatchObject({
    exitCode: 1,
    complained: `There is nothing to copy: no file ${file} (DATA_DIR).`,
  });
  await openedInThread(file);
  expect((await backup(folder)).complained).toBe('Name one file for the copy: npm run backup -- FILE');
  const nowhere = join(folder, 'nowhere', 'copy');
  expect((await backup(folder, nowhere)).complained).toBe(`The file ${nowhere} cannot be written.`);
});

test('a damaged file leaves no copy that looks like one', async () => {
  const { folder, file, copy } = places();
  writeFileSync(file, 'no database at all, but long enough to look like one'.repeat(20));
  expect(await backup(folder, copy)).toMatchObject({
    exitCode: 1,
    complained: 'The database file is damaged: restore a copy of it.',
  });
  expect(existsSync(copy)).toBe(false);
});
