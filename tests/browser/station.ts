import { randomBytes } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import { systemClock } from '#server/rooms/clock.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import { builtPages } from '#server/web/pages.ts';

interface Station {
  /** The address of the real server, started for this worker. */
  url: string;
  /** Where it keeps tables and matches. */
  store: Store;
}

interface Visit {
  /** A device of its own: another browser context, that must not complain about anything. */
  device(viewport: { width: number; height: number }, but?: { readonly expects404: boolean }): Promise<Page>;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const test = base.extend<Visit, Station>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) => use(await openSqliteStore(':memory:')),
    { scope: 'worker' },
  ],
  url: [
    async ({ store }, use) => {
      const log = pino({ level: 'silent' });
      const pages = builtPages('dist');
      const server = await startServer({
        clock: systemClock,
        randomBytes,
        store,
        log,
        pages,
        port: 0,
        keepMatchesMs: Number.MAX_SAFE_INTEGER,
        behindProxy: false,
      });
      await use(`http://localhost:${server.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  device: async ({ browser, url }, use) => {
    const complaints: string[] = [];
    await use(async (viewport, but) => {
      const context = await browser.newContext({ baseURL: url, viewport });
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

export const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: `tests/screenshots/${name}.png` });
