import { expect, type Page } from '@playwright/test';
import { mapOf } from './devices.ts';

/** Ann opens a table for four, Bob comes by her link, bots take the other chairs, and the match is dealt. */
export const startMatch = (ann: Page, bob: Page, home = '/'): Promise<void> =>
  startMatchOf({ Ann: ann, Bob: bob }, home);

/** The first of them opens a table for four, the others come by its link, and bots take what is left. */
export async function startMatchOf(
  people: Readonly<Record<string, Page>>,
  home = '/',
  arrange: (opener: Page) => Promise<void> = async () => {},
): Promise<void> {
  const [[first, opener] = [], ...others] = Object.entries(people);
  if (!first || !opener) throw new Error('somebody must open the table');
  await opener.goto(home);
  await opener.getByLabel('Your name').fill(first);
  await opener.getByRole('button', { name: 'Open a table' }).click();
  await opener.getByLabel('Chairs').selectOption('4');
  await arrange(opener);
  for (const [name, page] of others) {
    await page.goto(new URL(opener.url()).pathname);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await opener.getByRole('button', { name: 'Bots for all free chairs' }).click();
  await opener.getByRole('button', { name: 'I am ready' }).click();
  await opener.getByRole('button', { name: 'Start the match' }).click();
  for (const page of Object.values(people)) {
    await expect(mapOf(page)).toBeVisible();
    await goAboard(page);
  }
}

/**
 * Puts the role and the first hand away as soon as they lie over what a test looks for: every match opens with them, but
 * one that a test seats in its middle.
 */
export async function goAboard(page: Page): Promise<void> {
  const boarding = page.getByRole('dialog', { name: 'Phase 0: boarding' });
  await page.addLocatorHandler(boarding, async () => {
    await boarding.getByRole('button', { name: 'Tap to see who you are' }).click();
    await boarding.getByRole('button', { name: 'To the station' }).click();
  });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
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

/** V7: votes for the end of the match, from the menu. */
export async function abandonFromMenu(page: Page): Promise<void> {
  await goAboard(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const vote = page.locator('.vote-choice').filter({ hasText: 'Abandon the match' });
  await vote.getByRole('button', { name: /^(Call it|Agree)$/ }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
}
