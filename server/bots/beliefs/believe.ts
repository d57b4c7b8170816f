import type { Evidence } from './evidence.ts';
import { Filter } from './filter.ts';
import { LIKELIHOODS, type Likelihoods } from './likelihoods.ts';
import type { Believer, Reason } from './reasons.ts';
import { marginals, type Weights } from './worlds.ts';

export interface Beliefs {
  /** How likely each seat is Infected, 0 to 1. */
  readonly infected: readonly number[];
  /** The same as weights of all worlds. */
  readonly weights: Weights;
}

/** What somebody must believe who has witnessed this: nothing is rounded, and nothing guessed that is known. */
export function believe(
  believer: Believer,
  evidence: readonly Evidence[],
  { likelihoods = LIKELIHOODS, note }: { likelihoods?: Likelihoods; note?: (reason: Reason) => void } = {},
): Beliefs {
  const filter = new Filter(believer, evidence, likelihoods, note);
  const isUsual = likelihoods === LIKELIHOODS && !note;
  const from = isUsual ? filter.resume() : 0;
  filter.run(from);
  if (isUsual) filter.bookmark();
  filter.conclude();
  return { infected: marginals(filter.worlds, filter.weights), weights: filter.weights };
}
