import { expect, test } from 'vitest';
import { failoverRun } from '#tests/trials/failover/run.ts';

test('nothing is lost when a process dies, one is updated, and the database and Redis go away', async () => {
  const report = await failoverRun({
    faults: ['kill', 'terminate', 'postgres', 'redis'],
    tables: 5,
    seed: 'npm test',
    durable: false,
  });
  expect(report).toMatchObject({
    lost: 0,
    playedTwice: 0,
    tablesLost: 0,
    seatsLost: 0,
    wrongPictures: 0,
  });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.returns).toBeGreaterThan(0);
}, 300_000);
