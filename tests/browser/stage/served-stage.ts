import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { withoutWebGl } from '../without-webgl.ts';
import { CONFIG_FILE } from './build-stage.ts';

interface Stage {
  /** Opens a scene on a device that must not complain about anything. */
  open(scene: string, viewport: { width: number; height: number }, hands?: Hands): Promise<Page>;
}

/** How the device is touched, how fine its screen is, and whether it draws the moving map. */
interface Hands
  extends Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'deviceScaleFactor' | 'reducedMotion'> {
  readonly graphics?: 'card';
}

/** For what is about the moving map; without it a page has the still one, at half the cost. */
export const MAP: Hands = { graphics: 'card' };
/** On photographs the map is to be seen. */
const usual = process.env['PHOTOS'] ? MAP.graphics : undefined;

/** The client's screens with the dealer in the page, served for this worker. */
export const test = base.extend<Stage, { stageUrl: string }>({
  stageUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) => {
      // `npm run stage` in another window: nothing has to be built to try a test again.
      const served = process.env['STAGE_URL'];
      if (served) return use(served);
      const server = await preview({ configFile: CONFIG_FILE, preview: { port: 0 }, logLevel: 'error' });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ browser, stageUrl }, use) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    await use(async (scene, viewport, { graphics = usual, ...hands } = {}) => {
      const page = await browser.newPage({ viewport, ...hands });
      if (graphics !== 'card') await page.addInitScript(withoutWebGl);
      pages.push(page);
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`${stageUrl}?scene=${scene}`);
      // A page counts as loaded before its words have come.
      await page.locator('#app > *').first().waitFor({ state: 'attached' });
      return page;
    });
    for (const page of pages) await page.close();
    expect(complaints).toEqual([]);
  },
});
