import type { SeenStep } from '#client/table/session.ts';
import { keepInTab, recallInTab } from './tab-memory.ts';

/** What this tab keeps of one match over a reload. The commitment tells matches apart. */
export interface Place {
  readonly match: string;
  /** What another seat saw is no business of this one. */
  readonly seat: number | 'watching';
}

export const recallSeen = (place: Place): readonly SeenStep[] => recallInTab(itemOf('seen', place), []);
export const keepSeen = (place: Place, seen: readonly SeenStep[]): void =>
  keepInTab(itemOf('seen', place), seen);

/** The notices that were put away. */
export const recallRead = (place: Place): readonly string[] => recallInTab(itemOf('read', place), []);
export const keepRead = (place: Place, read: readonly string[]): void =>
  keepInTab(itemOf('read', place), read);

const itemOf = (what: string, { match, seat }: Place): string => `${what} ${match} ${seat}`;
