import { DESKTOP, PHONE } from './devices.ts';
import { lookAt } from './look-at.ts';
import { expect, test } from './station.ts';

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the home page fits a ${name}`, async ({ device }) => {
    const page = await device(viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Panic Station' })).toBeVisible();
    await lookAt(page, `home-${name}`);
  });
}

test('the home page loads neither Phaser nor the network library', async ({ device }) => {
  const page = await device(PHONE);
  let bytes = 0;
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(response.url());
    bytes += Number(response.headers()['content-length']);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /board|TablePage/.test(url))).toEqual([]);
  expect(bytes).toBeLessThan(90_000);
});
