/** The thread in which the store writes, or one in which it only reads. */
import { parentPort, workerData } from 'node:worker_threads';
import { openForReading } from './database.ts';
import type { Access } from './group-commit.ts';
import { serveStore } from './serve-store.ts';
import { openSqliteStore, storeIn } from './sqlite-store.ts';

const { file, access }: { readonly file: string; readonly access: Access } = workerData;
if (!parentPort) throw new Error('this runs in a thread of the server');
await serveStore(parentPort, async () =>
  access === 'writing' ? openSqliteStore(file) : storeIn(openForReading(file), access),
);
