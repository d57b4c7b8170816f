import type { SeenStep } from '#client/table/session.ts';

/** What this tab keeps of one match over a reload. The commitment tells matches apart. */
export interface Place {
  readonly match: string;
  /** What another seat saw is no business of this one. */
  readonly seat: number | 'watching';
}

/** How much of what was seen is kept. */
const MOST_STEPS = 300;

export const recallSeen = (place: Place): readonly SeenStep[] => recall('seen', place);
export const keepSeen = (place: Place, seen: readonly SeenStep[]): void =>
  keep('seen', place, seen.slice(-MOST_STEPS));

/** The notices that were put away. */
export const recallRead = (place: Place): readonly string[] => recall('read', place);
export const keepRead = (place: Place, read: readonly string[]): void => keep('read', place, read);

const itemOf = (what: string, { match, seat }: Place): string => `${what} ${match} ${seat}`;

function recall<Each>(what: string, place: Place): readonly Each[] {
  try {
    return JSON.parse(sessionStorage.getItem(itemOf(what, place)) ?? '[]');
  } catch {
    return [];
  }
}

function keep(what: string, place: Place, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(itemOf(what, place), JSON.stringify(list));
  } catch {
    // A browser that keeps nothing begins an empty log after a reload.
  }
}
