import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';
import { StoreError } from './store.ts';

const IN_MEMORY = ':memory:';

/** How long to wait for another process that holds the file. */
const PATIENCE_MS = 5_000;
/** A server that is just ending may still hold the lock. */
const LOCK_PATIENCE_MS = 1_000;

/** Result codes of SQLite; the lowest byte is the kind, the rest the detail. */
const BUSY = 5;
const NO_MEMORY = 7;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;
const FOREIGN_KEY = 787;
const OF_DISK = [BUSY, NO_MEMORY, READ_ONLY, INPUT_OUTPUT, CORRUPT, FULL, CANNOT_OPEN, NOT_A_DATABASE];

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

/** A file that another connection keeps sound: what was committed there is seen here. */
export function openForReading(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: PATIENCE_MS, readOnly: true });
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

/**
 * Nobody else gets the lock while this process lives, however it ends: SQLite's own lock on a file beside the
 * database, so that the database itself can be read and copied meanwhile.
 */
export function lock(file: string): { release(): void } {
  const lockFile = `${file}.lock`;
  let db: DatabaseSync | undefined;
  try {
    makePrivate(lockFile);
    const held = new DatabaseSync(lockFile, { timeout: LOCK_PATIENCE_MS });
    db = held;
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return { release: () => held.close() };
  } catch (error) {
    db?.close();
    if (kindOf(error) !== BUSY) throw cannotOpen(lockFile, error);
    throw new StoreError('in-use', `The file ${file} is in use by another server.`, { cause: error });
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

/** Whether it is the disk that refused, and not what was asked for that was wrong. */
export const isOfDisk = (error: unknown): boolean => OF_DISK.includes(kindOf(error));

const kindOf = (error: unknown): number => detailOf(error) & 0xff;

function detailOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
