import { keepLessons } from './kept-lessons.ts';
import { tellWhere } from './page-path.ts';
import { opensWithoutServer } from './routing.ts';

/** How long a slow line belongs to the page alone: to a table, until everything of it is there. */
const QUIET_MS = { alone: 2000, atTable: 30_000 };
/** Who is still at the entrance by then has time, and a line, for the lessons too. */
const LESSONS_AFTER_MS = 20_000;

/**
 * Lets this device keep what can be used without a line. Only in a secure context, as browsers demand: over plain http in a
 * local network it is simply not offered.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  tellWhere();
  setTimeout(
    () => {
      // Without it there is still everything that needs a line.
      navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {});
    },
    opensWithoutServer(location.pathname) ? QUIET_MS.alone : QUIET_MS.atTable,
  );
  setTimeout(() => {
    if (opensWithoutServer(location.pathname) && !isLineDear()) void keepLessons();
  }, LESSONS_AFTER_MS);
}

/** Lines that are paid by the byte, or slow: there the lessons come when they are asked for. */
function isLineDear(): boolean {
  const { connection } = navigator as {
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(?:slow-)?[23]g$/.test(connection?.effectiveType ?? '');
}
