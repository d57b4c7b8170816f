import type { Fork } from '#shared/play/index.ts';
import { keptForkSchema } from '#shared/wire/fork.ts';
import type { LessonName } from './lesson.ts';

/** Where each lesson begins, found in matches of bots by `npm run forks`. */
const FORKS: Readonly<Record<LessonName, () => Promise<{ readonly default: unknown }>>> = {
  walk: () => import('./forks/walk.json'),
  search: () => import('./forks/search.json'),
  hand: () => import('./forks/hand.json'),
  meeting: () => import('./forks/meeting.json'),
  'gas-can': () => import('./forks/gas-can.json'),
  infect: () => import('./forks/infect.json'),
  scan: () => import('./forks/scan.json'),
  hive: () => import('./forks/hive.json'),
};

export async function loadFork(lesson: LessonName): Promise<Fork> {
  return keptForkSchema.parse((await FORKS[lesson]()).default);
}

/** The learner is called by his own name. */
export function withLearner({ setup, ...fork }: Fork, name: string): Fork {
  const seats = setup.seats.map((seat, i) => (i === fork.seat ? { ...seat, name } : seat));
  return { ...fork, setup: { ...setup, seats } };
}
