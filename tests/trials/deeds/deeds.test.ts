import { describe, expect, test } from 'vitest';
import { classifier, tellApart } from '#server/tools/calibration.ts';
import type { Suspect } from '#server/tools/study.ts';
import { intervalOf, tellByDeeds } from './run.ts';

/** Seats of which every other one is Infected, and what they did. */
function suspects(count: number, deeds: (i: number, isInfected: boolean) => readonly number[]): Suspect[] {
  return Array.from({ length: count }, (_, i) => {
    const isInfected = i % 2 === 1;
    return { deeds: deeds(i, isInfected), looks: 0, isInfected };
  });
}

describe('a classifier of public deeds', () => {
  test('finds a deed that only the Infected do', () => {
    const seen = suspects(80, (i, isInfected) => [i % 5, isInfected ? 2 : 0]);
    expect(tellApart(seen, classifier(seen))).toBe(1);
  });

  test('finds nothing where all do the same', () => {
    const seen = suspects(80, (i) => [Math.floor(i / 2) % 5, Math.floor(i / 2) % 3]);
    expect(tellApart(seen, classifier(seen))).toBe(0.5);
  });
});

test('the interval of an area under a curve is narrower the more there is to see', () => {
  const [few, many] = [intervalOf(0.7, 20, 40), intervalOf(0.7, 200, 400)];
  expect(few.high - few.low).toBeCloseTo(0.294, 2);
  expect(many.high - many.low).toBeCloseTo(0.092, 2);
  expect(intervalOf(0.5, 0, 3)).toEqual({ low: 0, high: 1 });
});

test('the trial plays matches, teaches with one half and guesses at the other', async () => {
  const { seats, infected, auc } = await tellByDeeds({
    matches: 8,
    players: [4],
    seed: 'a small trial of deeds',
    level: 'keen',
    threads: 1,
    progress: () => undefined,
  });
  expect(seats).toBeGreaterThan(0);
  expect(infected).toBeGreaterThan(0);
  expect(auc).toBeGreaterThanOrEqual(0);
  expect(auc).toBeLessThanOrEqual(1);
});
