import type { Page } from '@playwright/test';
import { DIST } from '#server/start/client-build.ts';
import { builtPages } from '#server/web/pages.ts';
import { PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
import { expect, test } from './station.ts';

test.use({ serviceWorkers: 'allow', graphics: 'card' });

const untilKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('without a line the entrance and the rules still open, in every language; a table does not pretend to', async ({
  device,
}) => {
  const page = await device(PHONE, { expects: 'net::ERR' });
  await page.goto('/');
  await untilKept(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('The station cannot be reached right now.')).toBeVisible();
  await lookAt(page, 'offline-home-phone');
  // Nobody has been there before.
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'X5 Infection' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'X4 L’échange' })).toBeVisible();
  await expect(page.goto('/t/BCDFG')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a lesson is played without a line, on a device that has only looked at the list of them', async ({
  device,
}) => {
  const page = await device(PHONE, { expects: 'net::ERR' });
  await page.goto('/learn');
  await expect(page.getByText('The lessons are on this device now')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Fire on the Hive/ }).click();
  const hive = page.getByText('The Hive. Your Trooper carries three gas cans: walk in.');
  await expect(hive).toBeVisible();
  await page.reload();
  await expect(hive).toBeVisible();
  await expect(page.locator('.board > canvas')).toBeVisible();
  await page.getByRole('button', { name: 'All actions' }).click();
  const list = page.getByRole('region', { name: 'What you can do' });
  await list.getByRole('button', { name: /^Move/ }).click();
  await list.getByRole('button', { name: 'Trooper to the Hive' }).click();
  await list.getByRole('button', { name: /^Burn the Hive/ }).click();
  await list.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'The Hive burns' })).toBeVisible();
});

test('what is kept never stands before a server that answers: nor an old build before a new one', async ({
  device,
  station,
}) => {
  const page = await device(PHONE, { expects: 'net::ERR' });
  await page.goto('/');
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await page.context().setOffline(false);
  // It hears of it by itself.
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{5}$/);

  await page.goto('/rules');
  const build = builtPages(DIST);
  await station.restart((request, response, next) =>
    request.path === '/'
      ? response
          .type('html')
          .send('<!doctype html><link rel="icon" href="/icon.svg"><title>The next build</title>')
      : build(request, response, next),
  );
  await page.reload();
  await expect(page).toHaveTitle('The next build');
  await station.restart(build);
});
