import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreError } from '#server/store/index.ts';
import { aTable, withMatch } from '#tests/server/store/samples.ts';
import { SETUP, stepsFrom } from '#tests/server/store/steps.ts';
import { openedAs, place } from './postgres-kind.ts';

const LOST = { problem: 'lost' };

async function twoProcesses() {
  const url = await place();
  const [one, two] = await Promise.all([openedAs('one', url), openedAs('two', url)]);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('SET search_path TO panic_station');
  onTestFinished(() => admin.end());
  const expire = (process: string) =>
    admin.query("UPDATE owners SET expires_at = now() - interval '1 minute' WHERE process = $1", [process]);
  return { url, one, two, admin, expire };
}

describe('a table has one owner', () => {
  test('who saves it first; the others are told where it is', async () => {
    const { one, two } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    expect(await one.claimTable('BCDFG')).toBe('here');
    expect(await two.claimTable('BCDFG')).toEqual({ process: 'one', address: 'station.test/one' });
    expect(await two.claimTable('CDFGH')).toBe('nowhere');
  });

  test('whatever another process writes of it is refused, and changes nothing', async () => {
    const { one, two } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    await one.appendSteps('match', 1, stepsFrom(1, 1), 0);
    const table = aTable('BCDFG', { changedAt: 99 });
    await expect(two.appendSteps('match', 2, stepsFrom(2, 1), 0)).rejects.toMatchObject(LOST);
    await expect(two.endMatch('match', 5, 'sealed')).rejects.toMatchObject(LOST);
    await expect(two.saveTable(table)).rejects.toMatchObject(LOST);
    await expect(two.beginMatch({ id: 'other', table, setup: SETUP })).rejects.toMatchObject(LOST);
    const talk = { afterStep: 1, at: 5, from: 0, kind: 'said', body: '{}' } as const;
    await expect(two.appendTalk('match', talk)).rejects.toMatchObject(LOST);
    await expect(two.closeTable('BCDFG', 5)).rejects.toMatchObject(LOST);
    expect(await one.loadTable('BCDFG')).toMatchObject({ phase: 'playing', matchId: 'match', changedAt: 10 });
    expect((await one.loadRecord('match'))?.steps).toEqual(stepsFrom(1, 1));
    expect(await one.loadTalk('match')).toEqual([]);
    await one.appendSteps('match', 2, stepsFrom(2, 1), 0);
  });

  test('what is let go is had by who knocks first', async () => {
    const { one, two } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    await one.releaseTable('BCDFG');
    await expect(one.appendSteps('match', 1, stepsFrom(1, 1), 0)).rejects.toMatchObject(LOST);
    const claims = await Promise.all([two.claimTable('BCDFG'), one.claimTable('BCDFG')]);
    expect(claims.filter((claim) => claim === 'here')).toHaveLength(1);
  });

  test('a silent owner loses it to who knocks, is refused, and finds out what is still its own', async () => {
    const { one, two, expire } = await twoProcesses();
    const stillMine = vi.fn<(codes: ReadonlySet<string>) => void>();
    one.whenLost(stillMine);
    await withMatch(one, 'BCDFG', 'match');
    await withMatch(one, 'CDFGH', 'kept');
    await one.appendSteps('match', 1, stepsFrom(1, 1), 0);
    await expire('one');
    expect(await two.claimTable('BCDFG')).toBe('here');
    await expect(one.appendSteps('match', 2, stepsFrom(2, 1), 0)).rejects.toMatchObject(LOST);
    await two.appendSteps('match', 2, stepsFrom(2, 1), 0);
    expect((await two.loadRecord('match'))?.steps).toEqual(stepsFrom(1, 2));
    await vi.waitFor(() => expect(stillMine).toHaveBeenCalledWith(new Set(['CDFGH'])), { timeout: 20_000 });
    // It lives again: nobody takes the other one from it.
    expect(await two.claimTable('CDFGH')).toMatchObject({ process: 'one' });
  });

  test('a process that closes leaves its tables to the others', async () => {
    const { one, two } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    await one.close();
    expect(await two.claimTable('BCDFG')).toBe('here');
  });

  test('what another process has awake is not left', async () => {
    const { one, two, expire } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    const long = { waiting: 1000, withMatch: 1000 };
    expect(await two.tablesLeft(long)).toEqual([]);
    expect(await one.tablesLeft(long)).toEqual(['BCDFG']);
    await expire('one');
    expect(await two.tablesLeft(long)).toEqual(['BCDFG']);
    await two.closeTable('BCDFG', 2000);
    expect(await two.openTables()).toEqual([]);
  });
});

