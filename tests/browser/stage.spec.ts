import { expect } from '@playwright/test';
import { DESKTOP, expectDrawn, PHONE, screenshot } from './devices.ts';
import { pressSomething } from './press.ts';
import { test } from './stage/served-stage.ts';

const SCENES = [
  'waiting',
  'first-turn',
  'mid-game',
  'fight',
  'duty',
  'trade',
  'traded',
  'armor',
  'scan',
  'end',
];

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const scene of SCENES) {
    test(`${scene} fits a ${device}`, async ({ open }) => {
      const page = await open(scene, viewport);
      await page.evaluate(() => document.fonts.ready);
      if (scene !== 'waiting') await expectDrawn(page);
      await screenshot(page, `${scene}-${device}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test('a whole match is played from the list of actions alone', async ({ open }) => {
  test.setTimeout(180_000);
  const page = await open('first-turn', DESKTOP);
  const over = page.getByRole('dialog', { name: 'It is over' });
  for (let step = 0; step < 3000 && !(await over.isVisible()); step++) {
    await pressSomething(page, step);
  }
  await expect(over).toBeVisible();
});

test('keys are enough: an action is opened, chosen and sure, and the focus goes along', async ({ open }) => {
  const page = await open('fight', DESKTOP);
  await page.getByRole('button', { name: /^End the turn/ }).focus();
  await page.keyboard.press('Enter');
  const notYet = page.getByRole('button', { name: 'Not yet' });
  await expect(notYet).toBeFocused();
  await expect(page.getByText('You still have 4 AP')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notYet).toBeHidden();
  await expect(page).toHaveTitle(/Your turn/);
});

test('under the cover neither the hand nor the list tells what is held', async ({ open }) => {
  const page = await open('fight', PHONE);
  await expect(page.getByRole('button', { name: /^Throw a grenade/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hand', exact: true }).click();
  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await expect(page.getByText('Gas can')).toHaveCount(0);
  await expect(page.getByText('Infected', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Throw a grenade/ })).toHaveCount(0);
});

test('a canvas that was taken away and given back shows its map again', async ({ open }) => {
  const page = await open('fight', DESKTOP);
  await expectDrawn(page);
  const canvas = page.locator('.board canvas');
  const before = await canvas.screenshot();
  await canvas.evaluate(async (element: HTMLCanvasElement) => {
    const happens = (event: string) =>
      new Promise((happened) => element.addEventListener(event, happened, { once: true }));
    const taken = element.getContext('webgl')?.getExtension('WEBGL_lose_context');
    const lost = happens('webglcontextlost');
    taken?.loseContext();
    await lost;
    // It may be given back only once everybody has heard that it is gone.
    await new Promise((heard) => setTimeout(heard));
    const restored = happens('webglcontextrestored');
    taken?.restoreContext();
    await restored;
  });
  await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(true);
});
