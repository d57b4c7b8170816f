import { matchMaker } from '@colyseus/core';
import { hashOf } from '#server/process/hashed-secret.ts';
import { soon } from '#server/process/soon.ts';
import type { NeighbourCounts } from './open-table.ts';

/** Who opened what is forgotten after so long. */
const REMEMBERED_SECONDS = 24 * 60 * 60;

/** What Colyseus' own books in Redis say of the other processes. Addresses are kept as hashes. */
export const neighbourCounts: NeighbourCounts = {
  tables: () => soon(tables(), 0),
  openedBy: (caller) => soon(openedBy(keyOf(caller)), 0),
  opened(caller, code) {
    const { presence } = matchMaker;
    const key = keyOf(caller);
    void soon(Promise.all([presence.sadd(key, code), presence.expire(key, REMEMBERED_SECONDS)]), undefined);
  },
};

const keyOf = (caller: string): string => `tables-of:${hashOf(caller)}`;

async function tables(): Promise<number> {
  const all = await matchMaker.stats.fetchAll();
  const others = all.filter(({ processId }) => processId !== matchMaker.processId);
  return others.reduce((sum, { roomCount }) => sum + roomCount, 0);
}

async function openedBy(key: string): Promise<number> {
  const codes = await matchMaker.presence.smembers(key);
  const open = await matchMaker.findRoomsByIds(codes);
  const closed = codes.filter((code) => !open.has(code));
  await Promise.all(closed.map((code) => matchMaker.presence.srem(key, code)));
  return [...open.values()].filter(({ processId }) => processId !== matchMaker.processId).length;
}
