import type { Match } from '#server/dealer/index.ts';
import { inSlices } from '#server/process/in-slices.ts';
import type { Store, Talk } from '#server/store/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { must } from '#shared/vocabulary/index.ts';
import { type Dealer, STEPS_AT_A_TIME } from './dealer.ts';

/** What a step led to. */
export type Happened = Pick<Match, 'events'>;

/** A match that is to go on, with all that was said beside it. */
export interface StoredMatch {
  readonly id: string;
  /** What happened at each step, the deal first. */
  readonly past: readonly Happened[];
  readonly now: Match;
  readonly talk: readonly Talk[];
}

/** What was played by other rules is kept for its time like any match, but not played on. */
export async function storedMatch(
  store: Store,
  dealer: Dealer,
  id: string,
): Promise<StoredMatch | 'rules-changed'> {
  const rules = must(await store.rulesOf(id), 'the match of a table is in the store');
  if (!dealer.hasRules(rules)) return 'rules-changed';
  const [loaded, talk] = await Promise.all([store.loadRecord(id), store.loadTalk(id)]);
  const past: Happened[] = [];
  // The matches in between are not kept: they would be the larger part of what a table brings back.
  const now = await playedAgain(dealer, must(loaded, 'a match has a record'), ({ events }) => {
    past.push({ events });
  });
  return { id, past, now, talk };
}

/** After each step, the deal first. */
export async function momentsPlayedAgain(dealer: Replaying, record: MatchRecord): Promise<readonly Match[]> {
  const moments: Match[] = [];
  await playedAgain(dealer, record, (match) => moments.push(match));
  return moments;
}

type Replaying = Pick<Dealer, 'openMatch' | 'replayStep'>;

/** Shown step by step, the deal first, in pieces: nobody else waits for the whole of it. */
async function playedAgain(
  dealer: Replaying,
  { setup, steps }: MatchRecord,
  show: (match: Match) => void,
): Promise<Match> {
  let now = dealer.openMatch(setup);
  show(now);
  await inSlices(steps, STEPS_AT_A_TIME, (step) => {
    now = dealer.replayStep(now, step);
    show(now);
  });
  return now;
}
