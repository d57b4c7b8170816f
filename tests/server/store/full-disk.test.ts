import { describe, expect, test } from 'vitest';
import type { Talk } from '#server/store/index.ts';
import { limitedHere, limitedInThread } from './limited-disk.ts';
import { aTable, withMatch } from './samples.ts';
import { SETUP, stepsFrom } from './steps.ts';

const UNWELL = { ok: false, problem: 'failed' };
/** Needs room that is not there by chance. */
const long: Talk = { afterStep: 0, at: 0, from: 0, kind: 'said', body: 'x'.repeat(20_000) };

describe.each([
  ['in the thread that calls', limitedHere],
  ['in threads of its own', limitedInThread],
])('a full disk, %s', (_name, limited) => {
  test('is told by the store’s health, and so is that there is room again', async () => {
    const { store, fill, free } = await limited();
    await withMatch(store, 'BCDFG', 'one');
    expect(await store.health()).toEqual({ ok: true });
    await fill();
    await expect(store.appendTalk('one', long)).rejects.toMatchObject({
      problem: 'failed',
      message: 'The store failed: database or disk is full.',
    });
    expect(await store.health()).toEqual(UNWELL);
    // What is read tells nothing about the disk.
    expect(await store.loadTalk('one')).toEqual([]);
    expect(await store.health()).toEqual(UNWELL);
    await free();
    expect(await store.health()).toEqual({ ok: true });
    await store.appendTalk('one', long);
    expect(await store.loadTalk('one')).toEqual([long]);
  });

  test('is over as soon as something is written', async () => {
    const { store, fill, free } = await limited();
    await withMatch(store, 'BCDFG', 'one');
    await fill();
    await expect(store.appendTalk('one', long)).rejects.toMatchObject({ problem: 'failed' });
    await free();
    await store.appendTalk('one', long);
    expect(await store.health()).toEqual({ ok: true });
  });

  test('is not taken for what was wrong to ask', async () => {
    const { store } = await limited();
    await withMatch(store, 'BCDFG', 'one');
    await expect(store.appendSteps('one', 7, stepsFrom(7, 1), 0)).rejects.toMatchObject({
      problem: 'not-next',
    });
    await expect(store.appendTalk('none', long)).rejects.toMatchObject({ problem: 'unknown' });
    await expect(store.beginMatch({ id: 'one', table: aTable('BCDFG'), setup: SETUP })).rejects.toMatchObject(
      {
        problem: 'failed',
      },
    );
    expect(await store.health()).toEqual({ ok: true });
  });
});
