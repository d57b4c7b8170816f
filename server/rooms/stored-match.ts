import type { Match } from '#server/dealer/index.ts';
import { inSlices } from '#server/process/in-slices.ts';
import type { Store, Talk } from '#server/store/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { must } from '#shared/vocabulary/index.ts';
import { type Dealer, STEPS_AT_A_TIME } from './dealer.ts';

/** A match that is to go on, with all that was said beside it. */
export interface StoredMatch {
  readonly id: string;
  /** After each step, the deal first. */
  readonly moments: readonly Match[];
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
  const record = must(await store.loadRecord(id), 'a match has a record');
  const moments = await momentsPlayedAgain(dealer, record);
  return { id, moments, now: moments.at(-1) ?? moments[0], talk: await store.loadTalk(id) };
}

/** After each step, the deal first, in pieces: nobody else waits for the whole of it. */
export async function momentsPlayedAgain(
  dealer: Pick<Dealer, 'openMatch' | 'replayStep'>,
  { setup, steps }: MatchRecord,
): Promise<readonly [Match, ...Match[]]> {
  let now = dealer.openMatch(setup);
  const moments: [Match, ...Match[]] = [now];
  await inSlices(steps, STEPS_AT_A_TIME, (step) => {
    now = dealer.replayStep(now, step);
    moments.push(now);
  });
  return moments;
}
