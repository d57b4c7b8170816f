import { type CDPSession, expect, type Page } from '@playwright/test';
import { DESKTOP, expectDrawn, PHONE } from './devices.ts';
import { MAP, test } from './stage/served-stage.ts';
import { withoutWebGl } from './without-webgl.ts';

declare global {
  interface Window {
    framesDrawn: number;
  }
}

const canvasOf = (page: Page) => page.locator('.board > canvas');

/** The map as it is painted, without what floats over it. */
async function paintedMap(page: Page): Promise<Buffer> {
  await expectDrawn(page);
  await page.addStyleTag({
    content: 'main.play > :not(.map), .map > :not(.board) { visibility: hidden !important; }',
  });
  // The picture of before the engine fades away over it: what stays is the map.
  let before: Buffer | undefined;
  let now: Buffer = await canvasOf(page).screenshot();
  while (!before?.equals(now)) {
    await page.waitForTimeout(500);
    [before, now] = [now, await canvasOf(page).screenshot()];
  }
  return now;
}

test('D1: the map looks the same whatever somebody is: heat tells no role', async ({ open }) => {
  const infected = await paintedMap(await open('twin-infected', DESKTOP, MAP));
  const human = await paintedMap(await open('twin-human', DESKTOP, MAP));
  expect(infected.equals(human)).toBe(true);
});

test('nothing is drawn while nothing moves', async ({ open }) => {
  const page = await open('fight', DESKTOP, MAP);
  await expectDrawn(page);
  expect(await framesAsked(page, 1000)).toBe(0);
});

/** How many frames a page wants to draw in a while. */
const framesAsked = (page: Page, ms: number): Promise<number> =>
  page.evaluate(async (wait) => {
    let asked = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      asked++;
      return ask(draw);
    };
    await new Promise((later) => setTimeout(later, wait));
    window.requestAnimationFrame = ask;
    return asked;
  }, ms);

test('less motion, chosen in the middle of a match, stills the board and takes its grain away', async ({
  open,
}) => {
  const page = await open('fight', PHONE, { ...MAP, reducedMotion: 'no-preference' });
  await expectDrawn(page);
  await page.evaluate(() => localStorage.setItem('film', 'on'));
  await page.reload();
  await expect(page.locator('.board-film')).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'less', exact: true }).click();
  await expect(page.locator('.board-film')).toHaveCount(0);
  await expect.poll(() => framesAsked(page, 500)).toBe(0);
});

test('a map is read before the engine draws, and played on before its art is there', async ({
  browser,
  stageUrl,
}) => {
  const page = await browser.newPage({ viewport: DESKTOP });
  const art = Promise.withResolvers<void>();
  await page.route(/plates[^/]*\.webp/, (route) => art.promise.then(() => route.continue()));
  await page.goto(`${stageUrl}?scene=fight`);
  const first = page.locator('.first-picture.has-map canvas');
  await expect(first).toBeVisible();
  const painted = await first.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let drawn = 0;
    for (let i = 3; i < pixels.length; i += 4) if (pixels[i]) drawn++;
    return { share: drawn / (canvas.width * canvas.height), line: canvas.nextElementSibling?.tagName };
  });
  expect(painted.line).toBe('PROGRESS');
  expect(painted.share).toBeGreaterThan(0.1);

  // The engine draws with the pen, too, until the art comes.
  await expect(page.locator('.first-picture')).toHaveCount(0);
  await expect(page.locator('.board')).not.toHaveAttribute('aria-busy', 'false');
  art.resolve();
  await expectDrawn(page);
  await page.close();
});

test('a map whose art does not come is drawn by the pen', async ({ browser, stageUrl }) => {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.route(/\.webp/, (route) => route.abort());
  await page.goto(`${stageUrl}?scene=fight`);
  await expectDrawn(page);
  const map = await canvasOf(page).screenshot({ path: 'tests/screenshots/map-without-art.png' });
  // An empty map of this size is a tenth of that.
  expect(map.length).toBeGreaterThan(100_000);
  await page.close();
});

/** The processor's own time in scripts so far, in milliseconds: how busy the machine is otherwise does not count. */
async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

test('twenty cards, twelve characters and ten parasites cost less than 4 ms of script a frame', async ({
  browser,
  stageUrl,
}) => {
  const page = await browser.newPage({
    viewport: { width: 420, height: 600 },
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(() => {
    window.framesDrawn = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      ask((time) => {
        window.framesDrawn++;
        draw(time);
      });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${stageUrl}?scene=effects`);
  await expectDrawn(page);
  const [drawn, spent] = [await page.evaluate(() => window.framesDrawn), await scriptTime(devtools)];
  for (const effect of ['bite', 'doors', 'shot']) {
    await page.getByRole('button', { name: effect, exact: true }).click();
    await page.waitForTimeout(1700);
  }
  const frames = (await page.evaluate(() => window.framesDrawn)) - drawn;
  const each = ((await scriptTime(devtools)) - spent) / frames;
  test.info().annotations.push({ type: 'script', description: `${each.toFixed(2)} ms in ${frames} frames` });
  expect(frames).toBeGreaterThan(5);
  expect(each).toBeLessThan(4);
  await page.close();
});

test('without WebGL the map stands still, and answers every tap and key', async ({ open }) => {
  const page = await open('fight', PHONE, MAP);
  await page.addInitScript(withoutWebGl);
  await page.reload();
  await expectDrawn(page);
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(page.locator('.first-picture.has-map')).toBeVisible();
  const { width, height } = (await page.locator('.board').boundingBox()) ?? { width: 0, height: 0 };
  const cards = new Set<string>();
  for (let x = 0.2; x < 0.9; x += 0.15) {
    for (let y = 0.3; y < 0.7; y += 0.1) {
      await page.locator('.board').click({ position: { x: width * x, y: height * y }, force: true });
      for (const card of await page.locator('.room-card').all())
        cards.add((await card.getAttribute('aria-label')) ?? '');
      await page.keyboard.press('Escape');
    }
  }
  expect(cards.size).toBeGreaterThan(2);
  // What cannot be taken back asks where it happens, here too.
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You still have 4 AP');
});
