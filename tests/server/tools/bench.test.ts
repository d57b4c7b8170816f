import { expect, test } from 'vitest';
import { DEALER_BENCHMARKS } from '#server/tools/bench-dealer.ts';
import { MAP_BENCHMARKS } from '#server/tools/bench-map.ts';

test.each(MAP_BENCHMARKS)(
  '$name: every baseline answers the same questions with the same answers',
  ({ ours, baselines, perRun }) => {
    const answers = ours.run();
    for (const baseline of baselines) expect(baseline.run()).toEqual(answers);
    expect(answers).toSatisfy((all: unknown[][]) => all.flat().length === perRun);
  },
);

test.each(DEALER_BENCHMARKS)('$name: every baseline ends with the same', ({ ours, baselines }) => {
  const result = JSON.stringify(ours.run());
  for (const baseline of baselines) expect(JSON.stringify(baseline.run())).toBe(result);
});
