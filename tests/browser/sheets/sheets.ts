/** `npm run sheets`: a contact sheet for each of the eight sizes, with every screen and state of the stage on it. */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { fail } from '#server/tools/arguments.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';
import { showProgress } from '#server/tools/progress.ts';
import { keysOf } from '#shared/vocabulary/index.ts';
import { pressed, SCREENS, type Screen, SIZES } from '../stage/screens.ts';

const USAGE = 'npm run sheets -- [--scene fight]... [--to tests/screenshots]';
const configFile = 'tests/browser/stage/vite.config.ts';
/** Drawings and sounds by themselves are no screens of the game. */
const NO_SCREENS: readonly string[] = ['art', 'sounds'];
/** A sheet is so wide, and a picture on it at least so. */
const SHEET = 2400;
const LEAST_PICTURE = 300;
const DESKTOP = { width: 1440, height: 900 };

type Size = (typeof SIZES)[number];

/** One picture of a state. */
interface Shot {
  readonly name: string;
  readonly picture: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scene: { type: 'string', multiple: true },
      to: { type: 'string', default: 'tests/screenshots' },
    },
  });
  const scenes = values.scene ?? keysOf(SCREENS).filter((scene) => !NO_SCREENS.includes(scene));
  const executablePath = await findBrowser();
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, preview: { port: 0 }, logLevel: 'error' });
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  try {
    const shots = new Map<string, Shot[]>(SIZES.map((size) => [keyOf(size), []]));
    const told = showProgress('scenes', scenes.length);
    for (const [i, scene] of scenes.entries()) {
      await photograph(browser, `${server.resolvedUrls?.local[0]}?scene=${scene}`, scene, shots);
      told(i + 1);
    }
    for (const size of SIZES) await writeSheet(browser, size, shots.get(keyOf(size)) ?? [], values.to);
  } finally {
    await browser.close();
    await server.close();
  }
}

const keyOf = ([width, height]: Size): string => `${width}x${height}`;

/** A scene and what it leads to, each at every size. */
async function photograph(
  browser: Browser,
  url: string,
  scene: string,
  shots: ReadonlyMap<string, Shot[]>,
): Promise<void> {
  const screens: readonly Screen[] = [{ name: scene }, ...(SCREENS[scene] ?? [])];
  for (const { name, press = [], phone = [] } of screens) {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    // Some scenes are matches that are played first.
    page.setDefaultTimeout(120_000);
    await page.goto(url);
    await settled(page);
    for (const each of press) await pressed(page, each).first().click();
    for (const size of SIZES) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      // What lies open on a large screen is opened by hand on a smaller one.
      for (const each of phone) {
        const button = pressed(page, each).first();
        if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(ignore);
      }
      await settled(page);
      const picture = await page.screenshot({ type: 'jpeg', quality: 70, scale: 'css' });
      shots.get(keyOf(size))?.push({ name, picture: picture.toString('base64') });
    }
    await page.close();
  }
}

/** It may lie open already. */
const ignore = () => {};

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const board = page.locator('.board');
  if ((await board.count()) > 0) await page.locator('.board[aria-busy=false]').first().waitFor();
  await page.waitForTimeout(300);
}

async function writeSheet(browser: Browser, size: Size, shots: readonly Shot[], to: string): Promise<void> {
  const [width, height] = size;
  const columns = Math.max(3, Math.floor(SHEET / Math.max(LEAST_PICTURE, Math.min(width, 600))));
  const page = await browser.newPage({ viewport: { width: SHEET, height: 900 } });
  await page.setContent(`<style>
      body { margin: 16px; background: #000; color: #fff; font: 20px sans-serif; }
      main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px; }
      figure { margin: 0; } img { width: 100%; aspect-ratio: ${width} / ${height}; }
    </style><main>${shots
      .map(
        ({ name, picture }) =>
          `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${name}</figcaption></figure>`,
      )
      .join('')}</main>`);
  const path = `${to}/sheet-${keyOf(size)}.jpg`;
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
  await page.close();
  console.log(path);
}

await main().catch((error: unknown) => fail(error, USAGE));
