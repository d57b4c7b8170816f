import type { BotName } from '#server/bots/index.ts';
import { classifier, tellApart } from '#server/tools/calibration.ts';
import { playAll } from '#server/tools/match-pool.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

export interface DeedsTrial {
  readonly matches: number;
  readonly players: readonly number[];
  readonly seed: string;
  readonly level: BotName;
  readonly threads: number;
  readonly progress: (done: number) => void;
}

export interface DeedsReport {
  /** Seats that were guessed at, and how many of them were Infected. */
  readonly seats: number;
  readonly infected: number;
  /** 0.5 is a coin, 1 never errs. */
  readonly auc: number;
  /** The interval it lies in, in 95 cases of 100. */
  readonly low: number;
  readonly high: number;
}

/**
 * Whether the Infected are found by what everybody sees them do: a classifier of public deeds after five phases, taught
 * by the first half of the matches and tried on the second.
 */
export async function tellByDeeds({
  matches,
  players,
  seed,
  level,
  threads,
  progress,
}: DeedsTrial): Promise<DeedsReport> {
  const plans = Array.from({ length: matches }, (_, game) => ({
    seed: `${seed}/${game}`,
    bots: Array.from({ length: players[game % players.length] ?? 5 }, () => level),
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  }));
  const lessons = await playAll('study', plans, progress, { threads });
  const half = Math.ceil(lessons.length / 2);
  const suspectsOf = (part: typeof lessons) => part.flatMap(({ suspects }) => suspects);
  const tried = suspectsOf(lessons.slice(half));
  const auc = tellApart(tried, classifier(suspectsOf(lessons.slice(0, half))));
  const infected = tried.filter(({ isInfected }) => isInfected).length;
  return { seats: tried.length, infected, auc, ...intervalOf(auc, infected, tried.length - infected) };
}

/** Hanley and McNeil: how far an area under a curve of so many of either kind may be off. */
export function intervalOf(auc: number, first: number, second: number): { low: number; high: number } {
  if (first === 0 || second === 0) return { low: 0, high: 1 };
  const both = auc / (2 - auc);
  const either = (2 * auc ** 2) / (1 + auc);
  const spread = Math.sqrt(
    (auc * (1 - auc) + (first - 1) * (both - auc ** 2) + (second - 1) * (either - auc ** 2)) /
      (first * second),
  );
  return { low: Math.max(0, auc - 1.96 * spread), high: Math.min(1, auc + 1.96 * spread) };
}
