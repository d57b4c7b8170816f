import { type Clock, systemClock } from '#server/process/clock.ts';

/** A clock on which everything takes a part of its time, but what takes long: a device that is waited for is no faster. */
export function fastClock({ times, longest }: { readonly times: number; readonly longest: number }): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * times,
    monotonic: () => systemClock.monotonic() * times,
    after: (milliseconds, run) =>
      systemClock.after(milliseconds < longest ? milliseconds / times : milliseconds, run),
  };
}
