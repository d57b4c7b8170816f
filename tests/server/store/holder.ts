/** Opens a store as the server does, says so, and holds it: to be killed. */
import { writeSync } from 'node:fs';
import { openStore } from '#server/store/index.ts';

const [file = ''] = process.argv.slice(2);
await openStore(file, (error) => {
  throw error;
});
writeSync(process.stdout.fd, 'held\n');
