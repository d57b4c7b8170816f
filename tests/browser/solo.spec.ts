import { DESKTOP } from './devices.ts';
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

test('one person plays a whole match against bots, from the home page, by clicks alone', async ({
  device,
}) => {
  const page = await device(DESKTOP);
  await useOnlyByte(page, 1);
  await page.addInitScript(() => localStorage.setItem('pace', '4x'));
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('.board > canvas')).toBeVisible();
  const over = page.getByRole('dialog', { name: 'It is over' });
  for (let step = 0; !(await over.isVisible()); step++) await pressSomething(page, step);
  await expect(over.getByText('Ann', { exact: true }).first()).toBeVisible();
  await lookAt(page, 'solo-over-desktop');
});
