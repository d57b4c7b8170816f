/** `npm run bench`: every benchmark side by side with its baseline. */
import { parseArgs } from 'node:util';
import { fail } from './arguments.ts';
import { MAP_BENCHMARKS } from './bench-map.ts';
import { type BenchResult, type Measured, measure } from './benchmark.ts';

const BENCHMARKS = [...MAP_BENCHMARKS];

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const results: BenchResult[] = [];
  for (const benchmark of BENCHMARKS) {
    const result = await measure(benchmark);
    results.push(result);
    if (!values.json) console.log(`${asText(result)}\n`);
  }
  if (values.json) console.log(JSON.stringify(results, undefined, 2));
} catch (error) {
  fail(error, 'npm run bench -- [--json]');
}

function asText({ name, measures, unit, ours, baseline, ratio }: BenchResult): string {
  const line = ({ name: contender, perSecond, p50, p99 }: Measured) =>
    `  ${contender.padEnd(14)}${Math.round(perSecond).toLocaleString('en').padStart(12)} ${unit}/s` +
    `   each ${p50.toFixed(2)} µs, p99 ${p99.toFixed(2)} µs`;
  return [
    `${name}: ${measures}`,
    line(ours),
    line(baseline),
    `  ${ratio.toFixed(1)} times the baseline`,
  ].join('\n');
}
