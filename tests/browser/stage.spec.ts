import { expect } from '@playwright/test';
import { DESKTOP, expectDrawn, PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
import { pressed, SCREENS, type Screen, SIZES } from './stage/screens.ts';
import { MAP, test } from './stage/served-stage.ts';

test.describe.configure({ mode: 'parallel' });

for (const [scene, others] of Object.entries(SCREENS)) {
  const names = [scene, ...others.map(({ name }) => name)].join(', ');
  test(`on a desktop and a phone everything fits and nobody is kept out: ${names}`, async ({ open }) => {
    // The sheet of all art is drawn by the engine alone.
    const page = await open(scene, DESKTOP, scene === 'art' ? MAP : {});
    await expect(page.locator('.panel, .board, .poster-form').first()).toBeVisible();
    for (const { name, press = [], phone = [], leave } of [{ name: scene }, ...others] satisfies Screen[]) {
      for (const each of press) await pressed(page, each).click();
      await lookAt(page, `${name}-desktop`);
      await page.setViewportSize(PHONE);
      for (const each of phone) await pressed(page, each).click();
      await lookAt(page, `${name}-phone`);
      await page.setViewportSize(DESKTOP);
      // A rule lies over what it was opened from.
      if (leave)
        await expect(async () => {
          const ways = pressed(page, leave);
          if ((await ways.count()) > 0) await ways.first().click({ timeout: 1000 });
          await expect(ways).toHaveCount(0, { timeout: 200 });
        }).toPass();
    }
  });
}

test('the index leads to every scene that is photographed here', async ({ open }) => {
  const page = await open('', DESKTOP);
  const links = await page.getByRole('link').allTextContents();
  expect(links).toEqual(expect.arrayContaining(Object.keys(SCREENS)));
  await lookAt(page, 'index-desktop');
  await page.getByRole('link', { name: 'fight', exact: true }).click();
  await expect(page.locator('.board').first()).toBeVisible();
});

/** Of the page's pixels a plate is at least so wide. */
const LEAST_PLATE = { phone: 84, desktop: 120 };
const LEAST_TEXT = 13;

test('at eight sizes a large map is legible, the hand is whole, and no text is small', async ({ open }) => {
  const page = await open('mid-game', DESKTOP, MAP);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await lookAt(page, `size-${width}x${height}`);
    const { smallest, cut, plate } = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('.play *')].filter(
        (each) =>
          each.checkVisibility() &&
          !each.closest('.unseen, .emblem, svg') &&
          [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
      const seen = [...document.querySelectorAll('.fan > li')].map((card) => card.getBoundingClientRect());
      const sizes = texts.map((each) => ({
        size: Number.parseFloat(getComputedStyle(each).fontSize),
        text: each.textContent ?? '',
      }));
      return {
        smallest: sizes.sort((a, b) => a.size - b.size)[0],
        cut: seen.filter(({ left, right }) => left < 0 || right > innerWidth + 1).length,
        plate: Number(document.querySelector<HTMLElement>('.map')?.dataset['plate']),
      };
    });
    expect({ width, cut }).toEqual({ width, cut: 0 });
    expect(smallest?.size, `${width}: ${smallest?.text}`).toBeGreaterThanOrEqual(LEAST_TEXT);
    const isPhone = Math.min(width, height) < 560;
    expect(plate).toBeGreaterThanOrEqual((isPhone ? LEAST_PLATE.phone : LEAST_PLATE.desktop) - 1);
  }
});

/** Of the page's pixels so much of every card is seen, and touched. */
const LEAST_OF_A_CARD = 16;

test('at eight sizes fourteen different cards are all seen without scrolling', async ({ open }) => {
  const page = await open('full-hand', DESKTOP);
  await expect(page.locator('.fan > li')).toHaveCount(14);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const measured = () =>
      page.locator('.fan > li').evaluateAll((all) => {
        const cards = all.map((card) => card.getBoundingClientRect());
        const isIn = ({ left, right, top }: DOMRect) =>
          left >= 0 && right <= innerWidth + 1 && top < innerHeight;
        const steps = cards.slice(1).map(({ left }, i) => left - (cards[i]?.left ?? 0));
        return { seen: cards.filter(isIn).length, step: Math.min(...steps) };
      });
    // They glide to their places.
    await expect(async () => {
      const { seen, step } = await measured();
      expect({ width, seen }).toEqual({ width, seen: 14 });
      expect(step, `${width}`).toBeGreaterThanOrEqual(LEAST_OF_A_CARD);
    }).toPass({ timeout: 15_000 });
    const { step } = await measured();
    test
      .info()
      .annotations.push({ type: `${width}x${height}`, description: `${Math.round(step)} px of each` });
  }
});

