import type { DatabaseSync } from 'node:sqlite';
import { isOfDisk, storeError } from './database.ts';
import { StoreError, type StoreHealth } from './store.ts';

/** Takes work on the database; the promise settles when it is on disk, or was undone. */
export interface GroupCommit {
  ask<Answer>(work: () => Answer): Promise<Answer>;
  /** Unwell from the first thing on that the disk refused. */
  health(): StoreHealth;
  /** The disk takes things again. */
  recovered(): void;
  /** After all that was asked for. */
  close(): Promise<void>;
}

type Tell = () => void;

/** Whoever only reads takes nobody's turn to write. */
export type Access = 'writing' | 'reading';
const BEGIN: Readonly<Record<Access, string>> = { writing: 'BEGIN IMMEDIATE', reading: 'BEGIN' };

interface Asked {
  /** Does the work; whoever asked is told only once it is on disk. */
  readonly work: () => Tell;
  readonly reject: (error: StoreError) => void;
}

/**
 * Everything asked for in one turn of the event loop is done in one transaction, in order: many tables share
 * one wait for the disk. Work that throws is undone alone; the rest of its group stands.
 */
export function groupCommit(db: DatabaseSync, access: Access = 'writing'): GroupCommit {
  let group: Asked[] = [];
  let open = true;
  let health: StoreHealth = { ok: true };
  // Read once, not for every work.
  const mark = db.prepare('SAVEPOINT one');
  const release = db.prepare('RELEASE one');

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
      db.exec(BEGIN[access]);
      const tells = asked.map(attempt);
      db.exec('COMMIT');
      for (const tell of tells) tell();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      const reason = storeError(error);
      health = unwell(reason);
      for (const { reject } of asked) reject(reason);
    }
  }

  function attempt({ work, reject }: Asked): Tell {
    mark.run();
    try {
      const tell = work();
      release.run();
      return tell;
    } catch (error) {
      // After an error of the disk there may be no transaction left: then the group fails, for that reason.
      if (!db.isTransaction) throw error;
      const reason = storeError(error);
      if (isOfDisk(error)) health = unwell(reason);
      db.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(reason);
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

  function recovered(): void {
    health = { ok: true };
  }

  return { ask, health: () => health, recovered, close };
}

const unwell = ({ problem }: StoreError): StoreHealth => ({ ok: false, problem });
