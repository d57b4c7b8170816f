export type Cancel = () => void;

/** The only source of time on the server; tests bring one they move by hand. */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
