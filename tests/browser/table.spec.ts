import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { lookAt } from './look-at.ts';
import { expect, test } from './station.ts';

const openTable = async (page: Page, name: string) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(crew(page, name)).toBeVisible();
};
const sitDown = async (page: Page, name: string) => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
};
const crew = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('two browsers meet at a table by its link, and see each other come, be ready and go', async ({
  device,
}) => {
  const ann = await device(DESKTOP);
  await openTable(ann, 'Ann');
  await expect(ann).toHaveURL(/\/t\/[B-Z]{5}$/);

  const bob = await device(PHONE);
  await bob.goto(ann.url());
  await sitDown(bob, 'Bob');
  for (const page of [ann, bob]) {
    await expect(crew(page, 'Ann')).toBeVisible();
    await expect(crew(page, 'Bob')).toBeVisible();
  }

  await bob.getByRole('button', { name: 'I am ready' }).click();
  await expect(crew(ann, 'Bob')).toContainText('ready');
  await lookAt(ann, 'table-desktop');
  await lookAt(bob, 'table-phone');

  await bob.getByRole('button', { name: 'Leave' }).click();
  await expect(crew(ann, 'Bob')).toHaveCount(0);
  await expect(bob).toHaveURL(/\/$/);
});

test('a reload comes back to the same seat; a closed page is shown as away', async ({ device }) => {
  const ann = await device(PHONE);
  await openTable(ann, 'Ann');
  const bob = await device(PHONE);
  await bob.goto(ann.url());
  await sitDown(bob, 'Bob');
  await expect(crew(ann, 'Bob')).toBeVisible();

  await bob.reload();
  await expect(crew(bob, 'Bob')).toContainText('you');
  await expect(bob.getByText('2/6')).toBeVisible();

  await bob.close();
  await expect(crew(ann, 'Bob')).toContainText('away');
});

test('a table can be joined by its code, typed as people type', async ({ device }) => {
  const ann = await device(PHONE);
  await openTable(ann, 'Ann');
  const code = ann.url().slice(-5);

  const bob = await device(PHONE);
  await bob.goto('/');
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByLabel('Code or link').fill(` ${code.toLowerCase()} `);
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(crew(bob, 'Ann')).toBeVisible();
});

test('the second window of a device takes the seat over', async ({ device }) => {
  const first = await device(PHONE);
  await openTable(first, 'Ann');
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(crew(second, 'Ann')).toContainText('you');
  await expect(first.getByText('opened in another window')).toBeVisible();
  await first.getByRole('button', { name: 'Play here' }).click();
  await expect(crew(first, 'Ann')).toContainText('you');
});

test('what cannot be is answered in words', async ({ device }) => {
  const page = await device(PHONE);
  await page.goto('/');
  await page.getByLabel('Your name').fill('');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('alert')).toHaveText('Type a name first.');

  await page.getByLabel('Your name').fill('a name of more than twenty letters');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('alert')).toContainText('20 characters at most');

  await page.getByLabel('Your name').fill('Cat');
  await page.getByLabel('Code or link').fill('nonsense');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('no table with this code');

  await page.goto('/t/hello');
  await expect(page.getByRole('alert')).toContainText('no table with this code');
});

test('a taken name is refused at the door, another one is let in', async ({ device }) => {
  const ann = await device(PHONE);
  await openTable(ann, 'Ann');
  const other = await device(PHONE);
  await other.goto(ann.url());
  await sitDown(other, 'ann');
  await expect(other.getByRole('alert')).toContainText('already has that name');
  await sitDown(other, 'Anna');
  await expect(crew(other, 'Anna')).toContainText('you');
});
