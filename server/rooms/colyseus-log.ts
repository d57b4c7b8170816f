import type { Logger } from 'pino';

/** What Colyseus tells of itself; everything else it calls an error is something a stranger sent. */
const OF_ITS_OWN = /^(?:error during shutdown|onDispose error|create room request)/;

/** Colyseus speaks to a console. What strangers send is counted, and told in full only to who wants to know. */
export function colyseusLog(log: Logger) {
  let strange = 0;
  const at =
    (level: 'debug' | 'info' | 'warn') =>
    (...words: unknown[]) =>
      log[level]({ from: 'colyseus' }, said(words));
  const error = (...words: unknown[]) => {
    if (OF_ITS_OWN.test(said(words))) return at('warn')(...words);
    strange += 1;
    log.debug({ from: 'colyseus', strange }, said(words));
    // A flood shows without filling the log.
    if (isPowerOfTen(strange) && strange >= 100) log.warn({ strange }, 'many strange messages');
  };
  return { trace: at('debug'), debug: at('debug'), info: at('info'), warn: at('warn'), error };
}

const said = (words: readonly unknown[]): string => words.map(String).join(' ');

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));
