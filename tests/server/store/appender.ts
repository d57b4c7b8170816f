/** Appends steps to matches of a store without end, and says so after each: to be killed. */
import { writeSync } from 'node:fs';
import { openSqliteStore, openStore } from '#server/store/index.ts';
import { stepsFrom } from './steps.ts';

const [where = '', file = '', ...matchIds] = process.argv.slice(2);
const store = await (where === 'here' ? openSqliteStore(file) : openStore(file, fail));

function fail(error: Error): void {
  throw error;
}

async function append(matchId: string) {
  const record = await store.loadRecord(matchId);
  for (let next = (record?.steps.length ?? 0) + 1; ; next++) {
    await store.appendSteps(matchId, next, stepsFrom(next, 1), 0);
    writeSync(process.stdout.fd, `${matchId} ${next}\n`);
  }
}

await Promise.all(matchIds.map(append));
