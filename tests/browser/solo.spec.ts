import { randomBytes } from 'node:crypto';
import { DESKTOP } from './devices.ts';
import { fastClock } from './fast-clock.ts';
import { lookAt } from './look-at.ts';
import { pressSomething } from './press.ts';
import { expect, test as onStation } from './station.ts';

const test = onStation.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  parts: [async ({}, use) => use({ clock: fastClock(40), randomBytes }), { scope: 'worker' }],
});

test('one person plays a whole match against bots, from the home page, by clicks alone', async ({
  device,
}) => {
  test.setTimeout(180_000);
  const page = await device(DESKTOP);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('.board canvas')).toBeVisible();
  const over = page.getByRole('dialog', { name: 'It is over' });
  for (let step = 0; !(await over.isVisible()); step++) await pressSomething(page, step);
  await expect(over.getByText('Ann', { exact: true })).toBeVisible();
  await lookAt(page, 'solo-over-desktop');
});
