/** `npm run pictures`: the pictures of the README, from the stage: the table, and six moments of a scan and a trade. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';

const OUT = 'assets/pictures';
const LIMIT = 250_000;
const configFile = 'tests/browser/stage/vite.config.ts';
const TABLE = { width: 1440, height: 900 };
const MOMENT = { width: 1200, height: 750 };

const STRIPS = {
  scan: { scene: 'ceremony-scan', moments: [600, 1500, 2100, 3400, 4600, 5900] },
  trade: { scene: 'ceremony-trade-infected', moments: [0, 550, 750, 1200, 1400, 3400] },
} as const;

await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, preview: { port: 0 }, logLevel: 'error' });
const [url = ''] = server.resolvedUrls?.local ?? [];
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS });
mkdirSync(OUT, { recursive: true });
await keep(browser, 'table', { shots: [await table(browser)], columns: 1, size: TABLE });
for (const [name, { scene, moments }] of Object.entries(STRIPS)) {
  const shots = await momentsOf(browser, scene, moments);
  await keep(browser, name, { shots, columns: 3, size: { width: 480, height: 300 } });
}
await browser.close();
await server.close();

async function table(from: Browser): Promise<Buffer> {
  const page = await from.newPage({ viewport: TABLE, reducedMotion: 'reduce' });
  await page.goto(`${url}?scene=six`);
  // What the coach says is said once, and not to who looks at a picture.
  await page.addStyleTag({ content: '.pointer { display: none }' });
  await page.locator('.board[aria-busy="false"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return shotOf(page);
}

async function momentsOf(
  from: Browser,
  scene: string,
  moments: readonly number[],
): Promise<readonly Buffer[]> {
  const page = await from.newPage({ viewport: MOMENT, reducedMotion: 'no-preference' });
  await page.goto(`${url}?scene=${scene}`);
  await page.waitForFunction(() => 'ceremony' in globalThis);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const shots: Buffer[] = [];
  for (const moment of moments) {
    await page.evaluate((to) => globalThis.ceremony.goTo(to), moment);
    shots.push(await page.screenshot());
  }
  await page.close();
  return shots;
}

async function shotOf(page: Page): Promise<Buffer> {
  const shot = await page.screenshot();
  await page.close();
  return shot;
}

interface Strip {
  readonly shots: readonly Buffer[];
  readonly columns: number;
  readonly size: { readonly width: number; readonly height: number };
}

/** Side by side on one picture, as fine as the limit lets it be. */
async function keep(from: Browser, name: string, { shots, columns, size }: Strip): Promise<void> {
  const page = await from.newPage();
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const encoded = await page.evaluate(
      async ([pictures, across, { width, height }, fine]) => {
        const gap = pictures.length > 1 ? 6 : 0;
        const canvas = document.createElement('canvas');
        canvas.width = across * width + (across - 1) * gap;
        const down = Math.ceil(pictures.length / across);
        canvas.height = down * height + (down - 1) * gap;
        const pen = canvas.getContext('2d');
        if (!pen) return '';
        pen.imageSmoothingQuality = 'high';
        for (const [i, picture] of pictures.entries()) {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const [x, y] = [(i % across) * (width + gap), Math.floor(i / across) * (height + gap)];
          pen.drawImage(image, x, y, width, height);
        }
        return canvas.toDataURL('image/webp', fine).split(',')[1] ?? '';
      },
      [shots.map((shot) => shot.toString('base64')), columns, size, quality] as const,
    );
    const file = Buffer.from(encoded, 'base64');
    if (file.length > LIMIT) continue;
    writeFileSync(`${OUT}/${name}.webp`, file);
    console.log(`${OUT}/${name}.webp: ${file.length} bytes`);
    break;
  }
  await page.close();
}
