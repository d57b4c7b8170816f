import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { playerCommitmentTo } from '#server/dealer/index.ts';
import { guarded } from '#server/process/clock.ts';
import { Faults } from '#server/process/faults.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { DOZE_MS, type Link, PATIENCE_MS } from '#server/rooms/presence.ts';
import { Table } from '#server/rooms/table.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { keyOf, SETTINGS } from '#tests/server/live/live-server.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { heldStore } from '#tests/trials/table/held-store.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';

const aWhile = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise(setImmediate);
};

/** An empty table on a disk that can be held, and what is heard of its end. */
async function openedTable() {
  const clock = handClock();
  const inner = await openSqliteStore(':memory:');
  await inner.reserveCode('BCDFG', 0);
  const disk = heldStore(inner);
  const log = pino({ level: 'silent' });
  const heard: string[] = [];
  const display = {
    showTable: () => {},
    showMatch: () => {},
    closed: () => void heard.push('closed'),
    fellAsleep: () => void heard.push('fell asleep'),
  };
  const parts = {
    clock: guarded(clock, () => heard.push('failed')),
    store: disk.store,
    log,
    dealer: THE_DEALER,
    randomBytes: seededBytes('sleep'),
    faults: new Faults(log),
  };
  const table = new Table('BCDFG', SETTINGS, parts, display);
  await table.open();
  return { clock, disk, store: inner, table, heard };
}

/** A person among bots who has just closed the page. */
async function leftAlone() {
  const opened = await openedTable();
  const { table } = opened;
  const ann: Link = { send: () => {}, close: () => {} };
  await table.arrive(ann, { name: 'Ann', key: keyOf('Ann') });
  for (const seat of [1, 2, 3] as const) {
    await table.inTurn(ann, (own) => table.seating.setChair(own, { seat, to: 'bot' }));
  }
  const part = 'ab'.repeat(32);
  const commitment = playerCommitmentTo(part);
  await table.inTurn(ann, (own) => table.seating.ready(own, { ready: true, commitment }));
  const started = table.start(ann);
  await aWhile();
  table.deal.open(table.seatOf(ann) ?? 0, { agreed: true, part });
  expect(await started).toEqual({ ok: true });
  await table.gone(ann, false);
  return opened;
}

describe('a match nobody is at', () => {
  test('falls asleep after some minutes, and keeps when it was left', async () => {
    const { clock, store, heard } = await leftAlone();
    clock.advance(DOZE_MS);
    await aWhile();
    expect(heard).toEqual(['fell asleep']);
    expect((await store.loadTable('BCDFG'))?.changedAt).toBe(clock.now());
  });

  test('stays when somebody knocks while that is being written', async () => {
    const { clock, disk, table, heard } = await leftAlone();
    disk.hold();
    clock.advance(DOZE_MS);
    await aWhile();
    expect(disk.waiting).toBe(1);
    table.stayAwake();
    disk.release();
    await aWhile();
    expect(heard).toEqual([]);
    // Nobody came in after all.
    clock.advance(DOZE_MS);
    await aWhile();
    expect(heard).toEqual(['fell asleep']);
  });

  test('tries again when the disk fails', async () => {
    const { clock, disk, heard } = await leftAlone();
    disk.failAt(1);
    clock.advance(DOZE_MS);
    await aWhile();
    expect(heard).toEqual(['failed']);
    clock.advance(DOZE_MS);
    await aWhile();
    expect(heard).toEqual(['failed', 'fell asleep']);
  });
});

test('an empty table that waits is closed, and again if the disk failed', async () => {
  const { clock, disk, store, heard } = await openedTable();
  disk.failAt(1);
  clock.advance(PATIENCE_MS);
  await aWhile();
  expect(heard).toEqual(['failed']);
  clock.advance(PATIENCE_MS);
  await aWhile();
  expect(heard).toEqual(['failed', 'closed']);
  expect(await store.loadTable('BCDFG')).toBeUndefined();
});
