import type { Belief, Suspect } from './study.ts';

const BINS = 10;

/** One tenth of the scale: what was believed there on average, and what was so. */
interface Bin {
  readonly from: number;
  readonly count: number;
  readonly believed: number;
  readonly infected: number;
}

export interface Calibration {
  readonly count: number;
  readonly brier: number;
  /** The mean distance between what was believed and what was so. */
  readonly ece: number;
  readonly bins: readonly Bin[];
}

export function calibrationOf(beliefs: readonly Belief[]): Calibration {
  const bins = Array.from({ length: BINS }, (_, i): Bin => {
    const here = beliefs.filter(({ believed }) => Math.min(BINS - 1, Math.floor(believed * BINS)) === i);
    return {
      from: i / BINS,
      count: here.length,
      believed: mean(here.map(({ believed }) => believed)),
      infected: mean(here.map(({ wasInfected }) => (wasInfected ? 1 : 0))),
    };
  });
  const count = Math.max(1, beliefs.length);
  return {
    count: beliefs.length,
    brier: mean(beliefs.map(({ believed, wasInfected }) => (believed - (wasInfected ? 1 : 0)) ** 2)),
    ece: bins.reduce((sum, bin) => sum + (bin.count / count) * Math.abs(bin.believed - bin.infected), 0),
    bins,
  };
}

/** How well a number tells the Infected from humans: 0.5 is a coin, 1 never errs. */
export function tellApart(suspects: readonly Suspect[], numberOf: (suspect: Suspect) => number): number {
  const infected = suspects.filter(({ isInfected }) => isInfected).map(numberOf);
  const humans = suspects.filter(({ isInfected }) => !isInfected).map(numberOf);
  let larger = 0;
  for (const a of infected) for (const b of humans) larger += a > b ? 1 : a === b ? 0.5 : 0;
  return larger / Math.max(1, infected.length * humans.length);
}

const STEPS = 400;
const PACE = 0.3;
const DECAY = 0.01;

/** A classifier of public deeds: a logistic regression over how often each was seen. */
export function classifier(learned: readonly Suspect[]): (suspect: Suspect) => number {
  const features = learned[0]?.deeds.length ?? 0;
  const places = Array.from({ length: features }, (_, i) => i);
  const means = places.map((i) => mean(learned.map(({ deeds }) => deeds[i] ?? 0)));
  const spreads = places.map(
    (i) => Math.sqrt(mean(learned.map(({ deeds }) => ((deeds[i] ?? 0) - (means[i] ?? 0)) ** 2))) || 1,
  );
  const scaled = ({ deeds }: Suspect) =>
    places.map((i) => ((deeds[i] ?? 0) - (means[i] ?? 0)) / (spreads[i] ?? 1));
  const samples = learned.map((suspect) => ({ x: scaled(suspect), y: suspect.isInfected ? 1 : 0 }));
  let weights = places.map(() => 0);
  let bias = 0;
  const guess = (x: readonly number[]) =>
    1 / (1 + Math.exp(-(bias + x.reduce((sum, each, i) => sum + each * (weights[i] ?? 0), 0))));
  for (let step = 0; step < STEPS; step += 1) {
    const errors = samples.map(({ x, y }) => guess(x) - y);
    weights = weights.map(
      (weight, i) =>
        weight - PACE * (mean(samples.map(({ x }, j) => (x[i] ?? 0) * (errors[j] ?? 0))) + DECAY * weight),
    );
    bias -= PACE * mean(errors);
  }
  return (suspect) => guess(scaled(suspect));
}

function mean(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : 0;
}
