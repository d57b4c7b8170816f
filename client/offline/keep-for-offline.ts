import { opensWithoutServer } from './routing.ts';

/** How long a slow line belongs to the page alone: to a table, until everything of it is there. */
const QUIET_MS = { alone: 2000, atTable: 30_000 };

/**
 * Lets this device keep what can be used without a line. Only in a secure context, as browsers demand: over plain http in a
 * local network it is simply not offered.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  setTimeout(
    () => {
      // Without it there is still everything that needs a line.
      navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {});
    },
    opensWithoutServer(location.pathname) ? QUIET_MS.alone : QUIET_MS.atTable,
  );
}
