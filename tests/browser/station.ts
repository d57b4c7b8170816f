import { randomBytes } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { pino } from 'pino';
import { type ServerParts, startServer } from '#server/main.ts';
import { systemClock } from '#server/rooms/clock.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import { builtPages } from '#server/web/pages.ts';

/** The real server, started for this worker. */
interface Station {
  /** Its time and chance: a test may bring its own. */
  parts: Pick<ServerParts, 'clock' | 'randomBytes'>;
  station: { readonly url: string; readonly store: Store };
}

interface Visit {
  /** A device of its own: another browser context, that must not complain about anything. */
  device(viewport: { width: number; height: number }, but?: { readonly expects404: boolean }): Promise<Page>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const test = base.extend<Visit, Station>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  parts: [async ({}, use) => use({ clock: systemClock, randomBytes }), { scope: 'worker' }],
  station: [
    async ({ parts }, use) => {
      const store = await openSqliteStore(':memory:');
      const server = await startServer({
        ...parts,
        store,
        log: pino({ level: 'silent' }),
        pages: builtPages('dist'),
        port: 0,
        keepMatchesMs: DAY_MS,
        behindProxy: false,
      });
      await use({ url: `http://localhost:${server.port}`, store });
      await server.close();
    },
    { scope: 'worker' },
  ],
  device: async ({ browser, station }, use) => {
    const complaints: string[] = [];
    await use(async (viewport, but) => {
      const context = await browser.newContext({ baseURL: station.url, viewport });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // Chromium itself complains of an address that is not there.
        if (!but?.expects404 || !message.text().includes('404')) complaints.push(message.text());
      });
      return page;
    });
    base.expect(complaints).toEqual([]);
  },
});

export const { expect } = base;