test('keys are enough: an action is opened, chosen and sure, and the focus goes along', async ({ open }) => {
  const page = await open('fight', DESKTOP);
  await page.getByRole('button', { name: /^End turn/ }).focus();
  await page.keyboard.press('Enter');
  const notYet = page.getByRole('button', { name: 'Not yet' });
  await expect(notYet).toBeFocused();
  await expect(page.getByText('You still have 4 AP')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notYet).toBeHidden();
  await expect(page).toHaveTitle(/Your turn/);

  // The list: its key opens it, a number chooses, and the focus is never lost to the page.
  await page.keyboard.press('l');
  const list = page.getByRole('region', { name: 'What you can do' }).locator('.choice');
  await expect(list.first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Search', exact: true })).toBeVisible();
  await expect(list.first()).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.locator('.pips')).toHaveAccessibleName('Action points: 3 AP');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('choice');
});

test('arrow keys walk the map and read it, Enter opens the card of the room', async ({ open }) => {
  const page = await open('fight', DESKTOP, MAP);
  await expectDrawn(page);
  const walker = page.getByRole('application');
  await walker.focus();
  await expect(walker).toContainText('Run 11, used. North: open doorway to Run 12.');
  await page.keyboard.press('ArrowLeft');
  await expect(walker).toContainText('Reactor Room.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reactor Room' })).toBeVisible();
});

test('arrow keys on the map are enough for whole turns, and the focus never falls to the page', async ({
  open,
}) => {
  const page = await open('first-turn', PHONE, MAP);
  await expectDrawn(page);
  const walker = page.getByRole('application');
  const focused = () => page.evaluate(() => document.activeElement?.closest('main')?.className ?? 'lost');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expect.poll(focused).not.toBe('lost');
    }
  };
  const points = page.locator('.pips');
  const told = () => expect(page.locator('.caption.mine')).toBeVisible();
  await walker.focus();
  // The next location is laid east of the Reactor Room.
  await press('x');
  await expect(walker).toContainText('Team Search 13, east of the Reactor Room');
  await press('Enter');
  await expect(points).toHaveAccessibleName('Action points: 3 AP');
  await expect(walker).toBeFocused();
  // Somebody walks in from the card of the room, and searches.
  await press('ArrowRight');
  await expect(walker).toContainText(
    'Team Search 13, unused. North: open doorway into the dark. West: open doorway to the Reactor Room. Nobody here.',
  );
  await press('Enter');
  await expect(page.getByRole('button', { name: /^Move Trooper/ })).toBeFocused();
  await press('Enter');
  await expect(points).toHaveAccessibleName('Action points: 2 AP');
  await expect(walker).toContainText('Here: your Trooper.');
  await told();
  await press('s');
  await expect(points).toHaveAccessibleName('Action points: 1 AP');
  await told();
  // The end asks once; the others play, and the next own turn begins where this one was left.
  await press('e');
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await press('Shift+Tab', 'Enter');
  await expect(points).not.toHaveAccessibleName('Action points: 1 AP');
});

test('under the cover neither the hand nor the list tells what is held', async ({ open }) => {
  const page = await open('fight', PHONE);
  await page.getByRole('button', { name: 'All actions' }).click();
  await expect(page.getByRole('button', { name: /^Throw a grenade/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Cover role and hand').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Gas can')).toHaveCount(0);
  await expect(page.getByText('Infected', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'All actions' }).click();
  await expect(page.getByRole('button', { name: /^Throw a grenade/ })).toHaveCount(0);
});

test('a canvas that was taken away and given back shows its map again', async ({ open }) => {
  const page = await open('fight', DESKTOP, MAP);
  await expectDrawn(page);
  const canvas = page.locator('.board > canvas');
  let before = await canvas.screenshot();
  // What floats over it takes its place a moment later.
  await expect(async () => {
    const again = await canvas.screenshot();
    const isSettled = again.equals(before);
    before = again;
    expect(isSettled).toBe(true);
  }).toPass();
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
