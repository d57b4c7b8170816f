import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
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

test('who was removed is told so, also after a reload, and comes back once let in again', async ({
  device,
}) => {
  const ann = await device(PHONE);
  await openTable(ann, 'Ann');
  const bob = await device(PHONE);
  await bob.goto(ann.url());
  await sitDown(bob, 'Bob');
  await ann.getByRole('button', { name: 'Remove Bob' }).click();
  const removed = bob.getByText('Whoever opened the table took you off the list.');
  await expect(removed).toBeVisible();
  // The device knows its name here, and tries by itself.
  await bob.goto(ann.url());
  await expect(removed).toBeVisible();
  await lookAt(ann, 'table-removed-phone');

  await ann.getByRole('button', { name: 'Let Bob in again' }).click();
  await expect(ann.getByText('Removed')).toHaveCount(0);
  await bob.goto(ann.url());
  await expect(crew(ann, 'Bob')).toBeVisible();
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

test('what cannot be is answered in words, at the field it is about', async ({ device }) => {
  const page = await device(PHONE);
  await page.goto('/');
  const name = page.getByLabel('Your name');
  await name.fill('');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('alert')).toHaveText('Type a name first.');
  await expect(name).toHaveAccessibleDescription('Type a name first.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill('a name of more than twenty letters');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('alert')).toContainText('20 characters at most');

  await name.fill('Cat');
  await page.getByLabel('Code or link').fill('nonsense');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('no table with this code');
  await expect(name).toHaveAttribute('aria-invalid', 'false');

  await page.goto('/t/hello');
  await expect(page.getByRole('alert')).toContainText('no table with this code');
});

test('the link is a poster: who asks, who sits there, and a chair', async ({ device }) => {
  const ann = await device(PHONE);
  await openTable(ann, 'Ann');
  await ann.getByRole('button', { name: 'Add a bot' }).first().click();
  await expect(crew(ann, 'Vega')).toBeVisible();
  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const bob = await device(viewport);
    await bob.goto(ann.url());
    await expect(bob.getByRole('heading', { name: 'Ann asks you aboard' })).toBeVisible();
    await expect(bob.getByRole('list', { name: 'Crew' })).toHaveText('AnnVega+free+free+free+free');
    await expect(bob.getByRole('button', { name: 'Sit down' })).toHaveClass('act');
    await lookAt(bob, `door-${name}`);
  }
});

test('at a full table watching is what one can do, without a name', async ({ device }) => {
  const ann = await device(PHONE);
  await openTable(ann, 'Ann');
  await ann.getByRole('button', { name: 'Bots for all free chairs' }).click();
  await expect(ann.getByText('6/6')).toBeVisible();
  const bob = await device(PHONE);
  await bob.goto(ann.url());
  await expect(bob.getByText('All chairs are taken. You can watch.')).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expect(bob.getByLabel('Your name')).toHaveCount(0);
  await lookAt(bob, 'door-full-phone');
  await bob.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(crew(bob, 'Ann')).toBeVisible();
  // A reload neither asks nor sits down.
  await bob.reload();
  await expect(crew(bob, 'Ann')).toBeVisible();
});

test('the lobby says what is missing to start, and fits a small phone', async ({ device }) => {
  const ann = await device({ width: 360, height: 640 });
  await openTable(ann, 'Ann');
  const line = ann.locator('.start-line');
  const start = ann.getByRole('button', { name: 'Start the match' });
  await expect(line).toHaveText('1 of 6 aboard: 3 more are needed, or bots.');
  for (let bots = 0; bots < 3; bots++) {
    await ann.getByRole('button', { name: 'Add a bot' }).first().click();
    await expect(line).toContainText(`${bots + 2} of 6`);
  }
  await expect(line).toHaveText('4 of 6 aboard: waiting for Ann.');
  await expect(start).toBeDisabled();
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await expect(line).toHaveText('4 of 6 aboard: you can start.');
  await expect(start).toBeEnabled();
  await lookAt(ann, 'table-small-phone');
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
