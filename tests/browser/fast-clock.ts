import { type Clock, systemClock } from '#server/process/clock.ts';

/** A clock on which everything takes a part of its time. */
export function fastClock(times: number): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * times,
    monotonic: () => systemClock.monotonic() * times,
    after: (milliseconds, run) => systemClock.after(milliseconds / times, run),
  };
}
