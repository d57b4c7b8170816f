import { expect, test } from 'vitest';
import { SharedThrottle } from '#server/process/shared-throttle.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

const LIMIT = { tries: 3, milliseconds: 60_000 };

/** What two processes share, and the names under which it is kept. */
function sharedBooks() {
  const counts = new Map<string, number>();
  return {
    counts,
    async hincrbyex(key: string, field: string, by: number): Promise<number> {
      const count = (counts.get(`${key} ${field}`) ?? 0) + by;
      counts.set(`${key} ${field}`, count);
      return count;
    },
  };
}

test('two processes count one caller together, and each caller for himself, anew in every window', async () => {
  const clock = handClock();
  const books = sharedBooks();
  const [one, two] = ['', ''].map(() => new SharedThrottle('openings', books, clock, LIMIT));
  if (!one || !two) throw new Error('there are two');
  const tries = [await one.allows('ann'), await two.allows('ann'), await one.allows('ann')];
  expect(tries).toEqual([true, true, true]);
  expect(await two.allows('ann')).toBe(false);
  expect(await two.allows('bob')).toBe(true);
  expect([...books.counts.keys()].join()).not.toContain('ann');
  clock.advance(LIMIT.milliseconds);
  expect(await two.allows('ann')).toBe(true);
});

test('while the others cannot be heard it counts for itself', async () => {
  const clock = handClock();
  const alone = new SharedThrottle('openings', { hincrbyex: () => new Promise(() => {}) }, clock, LIMIT);
  const outcomes: boolean[] = [];
  for (let count = 0; count < 4; count++) {
    const allowed = alone.allows('ann');
    clock.advance(1000);
    outcomes.push(await allowed);
  }
  expect(outcomes).toEqual([true, true, true, false]);
});
