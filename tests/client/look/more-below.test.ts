import { expect, test } from 'vitest';
import { isMoreBelow } from '#client/look/more-below.ts';

test('more lies below until it is scrolled to its end, but for the air at its foot', () => {
  const sheet = { clientHeight: 400, scrollHeight: 1000 };
  expect(isMoreBelow({ ...sheet, scrollTop: 0 })).toBe(true);
  expect(isMoreBelow({ ...sheet, scrollTop: 587 })).toBe(true);
  expect(isMoreBelow({ ...sheet, scrollTop: 588 })).toBe(false);
  expect(isMoreBelow({ ...sheet, scrollTop: 600 })).toBe(false);
});

test('nothing lies below what fits', () => {
  expect(isMoreBelow({ clientHeight: 400, scrollHeight: 400, scrollTop: 0 })).toBe(false);
});
