import type { SeenEvent, View } from '#shared/play/index.ts';

/** A card drawn is as long for every card (D2); every further one 600 more. */
export const drawMs = (cards: number): number => 1500 + 600 * (cards - 1);

export const DEATH_MS = 1600;
export const DEATH = { cooling: 0, cold: 1200 } as const;

export const BODY_SCAN_MS = 2200;
export const BODY_SCAN = { begin: 0, cards: 400, words: 1700, answers: BODY_SCAN_MS } as const;

export const PHASE = { spin: 0, rest: 700, crawl: 1200 } as const;

/** As long as the director gives it: the die, the crawl and, if somebody is there, the jaws. */
export function phaseMs(view: View, events: readonly SeenEvent[]): number {
  if (events.some(({ type }) => type === 'armor-asked')) return 2500;
  return view.parasites.length > 0 ? 2000 : 1200;
}

export const HIVE_MS = 3600;
export const HIVE = { cans: 0, takes: 1400, white: 3000 } as const;

export const ACCUSATION_MS = 1600;
/** How long one can still answer from where it was; the feed keeps it. */
export const ANSWERS_MS = 5000;
