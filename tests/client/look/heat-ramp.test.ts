import { describe, expect, test } from 'vitest';
import { COLDEST_LIFE, heatAt, heatGradient, heatTint } from '#client/look/heat-ramp.ts';

describe('the heat ramp', () => {
  test('goes from black over violet and red to white', () => {
    expect(heatAt(0)).toEqual([2, 4, 10]);
    expect(heatAt(0.46)).toEqual([118, 32, 164]);
    expect(heatAt(0.68)).toEqual([232, 56, 44]);
    expect(heatAt(1)).toEqual([255, 252, 236]);
  });

  test('is even between its stops, and ends at its ends', () => {
    expect(heatAt(0.05)).toEqual([4, 9, 24]);
    expect(heatAt(-1)).toEqual([2, 4, 10]);
    expect(heatAt(2)).toEqual([255, 252, 236]);
  });

  test('what is dead stays bluer than red', () => {
    const [red, , blue] = heatAt(COLDEST_LIFE);
    expect(blue).toBeGreaterThan(red);
  });

  test('is a tint and a gradient too', () => {
    expect(heatTint(1)).toBe(0xfffcec);
    expect(heatGradient('90deg')).toMatch(
      /^linear-gradient\(90deg, rgb\(2 4 10\) 0%, .*rgb\(255 252 236\) 100%\)$/,
    );
  });
});
