/** `npm run bench`: every benchmark side by side with its baselines. */
import { parseArgs } from 'node:util';
import { fail } from '#server/tools/arguments.ts';
import { DEALER_BENCHMARKS, DEALER_SIZES } from './dealer.ts';
import { MAP_BENCHMARKS } from './map.ts';
import {
  type BenchResult,
  type Measured,
  measure,
  type SizeResult,
  type Waited,
  type WaitResult,
  weigh,
} from './measured.ts';
import { storeBenchmarks } from './store.ts';
import { measureTheatre } from './theatre.ts';

const BENCHMARKS = [...MAP_BENCHMARKS, ...DEALER_BENCHMARKS];
const SIZES = [...DEALER_SIZES];

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const results: (BenchResult | SizeResult | WaitResult)[] = [];
  for (const size of SIZES) {
    const result = weigh(size);
    results.push(result);
    if (!values.json) console.log(`${sizeText(result)}\n`);
  }
  const store = await storeBenchmarks();
  for (const benchmark of [...BENCHMARKS, ...store.benchmarks]) {
    const result = await measure(benchmark);
    results.push(result);
    if (!values.json) console.log(`${speedText(result)}\n`);
  }
  await store.close();
  for (const result of await measureTheatre()) {
    results.push(result);
    if (!values.json) console.log(`${waitText(result)}\n`);
  }
  if (values.json) console.log(JSON.stringify(results, undefined, 2));
} catch (error) {
  fail(error, 'npm run bench -- [--json]');
}

function speedText({ name, measures, unit, ours, baselines }: BenchResult): string {
  const line = ({ name: contender, perSecond, p50, p99, perCpuSecond }: Measured) =>
    `  ${contender.padEnd(16)}${whole(perSecond).padStart(12)} ${unit}/s` +
    `   each ${p50.toFixed(2)} µs, p99 ${p99.toFixed(2)} µs` +
    (perCpuSecond === undefined ? '' : `; ${whole(perCpuSecond)} a CPU second`);
  return [
    `${name}: ${measures}`,
    line(ours),
    ...baselines.map(line),
    ...baselines.map(({ name: baseline, ratio }) => `  ${ratio.toFixed(1)} times as fast as ${baseline}`),
  ].join('\n');
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function sizeText({ name, measures, unit, ours, baseline }: SizeResult): string {
  const line = (each: SizeResult['ours']) =>
    `  ${each.name.padEnd(16)}${each.size.toLocaleString('en').padStart(12)} ${unit}`;
  const share = ((ours.size / baseline.size) * 100).toFixed(1);
  return [`${name}: ${measures}`, line(ours), line(baseline), `  ${share} % of the baseline`].join('\n');
}

function waitText({ name, measures, ours, baseline, ratio }: WaitResult): string {
  const line = ({ name: waitedFor, median, longest, longestTask }: Waited) =>
    `  ${waitedFor.padEnd(16)}${Math.round(median).toLocaleString('en').padStart(12)} ms` +
    `   longest ${Math.round(longest)} ms, longest task ${Math.round(longestTask)} ms`;
  const [median, longest, task] = [ratio.median, ratio.longest, ratio.longestTask].map((n) => n.toFixed(1));
  return [
    `${name}: ${measures}`,
    line(ours),
    line(baseline),
    `  ${median} times as long as the baseline, at the longest ${longest}, its longest task ${task}`,
  ].join('\n');
}
