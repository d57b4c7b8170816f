import type { Logger } from 'pino';

/** Libraries tell the console of what strangers send them. The log is JSON, and keeps that to who wants to know. */
export function sendConsoleTo(log: Logger): void {
  const say = (...words: unknown[]) => log.debug({ from: 'console' }, words.map(String).join(' '));
  console.error = say;
  console.warn = say;
}
