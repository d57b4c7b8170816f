import { describe, expect, test } from 'vitest';
import { fitted, held, isSeen, LEGIBLE, toMap, zoomed } from '#client/board/camera.ts';

const screen = { width: 800, height: 600, ratio: 1 };
const map = { x: 0, y: 0, width: 1000, height: 800 };

describe('the camera', () => {
  test('shows the whole map where it stays legible', () => {
    expect(isSeen(fitted(map, { x: 400, y: 0 }, screen), map, screen)).toBe(true);
  });

  test('stays close to what matters where the map is too large to read', () => {
    const vast = { x: 0, y: 0, width: 9000, height: 9000 };
    const focus = { x: 3000, y: -2000 };
    const look = fitted(vast, focus, screen);
    expect(isSeen(look, { ...focus, width: 300, height: 400 }, screen)).toBe(true);
    expect(look.zoom).toBe(LEGIBLE);
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
