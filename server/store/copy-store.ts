import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openForReading, storeError } from './database.ts';

export interface Copied {
  readonly tables: number;
  readonly matches: number;
}

/**
 * Copies the file as it is at one moment, also while a server writes it: a reader sees one state of it, and keeps
 * nobody from writing. The copy is sound, whole, and on disk when this returns. Nothing is overwritten.
 */
export function copyStore(file: string, copy: string): Copied {
  const source = openForReading(file);
  try {
    // Made here, and not by SQLite: never over another file, and with the rights of one that holds secrets.
    const made = openSync(copy, 'wx', 0o600);
    try {
      source.prepare('VACUUM INTO ?').run(copy);
      fsyncSync(made);
      return contentsOf(copy);
    } catch (error) {
      rmSync(copy);
      throw storeError(error);
    } finally {
      closeSync(made);
    }
  } finally {
    source.close();
  }
}

function contentsOf(file: string): Copied {
  const db = openForReading(file);
  try {
    return { tables: count(db, 'tables WHERE closed_at IS NULL'), matches: count(db, 'matches') };
  } finally {
    db.close();
  }
}

function count(db: DatabaseSync, what: string): number {
  return Number(db.prepare(`SELECT count(*) AS count FROM ${what}`).get()?.['count']);
}
