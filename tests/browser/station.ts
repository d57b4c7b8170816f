import { randomBytes } from 'node:crypto';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { type ServerParts, startServer } from '#server/main.ts';
import { systemClock } from '#server/process/clock.ts';
import { DIST } from '#server/start/client-build.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import { builtPages } from '#server/web/pages.ts';
import { withoutWebGl } from './without-webgl.ts';

/** The real server, started for this worker. */
interface Station {
  /** Its time, chance and dealer: a test may bring its own. */
  parts: Pick<ServerParts, 'clock' | 'randomBytes' | 'dealer' | 'push'>;
  /** Where it keeps its tables; a server that comes back needs a file. */
  file: string;
  station: {
    readonly url: string;
    readonly store: Store;
    /** Closes it, and starts another on its port and file. */
    restart(pages: RequestHandler): Promise<void>;
  };
}

interface Visit {
  /** With `card` a device draws the moving map, at twice the cost: for what is about that map. */
  graphics: 'card' | 'none';
  /** A device of its own: another browser context, that must not complain about anything but what is expected. */
  device(viewport: { width: number; height: number }, but?: Expected): Promise<Page>;
}

/** What Chromium itself complains of: an address that is not there, a server that is gone, a network that answers for others. */
interface Expected {
  readonly expects: '404' | 'ERR_CONNECTION_REFUSED' | 'net::ERR' | 'WebSocket connection';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without a graphics card a map costs what its pixels cost; sharp pictures are taken on the stage. */
const COARSE = 0.5;

export const test = base.extend<Visit, Station>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  parts: [async ({}, use) => use({ clock: systemClock, randomBytes }), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  file: [async ({}, use) => use(':memory:'), { scope: 'worker' }],
  station: [
    async ({ parts, file }, use) => {
      const start = async (port: number, pages: RequestHandler) => {
        const store = await openSqliteStore(file);
        const server = await startServer({
          ...parts,
          store,
          log: pino({ level: 'silent' }),
          pages,
          port,
          keepMatchesMs: DAY_MS,
          behindProxy: false,
        });
        return { store, server };
      };
      let running = await start(0, builtPages(DIST));
      const { port } = running.server;
      await use({
        url: `http://localhost:${port}`,
        get store() {
          return running.store;
        },
        async restart(pages) {
          await running.server.close();
          running = await start(port, pages);
        },
      });
      await running.server.close();
    },
    { scope: 'worker' },
  ],
  graphics: ['none', { option: true }],
  device: async ({ browser, station, graphics }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (viewport, but) => {
      const context = await browser.newContext({ baseURL: station.url, viewport, deviceScaleFactor: COARSE });
      contexts.push(context);
      if (graphics === 'none') await context.addInitScript(withoutWebGl);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        if (!but || !message.text().includes(but.expects)) complaints.push(message.text());
      });
      return page;
    });
    for (const context of contexts) await context.close();
    base.expect(complaints).toEqual([]);
  },
});

export const { expect } = base;
