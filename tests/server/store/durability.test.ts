import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/index.ts';
import { aTable, freshFile, opened, withMatch } from './samples.ts';
import { SETUP, stepsFrom } from './steps.ts';

const APPENDER = fileURLToPath(new URL('appender.ts', import.meta.url));
const MATCHES = ['one', 'two', 'three', 'four'];
const KILLS = 3;

/** Kills the appender after so many acknowledgements; tells the last acknowledged step of each match. */
async function killedAfter(
  count: number,
  where: 'here' | 'in threads',
  file: string,
): Promise<ReadonlyMap<string, number>> {
  const appender: ChildProcess = spawn(process.execPath, [APPENDER, where, file, ...MATCHES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(appender, 'exit');
  const acknowledged = new Map<string, number>();
  let lines = 0;
  if (!appender.stdout) throw new Error('the appender says nothing');
  // What it wrote before it died is read to the end.
  for await (const line of createInterface({ input: appender.stdout })) {
    const [matchId = '', number] = line.split(' ');
    acknowledged.set(matchId, Number(number));
    if (++lines === count) appender.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  expect(lines).toBeGreaterThanOrEqual(count);
  return acknowledged;
}

describe('nothing acknowledged is lost', () => {
  test('what one handle wrote another reads, though the first is never closed', async () => {
    const file = freshFile();
    const writer = await openSqliteStore(file);
    await withMatch(writer, 'BCDFG', 'one');
    await writer.appendSteps('one', 1, stepsFrom(1, 3), 20);

    const reader = await opened(file);
    expect(await reader.openTables()).toEqual(['BCDFG']);
    expect(await reader.loadTable('BCDFG')).toStrictEqual(
      aTable('BCDFG', { phase: 'playing', matchId: 'one', changedAt: 10 }),
    );
    expect(await reader.loadRecord('one')).toStrictEqual({ setup: SETUP, steps: stepsFrom(1, 3) });
    await expect(reader.appendSteps('one', 3, stepsFrom(3, 1), 30)).rejects.toMatchObject({
      problem: 'not-next',
    });
    await reader.appendSteps('one', 4, stepsFrom(4, 1), 30);
    expect((await writer.loadRecord('one'))?.steps).toEqual(stepsFrom(1, 4));
    await writer.close();
  });

  test.each(['here', 'in threads'] as const)(
    'a process killed while it appends (%s) leaves every acknowledged step, and no torn one',
    async (where) => {
      const file = freshFile();
      const before = await openSqliteStore(file);
      for (const [index, id] of MATCHES.entries()) await withMatch(before, `BBBB${index}`, id);
      await before.close();

      for (let kill = 1; kill <= KILLS; kill++) {
        const acknowledged = await killedAfter(kill * 37, where, file);
        const after = await openSqliteStore(file);
        for (const id of MATCHES) {
          const steps = (await after.loadRecord(id))?.steps ?? [];
          expect(steps.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
          // At most the one step that was on disk but not yet acknowledged.
          expect(steps.length).toBeLessThanOrEqual((acknowledged.get(id) ?? steps.length) + 1);
          expect(steps).toEqual(stepsFrom(1, steps.length));
        }
        await after.close();
      }
    },
  );
});
