import { expect, type Page } from '@playwright/test';
import { fitted, type Insets, type Look, type Screen } from '#client/board/camera-math.ts';
import { around, type Point, plateArea, roomArea } from '#client/board/geometry.ts';
import { IDLE } from '#client/play/choosing.ts';
import { hintsFor } from '#client/play/hints.ts';
import { roomName } from '#client/words/names.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { DESKTOP, expectDrawn, PHONE } from './devices.ts';
import { SCENES } from './stage/scenes.ts';
import { MAP, test } from './stage/served-stage.ts';

const scene = SCENES['fight'];
if (!scene) throw new Error('there must be a fight');
const view = viewFor(scene.match(), 0);
/** Ann stands between these two, with a doorway to each. */
const [REACTOR, ALERT] = ['L01', 'L17'] as const;

/** The top of a room's plate, where nothing stands. */
function heading(room: RoomId): Point {
  const placed = view.placed.find(({ location }) => location === room);
  if (!placed) throw new Error(`${room} must lie there`);
  const { x, y, height } = roomArea(placed, room);
  return { x, y: y - height / 2 + 30 };
}

/** Where on the page a point of the map is, before anybody moves the camera. */
async function onPage(page: Page): Promise<(at: Point) => Point> {
  await expectDrawn(page);
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('there must be a board');
  const insets = await covering(page);
  const screen: Screen = { width: box.width, height: box.height, ratio: 1, insets };
  const { ghosts } = hintsFor(view, IDLE);
  const map = around([...view.placed, ...ghosts].map(({ cell }) => plateArea(cell)));
  const own = view.placed.find(({ location }) => location === 'L11');
  const look: Look = fitted(map, own ? roomArea(own, 'L11') : map, screen);
  return ({ x, y }) => ({
    x: box.x + box.width / 2 + (x - look.x) * look.zoom,
    y: box.y + box.height / 2 + (y - look.y) * look.zoom,
  });
}

/** What floats over the map. */
const covering = (page: Page) =>
  page.evaluate((): Insets => {
    const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    const insets = { top: 0, right: 0, bottom: 0, left: 0 };
    for (const each of document.querySelectorAll<HTMLElement>('[data-covers]')) {
      const box = each.getBoundingClientRect();
      if (box.bottom <= board.top || box.top >= board.bottom) continue;
      const edge = each.dataset['covers'] as keyof Insets;
      const depth = {
        top: box.bottom - board.top,
        right: board.right - box.left,
        bottom: board.bottom - box.top,
        left: box.right - board.left,
      }[edge];
      insets[edge] = Math.max(insets[edge], Math.round(depth));
    }
    return insets;
  });

/** Where a point is after everything came closer around another one. */
const closer = (at: Point, about: Point, factor: number): Point => ({
  x: about.x + (at.x - about.x) * factor,
  y: about.y + (at.y - about.y) * factor,
});
const moved = (at: Point, by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });

/** What answers after pointing somewhere is the card of that room. */
async function expectRoom(page: Page, room: RoomId, point: () => Promise<void>): Promise<void> {
  const heading = page.locator('.room-card h2');
  // The canvas is there a moment before the board listens.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await point();
    await expect(heading).toHaveText(roomName(room), { timeout: 1000 });
  }).toPass();
  // Both of Ann's characters can go there.
  await expect(page.locator('.room-card').getByRole('button', { name: /^Move/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCount(0);
}

/** Fingers on the glass, by their places. */
async function fingers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  return async (...way: readonly (readonly Point[])[]) => {
    const [start = [], ...rest] = way;
    await touch('touchStart', start);
    for (const points of rest) await touch('touchMove', points);
    await touch('touchEnd', []);
  };
}

const STEPS = Array.from({ length: 11 }, (_, i) => i / 10);

test('on a phone two fingers bring the map closer, one moves it, and a tap means what is under it now', async ({
  open,
}) => {
  const page = await open('fight', PHONE, { ...MAP, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  // As among people: what could be thrown from the hand is not offered at a room, and its card stays small.
  await page.evaluate(() => localStorage.setItem('covered', 'yes'));
  await page.reload();
  const place = await onPage(page);
  const touch = await fingers(page);
  const tap = (at: Point) => () => page.touchscreen.tap(at.x, at.y);
  const [reactor, alert] = [place(heading(REACTOR)), place(heading(ALERT))];
  await expectRoom(page, REACTOR, tap(reactor));
  await expectRoom(page, ALERT, tap(alert));

  // From 60 to 102 apart, across each other's way so that no finger rests.
  const about = place({ x: 310, y: 0 });
  await touch(
    ...STEPS.map((part) => [
      { x: about.x - 30 - 21 * part, y: about.y },
      { x: about.x + 30 + 21 * part, y: about.y },
    ]),
  );
  const [near, alertNear] = [closer(reactor, about, 1.7), closer(alert, about, 1.7)];
  await expectRoom(page, REACTOR, tap(near));

  const by = { x: -70, y: 30 };
  await touch(...STEPS.map((part) => [moved(about, { x: by.x * part, y: by.y * part })]));
  await expectRoom(page, ALERT, tap(moved(alertNear, by)));

  // Chromium's own pinch, which would bring the whole page closer.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizePinchGesture', {
    ...about,
    scaleFactor: 2,
    gestureSourceType: 'touch',
  });
  const glass = await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY]);
  expect(glass).toEqual([1, 0, 0]);
});

test('on a desktop the wheel brings the map closer around the pointer, a drag moves it, one button points', async ({
  open,
}) => {
  const page = await open('fight', DESKTOP, MAP);
  const place = await onPage(page);
  const click = (at: Point) => () => page.mouse.click(at.x, at.y);
  const [reactor, alert] = [place(heading(REACTOR)), place(heading(ALERT))];
  await expectRoom(page, ALERT, click(alert));

  const about = place({ x: 310, y: 0 });
  await page.mouse.move(about.x, about.y);
  await page.mouse.wheel(0, -250);
  const factor = Math.exp(0.5);
  await expectRoom(page, REACTOR, click(closer(reactor, about, factor)));

  const by = { x: -90, y: 40 };
  await page.mouse.move(about.x, about.y);
  await page.mouse.down();
  await page.mouse.move(about.x + by.x, about.y + by.y, { steps: 5 });
  await page.mouse.up();
  await expectRoom(page, ALERT, click(moved(closer(alert, about, factor), by)));

  await page.keyboard.press('Escape');
  const there = moved(closer(alert, about, factor), by);
  await page.mouse.click(there.x, there.y, { button: 'right' });
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(page.locator('.room-card')).toHaveCount(0);
  await expectRoom(page, REACTOR, click(reactor));
});
