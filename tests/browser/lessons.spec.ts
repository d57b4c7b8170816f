import type { Page } from '@playwright/test';
import { PHONE } from './devices.ts';
import { expect, test } from './station.ts';

// What is pointed at lies on the map.
test.use({ graphics: 'card' });

/** Taps what the pointer is around, once it says this and has come to rest: the map may still move under it. */
async function tapPointed(page: Page, says: string): Promise<void> {
  await expect(page.locator('.pointer-words')).toHaveText(says);
  const ring = page.locator('.pointer-ring');
  await expect(ring).toBeVisible();
  let box = await ring.boundingBox();
  await expect
    .poll(
      async () => {
        const before = box;
        box = await ring.boundingBox();
        return box !== null && JSON.stringify(box) === JSON.stringify(before);
      },
      { intervals: [250] },
    )
    .toBe(true);
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a lesson is learned by tapping what is pointed at, from the home page to its stars', async ({
  device,
}) => {
  const page = await device(PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn in five minutes' }).click();
  await page.getByRole('link', { name: /Being one of them/ }).click();
  await expect(page.locator('.board > canvas')).toBeVisible();
  // Nobody else is at this table: there is nothing to vote about, to pause or to move.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('.menu-panel .menu-buttons button')).toHaveText(['Rules', 'Leave']);
  await expect(page.getByRole('region', { name: 'Votes' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tapPointed(page, 'Orion is alone in there, and trusts you. Walk in.');
  await tapPointed(page, 'Trade. All will see that you traded, nobody what.');
  const infection = 'One of your own Infection cards. Without a gas can, Orion is yours.';
  await tapPointed(page, infection);
  await expect(page.locator('.trade-seal')).toBeEnabled();
  // The ring goes on to the seal.
  await expect(page.locator('.pointer-ring')).toHaveCSS('left', /^1\d\.\d+px$|^1\dpx$/);
  await tapPointed(page, infection);
  await expect(page.getByText('Orion is yours', { exact: false }).first()).toBeVisible();
  await page.getByRole('dialog', { name: 'Trade with Orion' }).getByRole('button', { name: 'Go on' }).click();
  const done = page.getByRole('dialog', { name: 'Done' });
  await expect(done.getByRole('img', { name: '3 stars of 3' })).toBeVisible();
  await page.goto('/learn');
  await expect(
    page.getByRole('link', { name: /Being one of them/ }).getByRole('img', { name: '3 stars of 3' }),
  ).toBeVisible();
});

test('the coach speaks at the first table, is switched off in the menu, and no dealer is loaded there', async ({
  device,
}) => {
  const page = await device(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('.board > canvas')).toBeVisible();
  const words = page.locator('.pointer.is-coach .pointer-words');
  const goOn = page.locator('.scene button:visible, .caption .act:visible, .paces button:visible').last();
  while (!(await words.isVisible())) await goOn.click({ timeout: 1000 }).catch(() => {});
  await expect(words).toHaveText(
    'On your first turn search at least once: walk into a room, or explore to find one.',
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Hints' }).getByRole('button', { name: 'off' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.end-turn')).toBeVisible();
  await expect(words).toHaveCount(0);
  const built = asked.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/built/'));
  expect(built).toContainEqual(expect.stringMatching(/\/TablePage-/));
  expect(built.filter((path) => /dealer|worker|LearnPage/i.test(path))).toEqual([]);
});
