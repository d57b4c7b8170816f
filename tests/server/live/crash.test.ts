import { expect, test } from 'vitest';
import { crashRun } from '#tests/trials/crash/run.ts';

test('a server killed twice loses no command, no table, no seat and no chair that has just changed hands', async () => {
  const report = await crashRun({ kills: 2, tables: 4, seed: 'test' });
  expect(report).toMatchObject({
    kills: 2,
    tables: 4,
    people: 16,
    chairsGiven: 2,
    missing: 0,
    unasked: 0,
    tablesLost: 0,
    returns: 31,
    seatsLost: 0,
    pictures: 45,
    wrongPictures: 0,
  });
  expect(report.acknowledged).toBeGreaterThan(0);
});
