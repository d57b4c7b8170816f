import { availableParallelism } from 'node:os';

/** A whole number from the command line, or an error that says what was expected. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

/** `--threads`: on how many cores matches are played; on all of them if not said. */
export function threadsWished(text: string | undefined): number {
  return text === undefined ? availableParallelism() : wholeNumber('threads', text, 1, 64);
}

/** One clear sentence, how it is used, and a non-zero exit. */
export function fail(error: unknown, usage: string): void {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(usage);
  process.exitCode = 1;
}
