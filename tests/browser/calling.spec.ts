import { expect, type Page } from '@playwright/test';
import { PHONE } from './devices.ts';
import { test } from './stage/served-stage.ts';

/** In the page, before anything of it runs: it is out of sight, may show notices, and tells what it asks the system for. */
function lookElsewhere(): void {
  const asked: unknown[] = [];
  class Told {
    static readonly permission = 'granted';
    static readonly requestPermission = async () => 'granted';
    constructor(title: string, options: NotificationOptions) {
      asked.push([title, options.body, options.tag]);
    }
    close(): void {}
  }
  Object.assign(globalThis, { Notification: Told, asked });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  localStorage.setItem('notices', 'on');
}

const asked = (page: Page): Promise<unknown> => page.evaluate('asked');

test('somebody who looks elsewhere is called, and a lock screen tells nothing but where', async ({
  open,
}) => {
  const page = await open('fight', PHONE);
  await expect(page).toHaveTitle('● Your turn · Panic Station');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-calling.svg');

  await page.addInitScript(lookElsewhere);
  await page.reload();
  await expect(page).toHaveTitle('● Your turn · Panic Station');
  expect(await asked(page)).toEqual([['Panic Station', 'You are awaited at QKRTB.', 'QKRTB']]);

  await page.getByRole('button', { name: /^End turn/ }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveTitle('QKRTB · Panic Station');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
  expect(await asked(page)).toHaveLength(1);
});

test('without the wish nobody is called, and the browser is asked only when it is wished for', async ({
  open,
}) => {
  const page = await open('fight', PHONE);
  await page.addInitScript(lookElsewhere);
  await page.addInitScript(() => localStorage.removeItem('notices'));
  await page.reload();
  await expect(page).toHaveTitle('● Your turn · Panic Station');
  expect(await asked(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Call me when I am awaited').check();
  expect(await page.evaluate(() => localStorage.getItem('notices'))).toBe('on');
});
