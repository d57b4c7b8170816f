import type { Match } from '#server/dealer/index.ts';
import { inSlices } from '#server/process/in-slices.ts';
import type { Store, Talk } from '#server/store/index.ts';
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
  let now = dealer.openMatch(record.setup);
  const moments = [now];
  await inSlices(record.steps, STEPS_AT_A_TIME, (step) => {
    now = dealer.replayStep(now, step);
    moments.push(now);
  });
  return { id, moments, now, talk: await store.loadTalk(id) };
}
