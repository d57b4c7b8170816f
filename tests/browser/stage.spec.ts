import { expect, type Locator, type Page } from '@playwright/test';
import { DESKTOP, expectDrawn, PHONE } from './devices.ts';
import { lookAt } from './look-at.ts';
import { pressSomething } from './press.ts';
import { test } from './stage/served-stage.ts';

/** A screen one comes to from a scene; on a desktop the tabs are open anyway. */
interface Screen {
  readonly name: string;
  readonly tab?: string;
  readonly press?: readonly (string | RegExp)[];
  /** Pressed to leave it again. */
  readonly leave?: string;
}

/** Every scene is a screen itself, and leads to others. */
const SCENES: Readonly<Record<string, readonly Screen[]>> = {
  door: [],
  'door-refused': [],
  joining: [],
  lost: [],
  moved: [],
  ended: [],
  waiting: [],
  'first-turn': [{ name: 'exploring', press: [/^Explore/] }],
  'mid-game': [
    { name: 'talk', tab: 'Talk' },
    { name: 'phrases', tab: 'Talk', press: ['Phrases'], leave: 'Write' },
    { name: 'log', tab: 'Log' },
    { name: 'menu', press: ['Table'], leave: 'Table' },
    { name: 'move-seat', press: ['Table', 'Move my seat to another device'], leave: 'Close' },
    { name: 'crew', tab: 'Crew in detail', press: ['What you think of Dmitri'] },
  ],
  watching: [],
  fight: [
    { name: 'moving', press: [/^Move/], leave: 'Back' },
    { name: 'firing', press: [/^Fire/], leave: 'Back' },
    { name: 'sure', press: [/^End the turn/], leave: 'Not yet' },
    { name: 'hand', tab: 'Hand' },
    { name: 'covered', tab: 'Hand', press: ['Cover'] },
  ],
  paused: [],
  duty: [],
  trade: [],
  'human-trade': [],
  traded: [],
  infected: [],
  armor: [],
  parasite: [],
  scan: [],
  'body-scan': [],
  died: [],
  out: [],
  end: [],
};

for (const [scene, others] of Object.entries(SCENES)) {
  const names = [scene, ...others.map(({ name }) => name)].join(', ');
  test(`on a desktop and a phone everything fits and nobody is kept out: ${names}`, async ({ open }) => {
    const page = await open(scene, DESKTOP);
    await expect(page.locator('.panel, .board').first()).toBeVisible();
    for (const { name, tab, press = [], leave } of [{ name: scene }, ...others] satisfies Screen[]) {
      for (const each of press) await pressed(page, each).click();
      await lookAt(page, `${name}-desktop`);
      await page.setViewportSize(PHONE);
      if (tab) await pressed(page, tab).click();
      await lookAt(page, `${name}-phone`);
      await page.setViewportSize(DESKTOP);
      if (leave) await pressed(page, leave).click();
    }
  });
}

/** A button, or the head of what opens. */
function pressed(page: Page, name: string | RegExp): Locator {
  const heads = page.locator('summary');
  return page
    .getByRole('button', { name, exact: true })
    .or(heads.filter({ hasText: name }))
    .or(heads.and(page.getByLabel(name, { exact: true })))
    .filter({ visible: true });
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
