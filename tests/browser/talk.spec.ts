import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { startMatch } from './start-match.ts';
import { expect, test } from './station.ts';

const player = (page: Page, name: string) => page.locator('.player').filter({ hasText: name });

test('what is said, thought and asked for reaches those it is for', async ({ device }) => {
  const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
  await startMatch(ann, bob);

  await ann.getByLabel('Message').fill('Nobody moves.');
  await ann.keyboard.press('Enter');
  await expect(bob.getByRole('button', { name: 'unread' })).toBeVisible();
  await bob.getByRole('button', { name: /^Feed/ }).click();
  await expect(bob.getByRole('log')).toContainText('Ann Nobody moves.');
  await expect(bob.getByRole('button', { name: 'unread' })).toHaveCount(0);
  await bob.getByRole('button', { name: 'Claim', exact: true }).click();
  await bob.getByRole('button', { name: '… is infected' }).click();
  await bob.getByRole('button', { name: 'Ann is infected.' }).click();
  await expect(ann.getByRole('log')).toContainText('Bob Ann is infected.');

  await player(ann, 'Bob').getByRole('button').first().click();
  const about = ann.getByRole('region', { name: 'What you think of Bob' });
  await about.getByRole('button', { name: 'infected' }).click();
  await about.getByRole('button', { name: 'Accuse' }).click();
  await expect(bob.getByRole('img', { name: 'Accused by Ann' })).toBeVisible();
  await expect(bob.locator('.suspected')).toHaveCount(0);

  await about.getByRole('button', { name: 'Mute' }).click();
  await expect(ann.locator('.spoken')).not.toContainText(['Bob Ann is infected.']);
  await about.getByRole('button', { name: 'Silence' }).click();
  await bob.getByLabel('Message').fill('But I am human!');
  await bob.getByRole('button', { name: 'Say' }).click();
  await expect(bob.getByText('You were silenced')).toBeVisible();

  await ann.reload();
  await expect(player(ann, 'Bob').locator('.suspected')).toContainText('infected');
  await expect(ann.getByRole('log')).toContainText('Nobody moves.');
});

test('a claim is read by each in his own language, kept beside its player, and marked where it does not fit', async ({
  device,
}) => {
  const [ann, bob] = [await device(PHONE), await device(PHONE)];
  await startMatch(ann, bob);
  await bob.getByRole('button', { name: 'Menu' }).click();
  await bob.getByRole('button', { name: 'Français' }).click();
  await bob.getByRole('button', { name: /^Fil/ }).click();
  await ann.getByRole('button', { name: /^Feed/ }).click();

  await ann.getByRole('button', { name: 'Claim', exact: true }).click();
  await ann.getByRole('button', { name: 'I gave …' }).click();
  await ann.getByRole('button', { name: 'I gave Bob a gas can.' }).click();
  await expect(bob.getByRole('log')).toContainText('Ann J’ai donné un jerrican à Bob.');
  await expect(bob.locator('.doubtful')).toContainText('aucun échange entre les deux n’a été vu');

  await bob.getByRole('button', { name: 'Affirmer' }).click();
  await bob.getByRole('button', { name: 'Je suis du côté humain.' }).click();
  await expect(ann.getByRole('log')).toContainText('Bob I am clean.');

  await ann.getByRole('button', { name: 'Claim', exact: true }).click();
  await ann.getByRole('button', { name: 'I take it back …' }).click();
  await ann.getByRole('button', { name: /I gave Bob a gas can/ }).click();
  await bob.getByRole('button', { name: 'Replier' }).click();
  await player(bob, 'Ann').getByRole('button').first().click();
  const claims = bob.getByRole('region', { name: 'Affirmations' });
  await expect(claims.locator('s')).toHaveText('J’ai donné un jerrican à Bob.');
});

test('a pause begins when all want it, and anybody ends it', async ({ device }) => {
  const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
  await startMatch(ann, bob);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Ask for a pause' }).click();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('Paused:')).toBeVisible();
  await ann.getByRole('button', { name: 'Go on' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('Paused:')).toHaveCount(0);
});

test('a seat moves to another device by its link, once', async ({ device }) => {
  const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
  await startMatch(ann, bob);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Move my seat to another device' }).click();
  const link = await ann.getByLabel('Copy link').inputValue();

  const phone = await device(PHONE);
  await phone.goto(link);
  await expect(player(phone, 'Ann')).toHaveClass(/me/);
  await expect(phone).toHaveURL(/\/t\/[A-Z]{5}$/);
  await expect(ann.getByText('opened in another window')).toBeVisible();

  const late = await device(PHONE);
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('was used already');
});
