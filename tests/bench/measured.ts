import { Bench } from 'tinybench';

/** One entry of `npm run bench`: the same work done by the product and by baselines. */
export interface Benchmark {
  readonly name: string;
  /** What one run does, in a sentence. */
  readonly measures: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  /** How many of them one run answers. */
  readonly perRun: number;
  readonly ours: Contender;
  readonly baselines: readonly Contender[];
}

interface Contender {
  readonly name: string;
  /** Returns its answers, so that nothing is optimised away and tests can compare them. */
  readonly run: () => unknown;
}

/** An entry that is about a size instead of a speed. */
export interface Size {
  readonly name: string;
  readonly measures: string;
  readonly unit: string;
  readonly ours: { readonly name: string; readonly size: () => number };
  readonly baseline: { readonly name: string; readonly size: () => number };
}

/** Long enough for a count in hundredths of a second. */
const CPU_MS = 500;

export interface Measured {
  readonly name: string;
  /** At the median: a busy machine spoils the mean first. */
  readonly perSecond: number;
  /** Microseconds for one. */
  readonly p50: number;
  readonly p99: number;
  /** By the processor's time, which neighbours disturb less; nothing for what waits for a disk. */
  readonly perCpuSecond: number | undefined;
}

export interface BenchResult {
  readonly name: string;
  readonly measures: string;
  readonly unit: string;
  readonly ours: Measured;
  readonly baselines: readonly (Measured & {
    /** How many times as fast as this baseline the product is. */
    readonly ratio: number;
  })[];
}

/** Warms up, then runs all in turn in this process. */
export async function measure({
  name,
  measures,
  unit,
  perRun,
  ...contenders
}: Benchmark): Promise<BenchResult> {
  const ours = await timed(contenders.ours, perRun);
  const baselines: BenchResult['baselines'][number][] = [];
  for (const contender of contenders.baselines) {
    const measured = await timed(contender, perRun);
    baselines.push({ ...measured, ratio: ours.perSecond / measured.perSecond });
  }
  return { name, measures, unit, ours, baselines };
}

async function timed({ name, run }: Contender, perRun: number): Promise<Measured> {
  const bench = new Bench({ warmupTime: 300, time: 1000 }).add(name, run);
  const [task] = await bench.run();
  if (!task || !('latency' in task.result)) throw new Error(`${name} could not be measured.`);
  const { p50, p99 } = task.result.latency;
  const micros = (milliseconds: number) => (milliseconds * 1000) / perRun;
  const times = { perSecond: 1e6 / micros(p50), p50: micros(p50), p99: micros(p99) };
  return { name, ...times, perCpuSecond: perCpuSecond(run, perRun) };
}

/** All threads of the process count, those that collect garbage too. */
function perCpuSecond(run: () => unknown, perRun: number): number | undefined {
  const before = process.cpuUsage();
  const began = performance.now();
  let runs = 0;
  for (; performance.now() - began < CPU_MS; runs++) if (run() instanceof Promise) return undefined;
  const { user, system } = process.cpuUsage(before);
  return (runs * perRun * 1e6) / (user + system);
}

export interface SizeResult {
  readonly name: string;
  readonly measures: string;
  readonly unit: string;
  readonly ours: { readonly name: string; readonly size: number };
  readonly baseline: { readonly name: string; readonly size: number };
}

export function weigh({ name, measures, unit, ours, baseline }: Size): SizeResult {
  return {
    name,
    measures,
    unit,
    ours: { name: ours.name, size: Math.round(ours.size()) },
    baseline: { name: baseline.name, size: Math.round(baseline.size()) },
  };
}

/** How long a page kept somebody waiting, in milliseconds. */
export interface Waited {
  readonly name: string;
  readonly median: number;
  readonly longest: number;
  /** The longest the page could not answer at all. */
  readonly longestTask: number;
}

/** An entry that is about waiting at a page. */
export interface WaitResult {
  readonly name: string;
  readonly measures: string;
  readonly ours: Waited;
  readonly baseline: Waited;
  /** How many times the baseline's, each. */
  readonly ratio: Readonly<Record<'median' | 'longest' | 'longestTask', number>>;
}
