import { englishLeftIn } from '#tests/client/texts/english-left.ts';
import { mapOf, PHONE } from './devices.ts';
import { fastClock } from './fast-clock.ts';
import { lookAt } from './photograph.ts';
import { pressSomething } from './press-any-choice.ts';
import { useOnlyByte } from './start-match.ts';
import { expect, test as onStation } from './station.ts';

/** With this chance the match is a short one. */
const SERVER_BYTE = 1;

let draws = 0;
const test = onStation.extend({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) =>
      use({
        clock: fastClock(40),
        randomBytes: (size) => Buffer.alloc(size, size === 32 ? SERVER_BYTE : draws++),
      }),
    { scope: 'worker' },
  ],
});

test.use({ locale: 'fr-FR' });

test('one person plays a whole match against bots from the home page, by clicks on the list of actions alone, and no English is seen in French', async ({
  device,
}) => {
  const page = await device(PHONE);
  await useOnlyByte(page, 1);
  await page.addInitScript(() => localStorage.setItem('pace', '4x'));
  await page.goto('/');
  await page.getByLabel('Votre nom').fill('Ann');
  await page.getByRole('button', { name: /^Jouer/ }).click();
  await expect(mapOf(page)).toBeVisible();
  const over = page.getByRole('dialog', { name: 'C’est fini' });
  const seen = new Set<string>();
  for (let step = 0; !(await over.isVisible()); step++) {
    await pressSomething(page, step);
    seen.add((await page.locator('body').textContent()) ?? '');
  }
  await expect(over.getByText('Ann', { exact: true }).first()).toBeVisible();
  // Captions, feed, prompts, reasons: of a whole match there is much to read.
  expect(seen.size).toBeGreaterThan(50);
  expect([...new Set([...seen].flatMap(englishLeftIn))]).toEqual([]);
  await lookAt(page, 'solo-over-phone');
});
