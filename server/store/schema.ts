import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store.ts';

/** Tells a file of this game from any other SQLite file: "PANI". */
const APPLICATION_ID = 0x50414e49;

/** The n-th brings a file from version n - 1 to n. What has been released is never changed, only added to. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    reserved_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    code TEXT PRIMARY KEY REFERENCES codes,
    settings TEXT NOT NULL,
    opener INTEGER NOT NULL,
    phase TEXT NOT NULL,
    server_part TEXT NOT NULL,
    match TEXT REFERENCES matches ON DELETE SET NULL,
    changed_at INTEGER NOT NULL,
    closed_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_by_match ON tables (match);

  CREATE TABLE chairs (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    bot INTEGER NOT NULL CHECK (bot IN (0, 1)),
    key_hash TEXT,
    PRIMARY KEY (code, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT REFERENCES tables ON DELETE SET NULL,
    setup TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER,
    ending TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matches_by_code ON matches (code);
  CREATE INDEX matches_by_end ON matches (ended_at);

  CREATE TABLE steps (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    actor ANY NOT NULL,
    command TEXT NOT NULL,
    digest TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE talk (
    number INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    after_step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    sender ANY NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX talk_by_match ON talk (match);
  `,
  `
  CREATE TABLE consents (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key_hash TEXT NOT NULL,
    listing INTEGER NOT NULL DEFAULT 0 CHECK (listing IN (0, 1)),
    marks INTEGER NOT NULL DEFAULT 0 CHECK (marks IN (0, 1)),
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO consents (match, seat, key_hash)
    SELECT matches.id, chairs.seat, chairs.key_hash
    FROM matches JOIN tables ON tables.match = matches.id JOIN chairs ON chairs.code = tables.code
    WHERE matches.ended_at IS NOT NULL AND chairs.key_hash IS NOT NULL;

  ALTER TABLE matches ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
  CREATE INDEX matches_listed ON matches (ended_at) WHERE listed = 1;
  `,
  `
  CREATE INDEX tables_open ON tables (changed_at) WHERE closed_at IS NULL;
  CREATE TABLE probe (filling BLOB NOT NULL) STRICT;
  CREATE TABLE removed (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    key_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (code, key_hash)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE calls (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    key_hash TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    PRIMARY KEY (code, key_hash)
  ) STRICT, WITHOUT ROWID;
  `,
];

/** Brings the file to the newest version: all the way, or not at all. */
export function migrate(db: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > migrations.length) {
      throw new StoreError(
        'newer',
        `was written by a later version of the game (its version is ${version}, this program knows ${migrations.length}): run that version, or choose another file`,
      );
    }
    for (const migration of migrations.slice(version)) db.exec(migration);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** 0 for a new file. */
function versionOf(db: DatabaseSync): number {
  const objects = numberIn(db, 'SELECT count(*) FROM sqlite_schema');
  const owner = numberIn(db, 'SELECT application_id FROM pragma_application_id');
  if (objects > 0 && owner !== APPLICATION_ID) {
    throw new StoreError('unusable', 'is a database of another program');
  }
  return numberIn(db, 'SELECT user_version FROM pragma_user_version');
}

function numberIn(db: DatabaseSync, query: string): number {
  return Number(Object.values(db.prepare(query).get() ?? {})[0]);
}
