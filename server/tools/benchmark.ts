import { Bench } from 'tinybench';

/** One entry of `npm run bench`: the same questions answered by the product and by a baseline. */
export interface Benchmark {
  readonly name: string;
  /** What one run does, in a sentence. */
  readonly measures: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  /** How many of them one run answers. */
  readonly perRun: number;
  readonly ours: Contender;
  readonly baseline: Contender;
}

interface Contender {
  readonly name: string;
  /** Returns its answers: both contenders give the same. */
  readonly run: () => unknown;
}

export interface Measured {
  readonly name: string;
  /** At the median: a busy machine spoils the mean first. */
  readonly perSecond: number;
  /** Microseconds for one. */
  readonly p50: number;
  readonly p99: number;
}

export interface BenchResult {
  readonly name: string;
  readonly measures: string;
  readonly unit: string;
  readonly ours: Measured;
  readonly baseline: Measured;
  /** How many times as fast as the baseline. */
  readonly ratio: number;
}

/** Warms up, then runs both in turn in this process. */
export async function measure({
  name,
  measures,
  unit,
  perRun,
  ...contenders
}: Benchmark): Promise<BenchResult> {
  const ours = await timed(contenders.ours, perRun);
  const baseline = await timed(contenders.baseline, perRun);
  return { name, measures, unit, ours, baseline, ratio: ours.perSecond / baseline.perSecond };
}

async function timed({ name, run }: Contender, perRun: number): Promise<Measured> {
  const bench = new Bench({ warmupTime: 300, time: 1000 }).add(name, run);
  const [task] = await bench.run();
  if (!task || !('latency' in task.result)) throw new Error(`${name} could not be measured.`);
  const { p50, p99 } = task.result.latency;
  const micros = (milliseconds: number) => (milliseconds * 1000) / perRun;
  return { name, perSecond: 1e6 / micros(p50), p50: micros(p50), p99: micros(p99) };
}