describe('a database that goes away', () => {
  test('what was on its way is lost, and neither acknowledged nor written; afterwards it goes on', async () => {
    const { one, admin } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    // Somebody holds the table, so that the step has to wait.
    await admin.query('BEGIN');
    await admin.query("SELECT 1 FROM tables WHERE code = 'BCDFG' FOR UPDATE");
    const onItsWay = one.appendSteps('match', 1, stepsFrom(1, 1), 0);
    const refused = expect(onItsWay).rejects.toMatchObject(LOST);
    await vi.waitFor(async () => {
      const { rowCount } = await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      expect(rowCount).toBe(1);
    });
    await refused;
    await admin.query('ROLLBACK');
    await expect(one.appendSteps('match', 1, stepsFrom(1, 1), 0)).rejects.toMatchObject({
      problem: 'failed',
    });
    expect(await one.health()).toEqual({ ok: false, problem: 'failed' });
    await vi.waitFor(async () => expect(await one.health()).toEqual({ ok: true }), { timeout: 20_000 });
    await one.appendSteps('match', 1, stepsFrom(1, 1), 0);
    expect((await one.loadRecord('match'))?.steps).toEqual(stepsFrom(1, 1));
  });

  test('a process whose old connection seems to live for a while is still known to live once that is gone', async () => {
    const { one, two, admin } = await twoProcesses();
    await withMatch(one, 'BCDFG', 'match');
    const holder = `FROM pg_locks JOIN owners ON owners.number = objid::integer AND owners.process = 'one'
      WHERE locktype = 'advisory' AND classid = 1346457161 AND granted
        AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const { rows } = await admin.query(`SELECT pid, number, pg_terminate_backend(pid) ${holder}`);
    expect(rows).toHaveLength(1);
    const [{ pid: before, number }] = rows;
    // As the old connection would, until the database finds out that nobody is at its other end.
    await admin.query('SELECT pg_advisory_lock(1346457161, $1)', [number]);
    // Both processes have two connections again, and the new one is taken into use.
    await vi.waitFor(
      async () => {
        const { rowCount } = await admin.query(
          "SELECT 1 FROM pg_stat_activity WHERE application_name = 'panic-station' AND datname = current_database() AND pid <> $1",
          [before],
        );
        expect(rowCount).toBe(4);
        expect(await one.health()).toEqual({ ok: true });
      },
      { timeout: 20_000 },
    );
    await admin.query('SELECT pg_advisory_unlock(1346457161, $1)', [number]);
    await vi.waitFor(
      async () => {
        const now = await admin.query(`SELECT pid ${holder}`);
        expect(now.rows).toHaveLength(1);
        expect(now.rows[0].pid).not.toBe(before);
      },
      { timeout: 20_000 },
    );
    expect(await two.claimTable('BCDFG')).toMatchObject({ process: 'one' });
  });

  test('one that is not there is said to be so, without its password', async () => {
    const opening = openedAs('one', 'postgres://station:secret@127.0.0.1:1/nowhere');
    const error = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ problem: 'unusable' });
    expect(String(error)).toMatch(/^Error: The database cannot be reached \(/);
    expect(String(error)).not.toContain('secret');
  });
});

describe('versions', () => {
  test('many processes may start at once on a database with nothing in it', async () => {
    const url = await place();
    const stores = await Promise.all(['one', 'two', 'three'].map((process) => openedAs(process, url)));
    for (const [index, store] of stores.entries()) {
      expect(await store.reserveCode('BCDFG', 1)).toBe(index === 0);
    }
  });

  test('a database of a later version is left as it is', async () => {
    const { url, admin } = await twoProcesses();
    await admin.query('UPDATE version SET number = 99');
    await expect(openedAs('late', url)).rejects.toMatchObject({
      problem: 'newer',
      message:
        'The database was written by a later version of the game (its version is 99, this program knows 3): run that version, or choose another database.',
    });
  });
});
