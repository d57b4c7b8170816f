import { expect, test } from 'vitest';
import { DEALER_BENCHMARKS } from './dealer.ts';
import { MAP_BENCHMARKS } from './map.ts';
import { storeBenchmarks } from './store.ts';

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

test('every store keeps the same', async () => {
  const { benchmarks, close } = await storeBenchmarks();
  for (const { ours, baselines } of benchmarks) {
    for (const run of [ours.run, ...baselines.map(({ run }) => run)]) {
      expect([await run(), await run()]).toEqual([5, 10]);
    }
  }
  await close();
});
