import type { Clock } from '#server/process/clock.ts';
import type { Figures } from '#server/process/figures.ts';
import type { Store } from '#server/store/index.ts';

const MEASURED = [
  'saveTable',
  'loadTable',
  'claimTable',
  'beginMatch',
  'appendSteps',
  'endMatch',
  'loadRecord',
  'finishedRecord',
  'appendTalk',
  'loadTalk',
] as const;

/** The store, and how long it takes for what tables and readers ask of it. */
export function measuredStore(store: Store, figures: Figures, clock: Clock): Store {
  const measured = MEASURED.map((name) => [
    name,
    (...given: never[]) => {
      const began = clock.monotonic();
      const call: (...given: never[]) => Promise<unknown> = store[name];
      const answer = call(...given);
      answer.then(
        () => figures.stored(name, true, clock.monotonic() - began),
        () => figures.stored(name, false, clock.monotonic() - began),
      );
      return answer;
    },
  ]);
  return Object.assign(Object.create(store), Object.fromEntries(measured));
}
