import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '#server/start/client-build.ts';
import { builtPages } from '#server/web/pages.ts';
import { nextBuild } from '#tests/trials/evening/next-build.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { DESKTOP, mapOf } from './devices.ts';
import { expect, test as onStation } from './station.ts';

const folder = mkdtempSync(join(tmpdir(), 'panic-station-update-'));
const clock = handClock();
const test = onStation.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  parts: [async ({}, use) => use({ clock, randomBytes }), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  file: [async ({}, use) => use(join(folder, 'station.sqlite')), { scope: 'worker' }],
});
const SAME_BUILD = builtPages(DIST);
const entry = (page: Page, name: string) => page.locator(`script[type="module"][src="/built/${name}.js"]`);
const logOf = (page: Page) => page.locator('.feed .told').allTextContents();
const draft = (page: Page) => page.getByLabel('Message');

/** Ann against bots, who have played until something is asked of her; she is about to say something. */
async function inTheMiddle(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(mapOf(page)).toBeVisible();
  await expect
    .poll(
      async () => {
        clock.advance(1000);
        await page.evaluate(hurryOn);
        return (await page.title()).startsWith('●') && (await logOf(page)).length > 0;
      },
      { intervals: [50] },
    )
    .toBe(true);
  await draft(page).fill('It was not');
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
}

/** In the page: puts away what is read, and does not wait for what others do. */
function hurryOn(): void {
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const [notice] = find('.scene .go-on, .boarding-card');
  const toMyTurn = find('.paces button').find(({ textContent }) => textContent === 'To my turn');
  (notice ?? toMyTurn)?.click();
}

const untouched = (page: Page) => page.locator('html[data-not-reloaded]');

/** What the page asks of the server to learn which build it has. */
const looksForUpdate = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url() === page.url() && answer.request().resourceType() === 'fetch',
  );

test('after an update the page loads the new build by itself, and has seat, log and half a sentence back', async ({
  device,
  station,
}) => {
  const page = await device(DESKTOP, { expects: 'ERR_CONNECTION_REFUSED' });
  await inTheMiddle(page);
  const log = await logOf(page);

  await station.restart(nextBuild(folder, 'index-updated'));
  await expect(entry(page, 'index-updated')).toBeAttached();
  await expect(page.locator('.player.me')).toContainText('Ann');
  await expect(page.locator('.line-lost')).toHaveCount(0);
  expect(await logOf(page)).toEqual(log);
  await expect(draft(page)).toHaveValue('It was not');
  await draft(page).press('Enter');
  await expect(page.getByRole('log')).toContainText('It was not');
  await page.reload();
  await expect(draft(page)).toHaveValue('');
});

test('a server that comes back with the same build has the page stay as it is', async ({
  device,
  station,
}) => {
  await station.restart(SAME_BUILD);
  const page = await device(DESKTOP, { expects: 'ERR_CONNECTION_REFUSED' });
  await inTheMiddle(page);
  const log = await logOf(page);

  const asked = looksForUpdate(page);
  await station.restart(SAME_BUILD);
  await asked;
  await expect(page.locator('.line-lost')).toHaveCount(0);
  await draft(page).press('Enter');
  await expect(page.getByRole('log')).toContainText('It was not');
  await expect(untouched(page)).toBeAttached();
  expect(await logOf(page)).toEqual(log);
});

test('a cache that hands out the old page again makes no loop', async ({ device, station }) => {
  await station.restart(SAME_BUILD);
  const page = await device(DESKTOP, { expects: 'ERR_CONNECTION_REFUSED' });
  await inTheMiddle(page);

  let loads = 0;
  const updated = nextBuild(folder, 'index-hidden');
  await station.restart((request, response, next) => {
    const { 'sec-fetch-dest': wantedAs } = request.headers;
    if (wantedAs === 'document') loads += 1;
    return wantedAs === 'empty' ? updated(request, response, next) : SAME_BUILD(request, response, next);
  });
  await expect(untouched(page)).toHaveCount(0);
  await draft(page).press('Enter');
  await expect(page.getByRole('log')).toContainText('It was not');
  await expect(entry(page, 'index-hidden')).toHaveCount(0);
  expect(loads).toBe(1);
});
