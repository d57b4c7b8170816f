import { expect, test } from 'vitest';
import { type Lesson, learn } from '#server/tools/study.ts';

function lesson(counts: Readonly<Record<string, number>>): Lesson {
  return { players: 4, counts: new Map(Object.entries(counts)), beliefs: [], suspects: [] };
}

test('what is done early, when few are Infected, does not look human for that', () => {
  // In either phase both sides explore equally often: once a turn in the first, never in the second.
  const { deeds } = learn(
    [
      lesson({
        'turns infected 1': 100,
        'turns human 1': 900,
        'explored infected 1': 100,
        'explored human 1': 900,
        'turns infected 2': 900,
        'turns human 2': 100,
      }),
    ],
    1,
  );
  expect(deeds.explored).toBe(1);
});

test('what the Infected do twice as often in the same phase says so', () => {
  const { deeds } = learn(
    [
      lesson({
        'turns infected 3': 1000,
        'turns human 3': 1000,
        'came infected 3': 800,
        'came human 3': 400,
      }),
    ],
    1,
  );
  expect(deeds.came).toBeCloseTo(2, 1);
});
