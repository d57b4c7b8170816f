import { expect, type Page } from '@playwright/test';

/** Ann opens a table for four, Bob comes by her link, bots take the other chairs, and the match is dealt. */
export async function startMatch(ann: Page, bob: Page, home = '/'): Promise<void> {
  await ann.goto(home);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await ann.getByLabel('Chairs').selectOption('4');
  await bob.goto(new URL(ann.url()).pathname);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await bob.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Bots for all free chairs' }).click();
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.board canvas')).toBeVisible();
}

/** D4: a device whose random bytes are all the same, so that the match is the same in every run. */
export async function useOnlyByte(page: Page, byte: number): Promise<void> {
  await page.addInitScript((only) => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(only);
      return bytes;
    };
  }, byte);
}
