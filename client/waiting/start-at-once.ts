import { randomPart } from '#client/device/memory.ts';
import type { Session, Table } from '#client/table/session.ts';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';

/** The mark in the address of a table that was opened to be played at once. */
export const AT_ONCE = '#now';

export const wantsToStartAtOnce = (): boolean => location.hash === AT_ONCE;

/** Bots into all free chairs, and off. */
export async function startAtOnce(session: Session, table: Table): Promise<void> {
  // The mark is used up, so that coming back to the table later does not start another match.
  history.replaceState(null, '', location.pathname);
  const free = SEAT_IDS.slice(0, table.settings.seats).filter((seat) => !table.chairs.has(seat));
  for (const seat of free) await session.request('set-chair', { seat, to: 'bot' });
  await session.request('ready', { ready: true, part: randomPart() });
  await session.request('start', {});
}
