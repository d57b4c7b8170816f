import type { DatabaseSync } from 'node:sqlite';
import { storeError } from './database.ts';
import { StoreError } from './store.ts';

/** Takes work on the database; the promise settles when it is on disk, or was undone. */
export interface GroupCommit {
  ask<Answer>(work: () => Answer): Promise<Answer>;
  /** After all that was asked for. */
  close(): Promise<void>;
}

type Tell = () => void;

interface Asked {
  /** Does the work; whoever asked is told only once it is on disk. */
  readonly work: () => Tell;
  readonly reject: (error: StoreError) => void;
}

/**
 * Everything asked for in one turn of the event loop is done in one transaction, in order: many tables share
 * one wait for the disk. Work that throws is undone alone; the rest of its group stands.
 */
export function groupCommit(db: DatabaseSync): GroupCommit {
  let group: Asked[] = [];
  let open = true;

  function ask<Answer>(work: () => Answer): Promise<Answer> {
    if (!open) return Promise.reject(new StoreError('closed', 'The store was closed.'));
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    // An immediate, not a microtask: every socket that has something to read is heard before.
    if (group.length === 0) setImmediate(commit);
    group.push({
      work() {
        const answer = work();
        return () => resolve(answer);
      },
      reject,
    });
    return promise;
  }

  function commit(): void {
    const asked = group;
    group = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      const tells = asked.map(attempt);
      db.exec('COMMIT');
      for (const tell of tells) tell();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of asked) reject(storeError(error));
    }
  }

  function attempt({ work, reject }: Asked): Tell {
    db.exec('SAVEPOINT one');
    try {
      const tell = work();
      db.exec('RELEASE one');
      return tell;
    } catch (error) {
      // After an error of the disk there may be no transaction left: then this throws, and the group fails.
      db.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(storeError(error));
    }
  }

  async function close(): Promise<void> {
    if (!open) return;
    const last = ask(() => undefined);
    open = false;
    try {
      await last;
    } finally {
      db.close();
    }
  }

  return { ask, close };
}
