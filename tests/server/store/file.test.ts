import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openSqliteStore, StoreError } from '#server/store/index.ts';
import { MIGRATIONS, migrate } from '#server/store/schema.ts';
import { OPEN_TABLES } from '#server/store/sqlite-store.ts';
import { fromStore, talkAfterwards, toStore } from '#server/store/talk-log.ts';
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
    const { calls: _calls, ...uncalled } = aTable('BCDFG', {
      chairs: [{ seat: 3, name: 'Bishop', colour: 'blue', bot: true }],
      removed: [],
    });
    expect(await store.loadTable('BCDFG')).toStrictEqual(uncalled);
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
    [
      "UPDATE tables SET settings = json_set(settings, '$.version', 2) WHERE code = 'BCDFG'",
      'its version is 2, this program knows 1',
    ],
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

  test('among those that wait it is left out', async () => {
    const file = freshFile();
    const before = await opened(file);
    for (const code of ['BCDFG', 'BCDFH']) {
      await before.reserveCode(code, 0);
      await before.saveTable(aTable(code));
    }
    await before.close();
    meddle(file, "UPDATE tables SET settings = '{' WHERE code = 'BCDFG'");
    expect(await (await opened(file)).waitingTables()).toStrictEqual([aTable('BCDFH')]);
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

describe('a damaged word', () => {
  const said = (body: object) => ({
    afterStep: 4,
    at: 5,
    from: 0 as const,
    kind: 'said',
    body: JSON.stringify(body),
  });
  const hello = { version: 2, channel: 'table', say: { kind: 'chat', text: 'hello' } };

  test.each([
    ["'{'", 'body is no JSON'],
    ["'7'", 'not what it should be at the top'],
    ["json_remove(body, '$.say')", 'not what it should be at say'],
    ["json_set(body, '$.channel', 'loud')", 'not what it should be at channel'],
    ["json_set(body, '$.version', 3)", 'its version is 3, this program knows 2'],
  ])('is told, and hurts only its own match: %s', async (sql, problem) => {
    const file = freshFile();
    await filled(file);
    const before = await openSqliteStore(file);
    for (const id of ['one', 'two']) await before.appendTalk(id, said(hello));
    await before.close();
    meddle(file, `UPDATE talk SET body = ${sql} WHERE match = 'one'`);

    const store = await opened(file);
    const damaged = await store.loadTalk('one');
    for (const read of [() => fromStore(damaged), () => talkAfterwards(damaged, () => true)]) {
      expect(read).toThrow(
        expect.objectContaining({
          problem: 'damaged',
          message: `Something said after step 4 is damaged in the store: ${problem}.`,
        }),
      );
    }
    expect(fromStore(await store.loadTalk('two')).said).toMatchObject([{ say: { text: 'hello' } }]);
  });

  test('is another thing than words of an older version, which are left out if nobody knows them any more', () => {
    const { version: _, ...old } = hello;
    const log = [
      said(old),
      said({ say: { kind: 'chat', text: 'before there were channels' } }),
      said({ ...old, say: { kind: 'phrase', phrase: 'no-longer-said' } }),
      { ...said({ anything: 1 }), kind: 'no-longer-done' },
    ];
    expect(fromStore(log).said).toMatchObject([
      { channel: 'table', say: { text: 'hello' } },
      { channel: 'table', say: { text: 'before there were channels' } },
    ]);
  });

  test('is another thing than a phrase from before there were claims, which is read as the claim it is today', () => {
    const phrase = (version: object, phrase: string, about: object = {}) =>
      said({ ...version, channel: 'table', say: { kind: 'phrase', phrase, ...about } });
    const log = [
      phrase({}, 'i-am-clean'),
      phrase({ version: 1 }, 'i-have-a-gas-can'),
      phrase({ version: 1 }, 'stay-away-from-me'),
      phrase({ version: 1 }, 'is-clean', { seat: 3 }),
      phrase({ version: 1 }, 'do-not-trade-with', { seat: 2 }),
      phrase({ version: 1 }, 'come-to', { room: 'L01' }),
      // Whom it was to meet nobody knows.
      { ...phrase({ version: 1 }, 'meet-me'), from: 'watching' as const },
    ];
    const claims = fromStore(log).said.map(({ say }) => say.kind === 'claim' && say.claim);
    expect(claims).toEqual([
      { type: 'clean' },
      { type: 'cans', count: 1 },
      { type: 'away', place: { seat: 0 } },
      { type: 'trust', seat: 3 },
      { type: 'away', place: { seat: 2 } },
      { type: 'come', place: { room: 'L01' } },
    ]);
    expect(talkAfterwards(log, () => true)).toHaveLength(6);
    expect(() => fromStore([phrase({ version: 2 }, 'i-am-clean')])).toThrow('damaged');
  });

  test('is read back as it was written', () => {
    const entry = { kind: 'said', channel: 'dead', say: { kind: 'chat', text: 'boo' } } as const;
    const stored = toStore(2, 7, 3, entry);
    expect(JSON.parse(stored.body)).toEqual({
      version: 2,
      channel: 'dead',
      say: { kind: 'chat', text: 'boo' },
    });
    expect(fromStore([stored]).said).toEqual([{ channel: 'dead', from: 2, at: 7, say: entry.say }]);
  });
});

test('how somebody is called is gone as soon as his table is closed', async () => {
  const file = freshFile();
  const store = await opened(file);
  await withMatch(store, 'BCDFG', 'one');
  expect(numberIn(file, 'SELECT count(*) FROM calls')).toBe(1);
  await store.closeTable('BCDFG', 99);
  expect(numberIn(file, 'SELECT count(*) FROM calls')).toBe(0);
});

test('of what is forgotten no row is left: no step, no word, no consent, no chair', async () => {
  const file = freshFile();
  const store = await opened(file);
  for (const [code, id] of [
    ['BCDFG', 'old'],
    ['BCDFH', 'new'],
  ] as const) {
    await withMatch(store, code, id);
    await store.appendSteps(id, 1, stepsFrom(1, 3), 20);
    await store.appendTalk(id, { afterStep: 3, at: 30, from: 0, kind: 'said', body: '{}' });
    await store.endMatch(id, id === 'old' ? 99 : 100, 'sealed');
    for (const key of ['1f', '2f'])
      await store.setConsent(id, key.repeat(32), { listing: true, marks: true });
    await store.closeTable(code, id === 'old' ? 99 : 100);
  }
  const rows = () =>
    Object.fromEntries(
      ['codes', 'tables', 'chairs', 'matches', 'steps', 'talk', 'consents'].map((table) => [
        table,
        numberIn(file, `SELECT count(*) FROM ${table}`),
      ]),
    );
  const half = { codes: 1, tables: 1, chairs: 3, matches: 1, steps: 3, talk: 1, consents: 2 };
  expect(rows()).toEqual({ codes: 2, tables: 2, chairs: 6, matches: 2, steps: 6, talk: 2, consents: 4 });
  await store.forget(100);
  expect(rows()).toEqual(half);
  expect(numberIn(file, "SELECT count(*) FROM talk WHERE match = 'new'")).toBe(1);
  await store.forget(101);
  expect(Object.values(rows())).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('the open tables are found without reading those that were closed', async () => {
  const file = freshFile();
  await filled(file);
  const db = new DatabaseSync(file);
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${OPEN_TABLES}`).all();
  db.close();
  expect(plan.map(({ detail }) => detail)).toEqual(['SCAN tables USING INDEX tables_open']);
});
