export type Cancel = () => void;

/** The only source of time on the server; tests bring one they move by hand. */
export interface Clock {
  /** The date, in milliseconds: for what is told and kept. Somebody may set it, forward or back. */
  now(): number;
  /** Milliseconds since some moment, never set and never back: for how long something takes. */
  monotonic(): number;
  after(milliseconds: number, run: () => void | Promise<void>): Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A clock whose timers, when they fail, take nothing else down with them. */
export function guarded(clock: Clock, failed: (error: unknown) => unknown): Clock {
  return {
    now: clock.now,
    monotonic: clock.monotonic,
    after: (milliseconds, run) =>
      clock.after(milliseconds, async () => {
        try {
          await run();
        } catch (error) {
          failed(error);
        }
      }),
  };
}
