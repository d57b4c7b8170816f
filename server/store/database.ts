import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';
import { StoreError } from './store.ts';

const IN_MEMORY = ':memory:';

/** How long to wait for another process that holds the file. */
const PATIENCE_MS = 5_000;

/** Result codes of SQLite; the lowest byte is the kind, the rest the detail. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const FOREIGN_KEY = 787;

/** Opens the file, or makes it; sound, of the newest version, and durable at every commit. */
export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    if (file !== IN_MEMORY) makePrivate(file);
    db = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
    // In WAL only FULL syncs the log at every commit.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    expectSound(db);
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw cannotOpen(file, error);
  }
}

/** The file holds secrets of running matches; SQLite gives its companions the same rights. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function expectSound(db: DatabaseSync): void {
  const [finding] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (finding !== 'ok') throw new StoreError('damaged', `is damaged (${finding}): restore a copy of it`);
}

function cannotOpen(file: string, error: unknown): StoreError {
  const named = (sentence: string) => `The file ${file} ${sentence}.`;
  if (error instanceof StoreError)
    return new StoreError(error.problem, named(error.message), { cause: error });
  switch (kindOf(error)) {
    case NOT_A_DATABASE:
      return new StoreError('damaged', named('is no database, or its beginning is damaged'), {
        cause: error,
      });
    case CORRUPT:
      return new StoreError('damaged', named('is damaged: restore a copy of it'), { cause: error });
    default:
      return new StoreError('unusable', named(`cannot be opened for writing (${wordsOf(error)})`), {
        cause: error,
      });
  }
}

/** What went wrong in an open database, as one of the store's own errors. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (detailOf(error) === FOREIGN_KEY) {
    return new StoreError('unknown', 'There is no such match, table or code in the store.', { cause: error });
  }
  const kind = kindOf(error);
  if (kind === CORRUPT || kind === NOT_A_DATABASE) {
    return new StoreError('damaged', 'The database file is damaged: restore a copy of it.', { cause: error });
  }
  return new StoreError('failed', `The store failed: ${wordsOf(error)}.`, { cause: error });
}

const kindOf = (error: unknown): number => detailOf(error) & 0xff;

function detailOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
