import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { freezer } from './frozen-tab.ts';
import { startMatch } from './start-match.ts';
import { expect, test } from './station.ts';

const seconds = async (page: Page) =>
  Number.parseInt((await page.getByRole('timer').textContent()) ?? '', 10);

test('D5 a clock that ran on while the tab was frozen is right when it is back', async ({
  playwright,
  launchOptions,
  device,
  station,
}) => {
  const cold = await freezer(playwright, launchOptions);
  const [ann, bob] = [await cold.page(DESKTOP), await device(PHONE)];
  await startMatch(ann, bob, station.url);
  await cold.freeze();
  const before = await seconds(bob);
  await expect.poll(async () => Math.abs((await seconds(bob)) - before)).toBeGreaterThan(2);
  await cold.thaw();
  await expect.poll(async () => (await seconds(ann)) - (await seconds(bob))).toBe(0);
  await cold.close();
});
