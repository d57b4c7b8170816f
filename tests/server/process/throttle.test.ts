import { expect, test } from 'vitest';
import { Throttle } from '#server/process/throttle.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

test('so many tries per address in so long, and then again', () => {
  const clock = handClock();
  const throttle = new Throttle(clock, { tries: 3, milliseconds: 1000 });
  const tries = (address: string, count: number) =>
    Array.from({ length: count }, () => throttle.allows(address));
  expect(tries('here', 4)).toEqual([true, true, true, false]);
  expect(tries('there', 1)).toEqual([true]);
  clock.advance(999);
  expect(tries('here', 1)).toEqual([false]);
  clock.advance(1);
  expect(tries('here', 4)).toEqual([true, true, true, false]);
});

test('who has tried too often gains nothing when somebody sets the date', () => {
  const clock = handClock();
  const throttle = new Throttle(clock, { tries: 1, milliseconds: 1000 });
  expect(throttle.allows('here')).toBe(true);
  clock.setDate(clock.now() + 24 * 60 * 60 * 1000);
  expect(throttle.allows('here')).toBe(false);
  clock.setDate(0);
  clock.advance(1000);
  expect(throttle.allows('here')).toBe(true);
});
