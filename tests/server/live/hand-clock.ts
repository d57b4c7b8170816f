import type { Clock } from '#server/rooms/clock.ts';

/** A clock that stands still until a test moves it. */
export interface HandClock extends Clock {
  advance(milliseconds: number): void;
}

export function handClock(): HandClock {
  let time = 0;
  const timers = new Set<{ due: number; run: () => void }>();
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { due: time + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      time += milliseconds;
      for (const timer of [...timers].sort((a, b) => a.due - b.due)) {
        if (timer.due > time || !timers.delete(timer)) continue;
        timer.run();
      }
    },
  };
}
