import { DESKTOP, PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
import { expect, test } from './station.ts';

const SCREENS = {
  phone: PHONE,
  'small-phone': { width: 360, height: 640 },
  'phone-sideways': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 720 },
  desktop: DESKTOP,
  'large-screen': { width: 2560, height: 1440 },
};

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`the home page fits a ${name}`, async ({ device }) => {
    const page = await device(viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Panic Station' })).toBeVisible();
    // The way in is on the first screen, without scrolling.
    await expect(page.getByRole('button', { name: /^Play now/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('No open table right now')).toBeAttached();
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

test.describe(() => {
  test.use({ graphics: 'card' });
  test('one click plays: a name is suggested, and no lobby shows on the way', async ({ device }) => {
    const page = await device(PHONE);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { screensSeen: seen });
      new MutationObserver(() => {
        const name = document.querySelector('main')?.className.split(' ')[0] ?? '';
        if (name && seen.at(-1) !== name) seen.push(name);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByLabel('Your name')).not.toHaveValue('');
    await page.getByRole('button', { name: /^Play now/ }).click();
    await expect(page.locator('.board > canvas')).toBeVisible();
    const screens = await page.evaluate(
      () => (globalThis as unknown as { screensSeen: string[] }).screensSeen,
    );
    expect(screens).toEqual(['home', 'veil', 'play']);
  });
});

test('who has a seat finds the way back on top, until he has left it', async ({ device }) => {
  const page = await device(PHONE);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann' })).toBeVisible();
  const code = page.url().slice(-5);

  await page.goto('/');
  const aboard = page.getByRole('region', { name: `You are aboard ${code}` });
  await expect(aboard).toContainText('The crew gathers.');
  await lookAt(page, 'home-aboard-phone');
  await aboard.getByRole('button', { name: 'Return' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('you');

  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await expect(page.getByText('You are aboard')).toHaveCount(0);
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

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`what is kept of people is one tap away, and fits a ${name}`, async ({ device }) => {
    const page = await device(viewport);
    await page.goto('/');
    await page.getByRole('link', { name: 'What is kept of you' }).click();
    await expect(page.getByRole('heading', { name: 'What is kept of you' })).toBeVisible();
    await lookAt(page, `privacy-${name}`);
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(page.getByRole('heading', { name: 'Panic Station' })).toBeVisible();
  });
}
