import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { expectToFit, lookAt, photograph } from './photograph.ts';
import { test as onStage } from './stage/served-stage.ts';
import { expect, test } from './station.ts';

test('the rules are one tap from the entrance, are searched, and lead from one to the other', async ({
  device,
}) => {
  const page = await device(PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle('Rules · Panic Station');
  await expect(page.getByRole('heading', { name: 'Quick reference' })).toBeVisible();
  await expectToFit(page);
  await photograph(page, 'rules-phone');

  const search = page.getByLabel('Search the rules');
  await search.fill('target scope');
  await expect(page.getByText('Rules found: 3')).toBeVisible();
  await expect(page.locator('.rule-article mark').first()).toHaveText(/target/i);
  // To a rule that the search has hidden.
  await page.getByRole('article', { name: /^A1 / }).getByRole('link', { name: 'R7' }).click();
  await expect(page.locator('#R7')).toBeInViewport();
  await expect(search).toHaveValue('');
  await search.fill('zebra');
  await expect(page.getByText('No rule says that.')).toBeVisible();

  await page.setViewportSize(DESKTOP);
  await page.goto('/rules?q=#x5');
  await expect(page.locator('#X5')).toBeInViewport();
  // The whole book is long to look through: once, for both sizes.
  await lookAt(page, 'rules-desktop');
});

test('a change of language keeps the place and the search', async ({ device }) => {
  const page = await device(PHONE);
  await page.goto('/rules?q=grenade#A4');
  await expect(page.getByRole('heading', { name: 'A4 Grenade' })).toBeInViewport();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveTitle('Règles · Panic Station');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByLabel('Chercher dans les règles')).toHaveValue('grenade');
  await expect(page.getByRole('heading', { name: 'A4 Grenade' })).toBeInViewport();
});

/** How many sheets of paper a page is. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...paper.matchAll(/\/Type\s*\/Page\b/g)].length;
}

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`the book is printed, and the quick reference is one sheet of it: ${locale}`, async ({ device }) => {
      const page = await device(DESKTOP);
      await page.goto('/rules');
      await expect(page.locator('.book-rule').last()).toBeAttached();
      expect(await sheetsOf(page)).toBeGreaterThan(10);
      // The printer itself is not here.
      await page.evaluate(() => Object.assign(globalThis, { print: () => {} }));
      await page.locator('.reference-head button').click();
      expect(await sheetsOf(page)).toBe(1);
    });
  });
}

onStage(
  'every number in a match opens its rule over it, and the whole book at its place',
  async ({ open }) => {
    const page = await open('fight', PHONE);
    await page.getByRole('button', { name: /^Stab/ }).click();
    await page.getByRole('button', { name: /^Rule/ }).first().click();
    const rule = page.getByRole('dialog').last();
    await rule.getByRole('button', { name: 'The whole rule book' }).click();
    const book = page.getByRole('dialog', { name: 'Rules' });
    await expect(book.locator('.is-meant')).toBeInViewport();
    await expectToFit(page);
    await photograph(page, 'rules-over-match-phone');
    await book.getByRole('button', { name: /Trade$/ }).click();
    await expect(book.getByRole('heading', { name: 'X Trade' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(book).toBeHidden();
  },
);
