import type { SeenStep } from '#client/table/session.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { keepInTab, recallInTab } from './tab-memory.ts';

/** One match from one place: what another seat saw is no business of this one. The commitment tells matches apart. */
export interface Place {
  readonly match: string;
  readonly seat: SeatId | 'watching';
}

/** What was seen from there, oldest first. */
export interface KeptLog extends Place {
  readonly steps: readonly SeenStep[];
}

/** What this tab saw at a table, over a reload. */
export const recallLog = (code: string): KeptLog | undefined => recallInTab(`seen ${code}`, undefined);
export const keepLog = (code: string, log: KeptLog): void => keepInTab(`seen ${code}`, log);

/** The notices that were put away. */
export const recallRead = (place: Place): readonly string[] => recallInTab(readItem(place), []);
export const keepRead = (place: Place, read: readonly string[]): void => keepInTab(readItem(place), read);

const readItem = ({ match, seat }: Place): string => `read ${match} ${seat}`;
