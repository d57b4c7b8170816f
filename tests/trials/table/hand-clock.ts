import type { Clock } from '#server/process/clock.ts';

/** A clock that stands still until a test moves it. */
export interface HandClock extends Clock {
  advance(milliseconds: number): void;
  /** Somebody sets the date, while no time passes. */
  setDate(now: number): void;
}

export function handClock(): HandClock {
  let time = 5_000;
  let dateAtStart = 995_000;
  const timers = new Set<{ due: number; run: () => void }>();
  /** The next timer that is due by then, also one that another has just set. */
  const nextBy = (end: number) =>
    [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => dateAtStart + time,
    monotonic: () => time,
    after(milliseconds, run) {
      const timer = { due: time + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (let timer = nextBy(end); timer; timer = nextBy(end)) {
        timers.delete(timer);
        time = timer.due;
        timer.run();
      }
      time = end;
    },
    setDate(now) {
      dateAtStart = now - time;
    },
  };
}
