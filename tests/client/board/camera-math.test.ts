import { describe, expect, test } from 'vitest';
import {
  besideOf,
  centred,
  fitted,
  held,
  isSeen,
  NO_INSETS,
  nearTo,
  type Screen,
  seenArea,
  toMap,
  toPage,
  zoomed,
} from '#client/board/camera-math.ts';

const screen: Screen = { width: 800, height: 600, ratio: 1, insets: NO_INSETS };
const phone: Screen = { width: 780, height: 900, ratio: 2, insets: NO_INSETS };
/** A column on the left, a strip at the bottom. */
const covered: Screen = { ...screen, insets: { top: 0, right: 0, bottom: 100, left: 200 } };
const map = { x: 0, y: 0, width: 1000, height: 800 };
const vast = { x: 0, y: 0, width: 9000, height: 9000 };

describe('the camera', () => {
  test('shows the whole map where it stays legible', () => {
    expect(isSeen(fitted(map, { x: 400, y: 0 }, screen), map, screen)).toBe(true);
  });

  test('never makes a plate smaller than 120 px on a desktop and 84 px on a phone', () => {
    const focus = { x: 3000, y: -2000 };
    const look = fitted(vast, focus, screen);
    expect(isSeen(look, { ...focus, width: 300, height: 400 }, screen)).toBe(true);
    const plate = { ...focus, width: 300, height: 400 };
    expect(toPage(look, plate, screen).width).toBe(120);
    expect(toPage(fitted(vast, focus, phone), plate, phone).width).toBeCloseTo(84);
  });

  test('knows what of the map lies under a finger', () => {
    const look = { x: 100, y: 50, zoom: 2 };
    expect(toMap(look, { x: 400, y: 300 }, screen)).toEqual({ x: 100, y: 50 });
    expect(toMap(look, { x: 800, y: 0 }, screen)).toEqual({ x: 300, y: -100 });
  });

  test('never leaves the map', () => {
    const look = held({ x: 99999, y: -99999, zoom: 1 }, map, screen);
    expect(Math.abs(look.x)).toBeLessThan(map.width / 2);
    expect(Math.abs(look.y)).toBeLessThan(map.height / 2);
  });

  test('zooms around the finger', () => {
    const finger = { x: 100, y: 500 };
    const before = { x: 40, y: -30, zoom: 0.8 };
    const after = zoomed(before, 1.3, finger, screen);
    expect(after.zoom).toBeCloseTo(1.04);
    expect(toMap(after, finger, screen).x).toBeCloseTo(toMap(before, finger, screen).x);
    expect(toMap(after, finger, screen).y).toBeCloseTo(toMap(before, finger, screen).y);
  });
});

describe('the camera near to something', () => {
  const plate = { x: 2000, y: 0, width: 300, height: 400 };

  test('comes nearer, and all of it stays in sight', () => {
    const from = fitted(vast, plate, screen);
    const near = nearTo(plate, vast, from, screen);
    expect(near.zoom).toBeCloseTo(from.zoom * 1.75);
    expect(isSeen(near, plate, screen)).toBe(true);
  });

  test('stays where it is if that is as near as it can be', () => {
    const from = fitted(map, map, screen);
    expect(nearTo(map, map, from, screen)).toEqual(from);
  });

  test('goes there without coming nearer, if it could not be seen otherwise', () => {
    const wide = { x: 3000, y: 0, width: 1900, height: 400 };
    const from = fitted(vast, { x: -3000, y: 0 }, screen);
    const near = nearTo(wide, vast, from, screen);
    expect(near.zoom).toBe(from.zoom);
    expect(isSeen(near, wide, screen)).toBe(true);
  });
});

describe('what floats over the map', () => {
  test('leaves the whole map in what is free', () => {
    const look = fitted(map, map, covered);
    expect(isSeen(look, map, covered)).toBe(true);
    // 600 by 500 are free, with their middle at 500, 250.
    expect(toPage(look, map, covered)).toMatchObject({ x: 500, y: 250 });
  });

  test('is no place for what happens: the middle of what is free is', () => {
    const at = { x: 1000, y: 1000, width: 300, height: 400 };
    expect(toPage(centred(at, vast, 0.4, covered), at, covered)).toMatchObject({ x: 500, y: 250 });
    const hidden = { x: 1000, y: 1000, zoom: 1 };
    // Under the column, though on the screen.
    expect(isSeen(hidden, { x: 700, y: 1000, width: 10, height: 10 }, screen)).toBe(true);
    expect(isSeen(hidden, { x: 700, y: 1000, width: 10, height: 10 }, covered)).toBe(false);
  });

  test('is not what the overview shows as seen', () => {
    expect(seenArea({ x: 0, y: 0, zoom: 0.5 }, covered)).toEqual({
      x: 200,
      y: -100,
      width: 1200,
      height: 1000,
    });
  });
});

describe('a question at the lower edge of a phone', () => {
  const small: Screen = { width: 360, height: 300, ratio: 1, insets: NO_INSETS };
  const taken = { ...NO_INSETS, bottom: 100 };
  const room = { x: 0, y: 300, width: 300, height: 400 };
  const look = { x: 0, y: 0, zoom: 0.28 };

  test('moves the room it speaks of into what is left, over the edge of the map if it must', () => {
    const { y, height } = toPage(besideOf(look, { areas: [room], taken }, small), room, small);
    expect([y - height / 2, y + height / 2]).toEqual([expect.any(Number), expect.closeTo(200)]);
    expect(y - height / 2).toBeGreaterThanOrEqual(0);
  });

  test('moves nothing that is seen beside it', () => {
    const seen = { ...room, y: -100 };
    expect(besideOf(look, { areas: [seen], taken }, small)).toEqual(look);
  });

  test('shows all that may be tapped if it fits, else at least the room', () => {
    const near = { x: 100, y: 250, width: 500, height: 500 };
    const shown = toPage(besideOf(look, { areas: [near, room], taken }, small), near, small);
    expect(shown.y + shown.height / 2).toBeCloseTo(200);
    const vastly = { x: 4000, y: 4000, width: 9000, height: 9000 };
    expect(besideOf(look, { areas: [vastly, room], taken }, small)).toEqual(
      besideOf(look, { areas: [room], taken }, small),
    );
  });
});
