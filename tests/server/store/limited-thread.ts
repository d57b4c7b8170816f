/** The store's thread on a disk whose size is set from outside. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/store/database.ts';
import { serveStore } from '#server/store/serve-store.ts';
import { storeIn } from '#server/store/sqlite-store.ts';

const { file, disk } = workerData;
if (!parentPort) throw new Error('this runs in a thread');
await serveStore(parentPort, async () => {
  const db = openDatabase(file);
  disk.on('message', (pages: number) => {
    db.exec(`PRAGMA max_page_count = ${pages}`);
    disk.postMessage('set');
  });
  disk.unref();
  return storeIn(db);
});
