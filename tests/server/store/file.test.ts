import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openSqliteStore, StoreError } from '#server/store/index.ts';
import { MIGRATIONS, migrate } from '#server/store/schema.ts';
import { aTable, freshFile, opened, withMatch } from './samples.ts';
import { SETUP, stepsFrom } from './steps.ts';

/** What somebody does to the file behind the store's back. */
function meddle(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

function numberIn(file: string, sql: string): unknown {
  const db = new DatabaseSync(file);
  const [value] = Object.values(db.prepare(sql).get() ?? {});
  db.close();
  return value;
}

async function filled(file: string): Promise<void> {
  const store = await openSqliteStore(file);
  await withMatch(store, 'BCDFG', 'one');
  await store.appendSteps('one', 1, stepsFrom(1, 3), 20);
  await withMatch(store, 'BCDFH', 'two');
  await store.appendSteps('two', 1, stepsFrom(1, 300), 20);
  await store.close();
}

async function refusal(file: string): Promise<StoreError> {
  const error = await openSqliteStore(file).then(
    (store) => store.close().then(() => 'it opened'),
    (reason: unknown) => reason,
  );
  if (error instanceof StoreError) return error;
  throw new Error(`not refused as it should be: ${error}`);
}

describe('versions', () => {
  test('a new file has the newest version', async () => {
    const file = freshFile();
    await filled(file);
    expect(numberIn(file, 'PRAGMA user_version')).toBe(MIGRATIONS.length);
  });

  test('a file of version 1 is brought to the newest with all it holds', async () => {
    const file = freshFile();
    const old = new DatabaseSync(file);
    migrate(old, MIGRATIONS.slice(0, 1));
    old.exec(`
      INSERT INTO codes VALUES ('BCDFG', 0);
      INSERT INTO tables VALUES ('BCDFG', '${JSON.stringify(aTable('BCDFG').settings)}', 2, 'waiting',
        '${'ab'.repeat(32)}', NULL, 1000, NULL);
      INSERT INTO chairs VALUES ('BCDFG', 3, 'Bishop', 'blue', 1, NULL);
      INSERT INTO matches VALUES ('one', 'BCDFG', '${JSON.stringify(SETUP)}', 10, NULL, NULL);
      INSERT INTO codes VALUES ('BCDFH', 0);
      INSERT INTO matches VALUES ('ended', NULL, '${JSON.stringify(SETUP)}', 10, 20, 'sealed');
      INSERT INTO tables VALUES ('BCDFH', '${JSON.stringify(aTable('BCDFH').settings)}', 2, 'over',
        '${'ab'.repeat(32)}', 'ended', 1000, NULL);
      INSERT INTO chairs VALUES ('BCDFH', 1, 'Ada', 'red', 0, '${'1f'.repeat(32)}'),
        ('BCDFH', 3, 'Bishop', 'blue', 1, NULL);
      INSERT INTO steps VALUES ('one', 1, 3, '{"type":"end-turn"}', '${'0'.repeat(64)}', 20);
      INSERT INTO talk VALUES (1, 'one', 1, 30, 'watching', 'words', 'hello');
    `);
    old.close();

    const store = await opened(file);
    expect(await store.loadTable('BCDFG')).toStrictEqual(
      aTable('BCDFG', { chairs: [{ seat: 3, name: 'Bishop', colour: 'blue', bot: true }] }),
    );
    expect(await store.loadRecord('one')).toStrictEqual({
      setup: SETUP,
      steps: [{ actor: 3, command: { type: 'end-turn' }, digest: '0'.repeat(64) }],
    });
    expect(await store.loadTalk('one')).toStrictEqual([
      { afterStep: 1, at: 30, from: 'watching', kind: 'words', body: 'hello' },
    ]);
    expect(await store.consents('one')).toBeUndefined();
    expect(await store.consents('ended')).toEqual([
      { seat: 1, keyHash: '1f'.repeat(32), listing: false, marks: false },
    ]);
  });

  test('each migration runs once, in order', () => {
    const db = new DatabaseSync(':memory:');
    const first = 'CREATE TABLE words (word TEXT)';
    migrate(db, [first]);
    db.exec("INSERT INTO words VALUES ('kept')");
    const later = [first, 'ALTER TABLE words ADD length INTEGER', 'UPDATE words SET length = length(word)'];
    migrate(db, later);
    migrate(db, later);
    expect({ ...db.prepare('SELECT * FROM words').get() }).toEqual({ word: 'kept', length: 4 });
  });

  test('a migration that fails leaves the file as it was', () => {
    const db = new DatabaseSync(':memory:');
    const first = 'CREATE TABLE words (word TEXT)';
    migrate(db, [first]);
    expect(() => migrate(db, [first, 'DROP TABLE words', 'nonsense'])).toThrow(/nonsense/);
    expect(db.prepare('SELECT count(*) AS count FROM words').get()).toMatchObject({ count: 0 });
    expect(db.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 1 });
  });

  test('a file of a later version is refused, and left alone', async () => {
    const file = freshFile();
    await filled(file);
    meddle(file, 'PRAGMA user_version = 1000');
    const { problem, message } = await refusal(file);
    expect(problem).toBe('newer');
    expect(message).toBe(
      `The file ${file} was written by a later version of the game (its version is 1000, this program knows ${MIGRATIONS.length}): run that version, or choose another file.`,
    );
    expect(numberIn(file, 'PRAGMA user_version')).toBe(1000);
  });
});

