/** What is told to all falls on this beat, so that the time of computing and writing does not show (D2). */
export const BEAT_MS = 50;

/** The next beat, or this very moment if it is one. */
export function onBeat(time: number): number {
  return Math.ceil(time / BEAT_MS) * BEAT_MS;
}
