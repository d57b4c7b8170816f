import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { groupCommit } from '#server/store/group-commit.ts';
import { promisesOfAGroup } from './group-promises.ts';
import { STORES } from './samples.ts';

describe.each(STORES)('%s', (_name, kind) => promisesOfAGroup(kind));

describe('a group', () => {
  function counting() {
    const db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE numbers (number INTEGER PRIMARY KEY)');
    const exec = vi.spyOn(db, 'exec');
    const insert = db.prepare('INSERT INTO numbers VALUES (?)');
    const all = db.prepare('SELECT number FROM numbers ORDER BY number');
    return {
      ...groupCommit(db),
      db,
      add: (number: number) => void insert.run(number),
      numbers: () => all.all().map(({ number }) => number),
      commits: () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length,
    };
  }

  test('is one commit', async () => {
    const { ask, add, commits, numbers } = counting();
    await Promise.all([1, 2, 3, 4, 5].map((number) => ask(() => add(number))));
    expect(commits()).toBe(1);
    await ask(() => add(6));
    expect(commits()).toBe(2);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('stands without the work that failed half done', async () => {
    const { ask, add, numbers } = counting();
    const outcomes = await Promise.allSettled([
      ask(() => add(1)),
      ask(() => {
        add(2);
        add(1);
      }),
      ask(() => add(3)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(numbers()).toEqual([1, 3]);
  });

  test('that cannot be committed is acknowledged to nobody', async () => {
    const { ask, add, db, numbers } = counting();
    const outcomes = await Promise.allSettled([
      ask(() => add(1)),
      // As SQLite itself does when the disk is full.
      ask(() => {
        db.exec('ROLLBACK');
        throw new Error('disk full');
      }),
      ask(() => add(2)),
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { problem: 'failed' } });
    }
    expect(numbers()).toEqual([]);

    await ask(() => add(3));
    expect(numbers()).toEqual([3]);
  });
});
