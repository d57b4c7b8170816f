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

test('a table that is put on the list is found there at once, as it is now, and no longer than that', async ({
  device,
}) => {
  const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
  await bob.goto('/');
  const tables = bob.getByRole('region', { name: 'Open tables' });
  await expect(tables).toContainText('No open table right now');

  await ann.goto('/');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await ann.getByLabel('Chairs').selectOption('5');
  const listing = ann.getByLabel('On the list of open tables');
  await listing.check();
  const entry = tables.getByRole('button');
  await expect(entry).toContainText('Ann');
  await expect(entry).toContainText('1 of 5');
  await ann.getByRole('button', { name: 'Add a bot' }).first().click();
  await expect(entry).toContainText('2 of 5');
  await lookAt(bob, 'home-open-tables-phone');
  await bob.setViewportSize(DESKTOP);
  await lookAt(bob, 'home-open-tables-desktop');

  await listing.uncheck();
  await expect(tables).toContainText('No open table right now');
  await listing.check();
  await bob.getByLabel('Your name').fill('Bob');
  await entry.click();
  await expect(ann.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
});