describe('a file that cannot be used is refused with a sentence', () => {
  test('no database', async () => {
    const file = freshFile();
    const letter = 'Dear operator, this is no database at all. '.repeat(50);
    writeFileSync(file, letter);
    const { problem, message } = await refusal(file);
    expect(problem).toBe('damaged');
    expect(message).toBe(`The file ${file} is no database, or its beginning is damaged.`);
    expect(readFileSync(file, 'utf8')).toBe(letter);
  });

  test('the database of another program', async () => {
    const file = freshFile();
    meddle(file, 'CREATE TABLE recipes (cake TEXT)');
    const { problem, message } = await refusal(file);
    expect(problem).toBe('unusable');
    expect(message).toBe(`The file ${file} is a database of another program.`);
    expect(numberIn(file, 'SELECT count(*) FROM sqlite_schema')).toBe(1);
  });

  test('overwritten in the middle', async () => {
    const file = freshFile();
    await filled(file);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096 * 2, bytes.length);
    writeFileSync(file, bytes);
    const { problem, message } = await refusal(file);
    expect(problem).toBe('damaged');
    expect(message).toContain(`The file ${file} is damaged`);
  });

  test('cut off', async () => {
    const file = freshFile();
    await filled(file);
    truncateSync(file, statSync(file).size - 3 * 4096);
    expect((await refusal(file)).problem).toBe('damaged');
  });

  test('no folder there, or a folder itself', async () => {
    const file = freshFile();
    const missing = await refusal(join(file, 'deeper.db'));
    expect(missing.problem).toBe('unusable');
    expect(missing.message).toContain('cannot be opened for writing');
    mkdirSync(file);
    expect((await refusal(file)).problem).toBe('unusable');
  });

  // The superuser may write everywhere.
  test.skipIf(process.getuid?.() === 0)('a folder that may not be written', async () => {
    const folder = join(dirname(freshFile()), 'locked');
    mkdirSync(folder, { mode: 0o500 });
    expect((await refusal(join(folder, 'matches.db'))).problem).toBe('unusable');
  });
});

test.skipIf(process.platform === 'win32')('only its owner can read the file: it holds secrets', async () => {
  const file = freshFile();
  const store = await opened(file);
  await store.reserveCode('BCDFG', 0);
  for (const part of [file, `${file}-wal`]) expect(statSync(part).mode & 0o077).toBe(0);
});

describe('a damaged row is told by name, tells no secret, and hurts no other', () => {
  test.each([
    ["UPDATE tables SET settings = '{' WHERE code = 'BCDFG'", 'settings is no JSON'],
    ["UPDATE tables SET settings = '{}' WHERE code = 'BCDFG'", 'not what it should be at listed'],
    ["UPDATE tables SET opener = 6 WHERE code = 'BCDFG'", 'opener has a value it cannot have'],
    ["UPDATE tables SET phase = 'gone' WHERE code = 'BCDFG'", 'phase has a value it cannot have'],
    ["UPDATE chairs SET colour = 'pink' WHERE code = 'BCDFG'", 'colour has a value it cannot have'],
  ])('table: %s', async (sql, problem) => {
    const file = freshFile();
    await filled(file);
    meddle(file, sql);
    const store = await opened(file);
    expect((await store.openTables()).toSorted()).toEqual(['BCDFG', 'BCDFH']);
    await expect(store.loadTable('BCDFG')).rejects.toMatchObject({
      problem: 'damaged',
      message: `The table BCDFG is damaged in the store: ${problem}.`,
    });
    expect(await store.loadTable('BCDFH')).toBeDefined();
  });

  test.each([
    ["UPDATE matches SET setup = 'x' WHERE id = 'one'", 'setup is no JSON'],
    [
      "UPDATE matches SET setup = json_remove(setup, '$.playerParts[3]') WHERE id = 'one'",
      'not what it should be at setup',
    ],
    [
      `UPDATE steps SET command = '{"type":"cheat"}' WHERE match = 'one' AND number = 2`,
      'not what it should be at steps.1',
    ],
    ["UPDATE steps SET actor = 9 WHERE match = 'one' AND number = 3", 'not what it should be at steps.2'],
    ["DELETE FROM steps WHERE match = 'one' AND number = 2", 'step 2 is missing'],
  ])('record: %s', async (sql, problem) => {
    const file = freshFile();
    await filled(file);
    meddle(file, sql);
    const store = await opened(file);
    await expect(store.loadRecord('one')).rejects.toMatchObject({
      problem: 'damaged',
      message: expect.stringContaining(`The record of match one is damaged in the store: ${problem}`),
    });
    expect((await store.loadRecord('two'))?.steps).toEqual(stepsFrom(1, 300));
  });
});
