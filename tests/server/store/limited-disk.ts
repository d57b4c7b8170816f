import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import type { Store } from '#server/store/index.ts';
import { storeIn } from '#server/store/sqlite-store.ts';
import { ThreadClient } from '#server/store/thread-client.ts';
import { threadedStore } from '#server/store/threaded-store.ts';
import { freshFile } from './samples.ts';

/** A store on a disk that can be filled and freed. */
export interface Limited {
  readonly store: Store;
  fill(): Promise<void>;
  free(): Promise<void>;
}

const ROOMY = 1_000_000;

export async function limitedHere(): Promise<Limited> {
  const db = openDatabase(freshFile());
  const store = storeIn(db);
  onTestFinished(() => store.close());
  // Less than there is means: no page more.
  const setPages = async (pages: number) => db.exec(`PRAGMA max_page_count = ${pages}`);
  return { store, fill: () => setPages(1), free: () => setPages(ROOMY) };
}

export async function limitedInThread(): Promise<Limited> {
  const file = freshFile();
  const failed = (error: Error) => {
    throw error;
  };
  const thread = async (program: URL, data: object, transfer: Parameters<Worker['postMessage']>[1] = []) => {
    const worker = new Worker(program, { workerData: { file, ...data }, transferList: [...transfer] });
    const client = new ThreadClient(worker, failed);
    await client.opened;
    return client;
  };
  const { port1: disk, port2 } = new MessageChannel();
  const writer = await thread(new URL('limited-thread.ts', import.meta.url), { disk: port2 }, [port2]);
  const reading = new URL('../../../server/store/store-thread.ts', import.meta.url);
  const reader = await thread(reading, { access: 'reading' });
  const store = threadedStore(writer, reader, () => disk.close());
  onTestFinished(() => store.close());
  const setPages = async (pages: number) => {
    const set = once(disk, 'message');
    disk.postMessage(pages);
    await set;
  };
  return { store, fill: () => setPages(1), free: () => setPages(ROOMY) };
}
