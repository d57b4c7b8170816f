import { expect } from '@playwright/test';
import { DESKTOP } from './devices.ts';
import { test } from './stage/served-stage.ts';

test('a key puts a drawn card away and presses nothing behind it, neither then nor in the moment after', async ({
  open,
}) => {
  const page = await open('fight', DESKTOP);
  const points = page.locator('.pips');
  const drawn = page.locator('.scene-overlay.is-draw');
  // The list: its first choice takes the focus as soon as something is offered again.
  await expect(page.locator('.caption.mine')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.locator('.actions .choice').first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.locator('.actions h3')).toHaveText('Search');
  await page.keyboard.press('1');
  await expect(drawn).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawn).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.actions .choice').first()).toBeFocused();
  await expect(page.locator('.actions h3')).toHaveCount(0);
  await expect(points).toHaveAccessibleName('Action points: 3 AP');
});

test('who walks the map by keys opens no room behind a card that is told', async ({ open }) => {
  const page = await open('fight', DESKTOP);
  const drawn = page.locator('.scene-overlay.is-draw');
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page
    .locator('.room-card')
    .getByRole('button', { name: /^Search/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(drawn).toBeVisible();
  for (const key of ['m', 'ArrowLeft', 'l', 'Enter']) await page.keyboard.press(key);
  await expect(drawn).toHaveCount(0);
  await expect(page.locator('.caption.mine')).toBeVisible();
  await expect(page.locator('.room-card, .aim-card, .list-panel')).toHaveCount(0);
  await expect(page.locator('.pips')).toHaveAccessibleName('Action points: 3 AP');
});

test('no verb reaches below a sheet or the list, and what has the focus there is not pressed', async ({
  open,
}) => {
  const page = await open('fight', DESKTOP);
  const endTurn = page.getByRole('button', { name: /^End turn/ });
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await endTurn.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.confirm-card')).toHaveCount(0);
  await expect(sheet).toBeFocused();
  for (const key of ['e', 'm', 'b', 'l']) await page.keyboard.press(key);
  await expect(page.locator('.overlay')).toHaveCount(1);
  await expect(page.locator('.map-card')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  for (const key of ['e', 'm', 'b']) await page.keyboard.press(key);
  await expect(page.locator('.overlay')).toHaveCount(1);
  await expect(page.locator('.map-card, .sure')).toHaveCount(0);
});

test('why a verb is shut stands below the question that is open, not over it', async ({ open }) => {
  const page = await open('duty', DESKTOP);
  const question = page.locator('.prompt-card');
  await expect(question).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.locator('.caption .refusal')).toContainText('First attack or trade with someone here.');
  await page.keyboard.press('b');
  await expect(page.locator('.overlay')).toHaveCount(0);
  await expect(question).toBeVisible();
});
