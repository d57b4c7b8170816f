/** `npm run side-by-side -- --targets FOLDER`: pictures of how it should look, each beside the running game. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { fail } from '#server/tools/arguments.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';

const USAGE = 'npm run side-by-side -- --targets FOLDER [--only NAME]... [--to tests/screenshots]';
const configFile = 'tests/browser/stage/vite.config.ts';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** One of two pictures is so wide. */
const WIDE = { desktop: 960, phone: 480 };

/** A picture to reach, and the moment of the game that it is of. */
interface Pair {
  readonly target: string;
  readonly scene: string;
  readonly on?: 'phone';
  /** Of a ceremony: a moment, or what is pressed at it. */
  readonly steps?: readonly (number | string)[];
}

const ROLE = [2500, 'Tap to see who you are', 3600] as const;
const PAIRS: Readonly<Record<string, Pair>> = {
  'table-desktop': { target: 'desktop.png', scene: 'six' },
  'table-phone': { target: 'phone.png', scene: 'six', on: 'phone' },
  'scan-sweep': { target: 'frames/scan-3.png', scene: 'ceremony-scan', steps: [1700] },
  'scan-plates': { target: 'frames/scan-4.png', scene: 'ceremony-scan', steps: [4000] },
  'scan-count': { target: 'frames/scan-5.png', scene: 'ceremony-scan', steps: [5900] },
  'trade-choose': { target: 'frames/trade-choose.png', scene: 'human-trade', steps: ['Gas can'] },
  'trade-cross': { target: 'frames/trade-cross.png', scene: 'ceremony-trade-nothing', steps: [750] },
  'trade-nothing': { target: 'frames/trade-o-none.png', scene: 'ceremony-trade-nothing', steps: [2300] },
  'trade-burned': { target: 'frames/trade-o-saved.png', scene: 'ceremony-trade-burned', steps: [2300] },
  'trade-infected': { target: 'frames/trade-o-bitten.png', scene: 'ceremony-trade-infected', steps: [3400] },
  'trade-yours': { target: 'frames/trade-o-mine.png', scene: 'ceremony-trade-yours', steps: [3400] },
  'boarding-human': { target: 'frames/board-human.png', scene: 'ceremony-boarding-human', steps: ROLE },
  'boarding-host': { target: 'frames/board-host.png', scene: 'ceremony-boarding-host', steps: ROLE },
  'boarding-phone': {
    target: 'frames/board-phhost.png',
    scene: 'ceremony-boarding-host',
    on: 'phone',
    steps: ROLE,
  },
  'end-humans': { target: 'frames/end-clean.png', scene: 'ceremony-end-humans', steps: [1500] },
  'end-infected': { target: 'frames/end-spread.png', scene: 'ceremony-end-infected', steps: [1500] },
  'end-roles': { target: 'frames/end-roles.png', scene: 'ceremony-end-humans', steps: [4300] },
  'end-you': { target: 'frames/end-you.png', scene: 'ceremony-end-humans', steps: [7000] },
  accusation: { target: 'frames/acc-1.png', scene: 'ceremony-accusation', steps: [1500] },
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      targets: { type: 'string', default: '' },
      only: { type: 'string', multiple: true },
      to: { type: 'string', default: 'tests/screenshots' },
    },
  });
  const { targets, to, only = Object.keys(PAIRS) } = values;
  if (!existsSync(targets)) throw new Error(`there are no pictures to reach in '${targets}'`);
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, preview: { port: 0 }, logLevel: 'error' });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  mkdirSync(to, { recursive: true });
  try {
    for (const [name, pair] of Object.entries(PAIRS).filter(([each]) => only.includes(each))) {
      const running = await photograph(browser, url, pair);
      const path = join(to, `beside-${name}.png`);
      await lay(browser, [readFileSync(join(targets, pair.target)), running], { path, on: pair.on });
      console.log(path);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function photograph(browser: Browser, url: string, { scene, on, steps }: Pair): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: on === 'phone' ? PHONE : DESKTOP,
    deviceScaleFactor: on === 'phone' ? 2 : 1,
    reducedMotion: scene.startsWith('ceremony') ? 'no-preference' : 'reduce',
  });
  await page.goto(`${url}?scene=${scene}`);
  // What the coach says is said once, and not to who looks at a picture.
  await page.addStyleTag({ content: '.pointer { display: none }' });
  await page.evaluate(() => document.fonts.ready);
  if (!scene.startsWith('ceremony')) await page.locator('.board[aria-busy="false"]').first().waitFor();
  for (const step of steps ?? []) await take(page, step);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function take(page: Page, step: number | string): Promise<void> {
  if (typeof step === 'string') return page.locator('.scene').getByRole('button', { name: step }).click();
  await page.waitForFunction(() => 'ceremony' in globalThis);
  await page.evaluate((to) => globalThis.ceremony.goTo(to), step);
}

async function lay(
  browser: Browser,
  pictures: readonly Buffer[],
  { path, on = 'desktop' }: { path: string; on: 'desktop' | 'phone' | undefined },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2 * WIDE[on] + 8, height: 600 } });
  const images = pictures.map((each) => `<img src="data:image/png;base64,${each.toString('base64')}">`);
  await page.setContent(`<style>
      body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 8px; background: #555; }
      img { width: 100%; display: block; }
    </style>${images.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

await main().catch((error: unknown) => fail(error, USAGE));
