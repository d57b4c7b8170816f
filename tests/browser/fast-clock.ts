import { type Clock, systemClock } from '#server/rooms/clock.ts';

/** A clock on which everything takes a part of its time. */
export function fastClock(times: number): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * times,
    after: (milliseconds, run) => systemClock.after(milliseconds / times, run),
  };
}
