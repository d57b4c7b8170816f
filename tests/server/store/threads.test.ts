import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreError } from '#server/store/index.ts';
import { ThreadClient } from '#server/store/thread-client.ts';
import { threadedStore } from '#server/store/threaded-store.ts';
import { freshFile, openedInThread, withMatch } from './samples.ts';
import { SETUP, stepsFrom } from './steps.ts';

const PROGRAM = new URL('../../../server/store/store-thread.ts', import.meta.url);

/** Somebody else writes: whatever is written meanwhile has to wait for the disk. */
function busyDisk(file: string): { free(): void } {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => other.close());
  return { free: () => other.exec('ROLLBACK') };
}

/** Turns of the event loop until it is settled, or so many. */
async function turnsUntil(settled: Promise<unknown>, most: number): Promise<number> {
  let turns = 0;
  let pending = true;
  const end = () => {
    pending = false;
  };
  settled.then(end, end);
  while (pending && turns < most) {
    turns += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return turns;
}

async function playing() {
  const file = freshFile();
  const store = await openedInThread(file);
  await withMatch(store, 'BCDFG', 'ended');
  await store.appendSteps('ended', 1, stepsFrom(1, 2), 0);
  await store.endMatch('ended', 50, 'sealed');
  await withMatch(store, 'BCDFH', 'running');
  return { file, store };
}

describe('while a secret answer waits for the disk', () => {
  test('the server goes on', async () => {
    const { file, store } = await playing();
    const disk = busyDisk(file);
    const written = store.appendSteps('running', 1, stepsFrom(1, 1), 60);
    // In the thread of the server the first turn would wait until the disk is free.
    expect(await turnsUntil(written, 20)).toBe(20);
    disk.free();
    await written;
    expect((await store.loadRecord('running'))?.steps).toEqual(stepsFrom(1, 1));
  });

  test('what anybody can ask for is answered as if there were none', async () => {
    const { file, store } = await playing();
    const disk = busyDisk(file);
    const written = [
      store.appendSteps('running', 1, stepsFrom(1, 1), 60),
      store.appendTalk('running', { afterStep: 0, at: 60, from: 0, kind: 'mark', body: '{}' }),
    ];
    expect(await store.finishedRecord('ended')).toStrictEqual({ setup: SETUP, steps: stepsFrom(1, 2) });
    expect(await store.finishedRecord('running')).toBeUndefined();
    expect(await store.consents('ended')).toHaveLength(2);
    expect(await store.loadTalk('ended')).toEqual([]);
    expect(await store.listedMatches(10)).toEqual([]);
    expect(await store.health()).toEqual({ ok: true });
    disk.free();
    await Promise.all(written);
  });
});

test('whoever asks for a match sees what was changed there before', async () => {
  const { store } = await playing();
  const talk = { afterStep: 2, at: 60, from: 0, kind: 'said', body: '{}' } as const;
  const listing = { listing: true, marks: false };
  const answers = await Promise.all([
    store.appendTalk('ended', talk),
    store.loadTalk('ended'),
    store.setConsent('ended', '1f'.repeat(32), listing),
    store.consents('ended'),
    store.endMatch('running', 70, 'hive-burnt'),
    store.finishedRecord('running'),
  ]);
  expect(answers[1]).toEqual([talk]);
  expect(answers[3]).toMatchObject([listing, { listing: false }]);
  expect(answers[5]).toStrictEqual({ setup: SETUP, steps: [] });
});

test('an error comes back as what it was', async () => {
  const { store } = await playing();
  const refused = await store.appendSteps('running', 2, stepsFrom(2, 1), 0).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreError);
  expect(refused).toMatchObject({
    problem: 'not-next',
    message: 'The next step of match running is 1, not 2.',
  });
  const unknown = await store
    .appendTalk('none', { afterStep: 0, at: 0, from: 0, kind: 'said', body: '' })
    .catch((error: unknown) => error);
  expect(unknown).toMatchObject({
    problem: 'unknown',
    cause: expect.objectContaining({ message: 'FOREIGN KEY constraint failed' }),
  });
});

describe('a thread that ends by itself', () => {
  async function withThreads() {
    const file = freshFile();
    const told: StoreError[] = [];
    const thread = async (access: 'writing' | 'reading') => {
      const worker = new Worker(PROGRAM, { workerData: { file, access } });
      const client = new ThreadClient(worker, (error) => told.push(error));
      await client.opened;
      return { worker, client };
    };
    const [writer, reader] = [await thread('writing'), await thread('reading')];
    let ended = 0;
    const store = threadedStore(writer.client, reader.client, () => {
      ended += 1;
    });
    return { file, store, told, writer: writer.worker, reader: reader.worker, ended: () => ended };
  }

  test('is a fault that is told once, and everything asked of it is refused', async () => {
    const { store, told, writer, file, ended } = await withThreads();
    await withMatch(store, 'BCDFG', 'one');
    const disk = busyDisk(file);
    const pending = store.appendSteps('one', 1, stepsFrom(1, 1), 0);
    // What cannot happen: a call that is none.
    writer.postMessage([{ id: 0, name: 'nonsense', given: '[]' }]);
    disk.free();
    const failed = { problem: 'failed', message: expect.stringMatching(/^The store's thread failed: /) };
    // Whether it was on disk before is not known: then it is not acknowledged.
    const [outcome] = await Promise.allSettled([pending]);
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(failed);
    await expect.poll(() => told).toMatchObject([failed]);
    await expect(store.appendSteps('one', 2, stepsFrom(2, 1), 0)).rejects.toMatchObject(failed);
    await expect(store.reserveCode('BCDFH', 0)).rejects.toMatchObject(failed);
    expect(await store.health()).toEqual({ ok: false, problem: 'failed' });
    await store.close();
    expect(ended()).toBe(1);
    expect(told).toHaveLength(1);
  });

  test('does not leave the calls without an answer that it had taken', async () => {
    const { store, writer, file } = await withThreads();
    await withMatch(store, 'BCDFG', 'one');
    const disk = busyDisk(file);
    const asked = Promise.allSettled([1, 2, 3].map((n) => store.appendSteps('one', n, stepsFrom(n, 1), 0)));
    const ending = writer.terminate();
    disk.free();
    await ending;
    for (const outcome of await asked) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { problem: 'failed' } });
    }
    await store.close();
  });

  test('is one that only reads, too', async () => {
    const { store, reader, told } = await withThreads();
    await reader.terminate();
    expect(told).toMatchObject([{ problem: 'failed' }]);
    await expect(store.listedMatches(1)).rejects.toMatchObject({ problem: 'failed' });
    expect(await store.health()).toEqual({ ok: false, problem: 'failed' });
    await store.close();
  });
});
