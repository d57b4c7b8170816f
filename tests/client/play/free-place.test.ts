import { describe, expect, test } from 'vitest';
import { common, freePlace } from '#client/play/free-place.ts';

const bounds = { left: 0, top: 0, width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const wanted = { sizes: [size], bounds, avoid: [], mind: [] };

describe('a card about something on the map', () => {
  test('stands below it, in its middle', () => {
    const about = { left: 400, top: 300, width: 120, height: 160 };
    expect(freePlace({ ...wanted, about })).toEqual({ left: 360, top: 472, width: 200, height: 100 });
  });

  test('stands above what lies at the lower edge', () => {
    const about = { left: 400, top: 620, width: 120, height: 160 };
    expect(freePlace({ ...wanted, about })).toEqual({ left: 360, top: 508, width: 200, height: 100 });
  });

  test('does not lie over what is tapped next', () => {
    const about = { left: 400, top: 300, width: 120, height: 160 };
    const below = { left: 400, top: 470, width: 120, height: 160 };
    const above = { left: 400, top: 130, width: 120, height: 160 };
    const right = { left: 530, top: 300, width: 120, height: 160 };
    // Only the left is free.
    expect(freePlace({ ...wanted, about, avoid: [below, above, right] })).toMatchObject({ left: 188 });
  });

  test('rather lies in the dark than over a plate', () => {
    const about = { left: 400, top: 300, width: 120, height: 160 };
    const below = { left: 300, top: 470, width: 400, height: 300 };
    expect(freePlace({ ...wanted, about, mind: [below] })).toMatchObject({ top: 188 });
  });

  test('stays inside, and off what it speaks of, however large that is', () => {
    const about = { left: 50, top: 50, width: 900, height: 600 };
    const { left, top } = freePlace({ ...wanted, about });
    expect({ left, top }).toEqual({ left: 400, top: 662 });
  });

  test('finds the one free place between, where all around and all corners are taken', () => {
    const about = { left: 0, top: 790, width: 0, height: 0 };
    const plates = [
      { left: 0, top: 560, width: 1000, height: 240 },
      { left: 0, top: 0, width: 1000, height: 300 },
      { left: 0, top: 300, width: 400, height: 260 },
    ];
    const place = freePlace({ ...wanted, about, mind: plates });
    expect(place.left).toBeGreaterThanOrEqual(400);
    expect(place.top).toBeGreaterThanOrEqual(300);
    expect(place.top + place.height).toBeLessThanOrEqual(560);
  });
  test('is made narrower where only a narrow gap is free', () => {
    const about = { left: 0, top: 700, width: 100, height: 100 };
    const plates = [{ left: 140, top: 0, width: 860, height: 800 }];
    const sizes = [size, { width: 120, height: 180 }];
    expect(freePlace({ ...wanted, sizes, about, avoid: plates })).toEqual({
      left: 0,
      top: 508,
      width: 120,
      height: 180,
    });
    expect(freePlace({ ...wanted, sizes, about })).toMatchObject(size);
  });
});

test('words on a phone stand in the row that is kept for them, though no raster meets it', () => {
  const phone = { left: 8, top: 8, width: 344, height: 624 };
  const card = { left: 84, top: 332, width: 227, height: 60 };
  const caption = { left: 0, top: 453, width: 360, height: 44 };
  const crew = { left: 0, top: 50, width: 360, height: 74 };
  const map = { left: 0, top: 124, width: 360, height: 276 };
  const place = freePlace({
    about: card,
    sizes: [
      { width: 304, height: 64 },
      { width: 344, height: 46 },
    ],
    bounds: phone,
    avoid: [card, caption, crew],
    mind: [map],
  });
  expect(place).toEqual({ left: 8, top: 404, width: 344, height: 46 });
});

test('what two boxes have in common is nothing where they only touch', () => {
  const a = { left: 0, top: 0, width: 100, height: 100 };
  expect(common(a, { left: 60, top: 80, width: 100, height: 100 })).toEqual({
    left: 60,
    top: 80,
    width: 40,
    height: 20,
  });
  expect(common(a, { left: 100, top: 0, width: 50, height: 50 })).toBeUndefined();
});
