import { expect, type Page } from '@playwright/test';
import { MAP, test } from './stage/served-stage.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** What is asked of a room on the map, and what leads to it. */
const ASKED: readonly (readonly [string, ...RegExp[]])[] = [
  ['duty'],
  ['armor'],
  ['fight', /^Use/, /^First aid/],
  ['first-turn', /^Explore/],
];

/** How much of the room a question lies over, and how much of the room is to be seen at all. */
const measured = (page: Page) =>
  page.locator('.map-card').evaluate((card) => {
    const layer = card.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const about = card.getAttribute('data-about');
    if (!about) return { covered: 'it speaks of nothing', hidden: 100 };
    const [x = 0, y = 0, width = 0, height = 0] = about.split(' ').map(Number);
    const common = (a: number, b: number, c: number, d: number) =>
      Math.max(0, Math.min(b, d) - Math.max(a, c));
    const [roomLeft, roomTop] = [x + layer.left, y + layer.top];
    const seen =
      common(roomLeft, roomLeft + width, layer.left, layer.right) *
      common(roomTop, roomTop + height, layer.top, layer.bottom);
    return {
      covered:
        common(left, right, roomLeft, roomLeft + width) * common(top, bottom, roomTop, roomTop + height),
      hidden: Math.round(100 * (1 - seen / (width * height))),
    };
  });

for (const phone of PHONES)
  test(`on a phone of ${phone.width} × ${phone.height} no question lies over the room it speaks of`, async ({
    open,
  }) => {
    for (const [scene, ...presses] of ASKED) {
      const page = await open(scene, phone, MAP);
      await page.locator('.board[aria-busy=false]').first().waitFor();
      for (const name of presses)
        await page.getByRole('button', { name }).filter({ visible: true }).first().click();
      await expect(page.locator('.map-card')).toBeAttached();
      await expect(async () => {
        expect({ scene, ...(await measured(page)) }).toEqual({ scene, covered: 0, hidden: 0 });
      }).toPass({ timeout: 10_000 });
      await page.close();
    }
  });
