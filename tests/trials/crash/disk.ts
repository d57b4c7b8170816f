import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { matchMoments, viewFor } from '#server/dealer/index.ts';
import { openSqliteStore } from '#server/store/index.ts';
import type { MatchRecord, SeatCommand, SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** The match of every table that is still there. */
export type Disk = ReadonlyMap<string, MatchRecord>;

/** Reads what a killed server left, in a copy: the next one finds it as it was. */
export async function readDisk(folder: string): Promise<Disk> {
  const copy = mkdtempSync(join(tmpdir(), 'panic-station-crash-copy-'));
  cpSync(folder, copy, { recursive: true });
  const store = await openSqliteStore(join(copy, 'station.sqlite'));
  const disk = new Map<string, MatchRecord>();
  for (const code of await store.openTables()) {
    const table = await store.loadTable(code);
    const record = table?.matchId ? await store.loadRecord(table.matchId) : undefined;
    if (record) disk.set(code, record);
  }
  await store.close();
  rmSync(copy, { recursive: true });
  return disk;
}

export function commandsOf(record: MatchRecord | undefined, seat: SeatId): readonly SeatCommand[] {
  return (record?.steps ?? []).flatMap(({ actor, command }) =>
    actor === seat ? [command as SeatCommand] : [],
  );
}

/** Whether the dealer would show just this at some moment from that step on: bots may have played since. */
export function isDealersView(picture: SeatView, record: MatchRecord, fromStep: number): boolean {
  return matchMoments(record)
    .slice(fromStep)
    .some((match) => isDeepStrictEqual(plain(viewFor(match, picture.me)), plain(picture)));
}

/** As it comes over the wire: what is undefined is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
