import { expect, test } from 'vitest';
import { MAP_BENCHMARKS } from '#server/tools/bench-map.ts';

test.each(MAP_BENCHMARKS)(
  '$name: the baseline answers the same questions with the same answers',
  ({ ours, baseline, perRun }) => {
    const answers = ours.run();
    expect(baseline.run()).toEqual(answers);
    expect(answers).toSatisfy((all: unknown[][]) => all.flat().length === perRun);
  },
);
