import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { together } from '#shared/wire/codes.ts';

const CARD = together({ location: 64, rotation: 8, x: 256, y: 256 });

describe('small numbers that travel as one', () => {
  test('come apart as they were put together, and no two alike', () => {
    const below = (size: number) => fc.nat({ max: size - 1 });
    const numbers = fc.record({ location: below(64), rotation: below(8), x: below(256), y: below(256) });
    fc.assert(
      fc.property(numbers, numbers, (some, others) => {
        expect(CARD.split(CARD.join(some))).toEqual(some);
        expect(CARD.join(some) === CARD.join(others)).toBe(JSON.stringify(some) === JSON.stringify(others));
      }),
    );
  });

  test('are read from the first to the last, whatever the order they are given in', () => {
    expect(together({ tens: 10, ones: 10 }).join({ ones: 2, tens: 4 })).toBe(42);
    expect(together({ tens: 10, ones: 10 }).split(42)).toEqual({ tens: 4, ones: 2 });
  });

  test.each([
    ['too large', { location: 64, rotation: 0, x: 0, y: 0 }],
    ['less than nothing', { location: 0, rotation: 0, x: -1, y: 0 }],
    ['no number', { location: 0, rotation: 0, x: 0, y: Number.NaN }],
  ])('what is %s has no room', (_what, numbers) => {
    expect(() => CARD.join(numbers)).toThrow(RangeError);
  });
});
