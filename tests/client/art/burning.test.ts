import { describe, expect, test } from 'vitest';
import { type Pixels, paintBurning, paintGrowth } from '#client/art/burning.ts';

const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** How much of a picture is covered. */
const covered = ({ data }: Pixels) =>
  data.filter((value, i) => i % 4 === 3 && value > 200).length / (data.length / 4);

describe('a card that burns', () => {
  test('is whole at first, burns from below, and is gone in the end', () => {
    const shares = [0, 0.3, 0.6, 0.9, 1.5].map((burned) => {
      const card = blank(60, 82);
      paintBurning(card, burned);
      return covered(card);
    });
    expect(shares[0]).toBeLessThan(0.12);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('burns the same way every time', () => {
    const [one, other] = [blank(40, 55), blank(40, 55)];
    paintBurning(one, 0.5);
    paintBurning(other, 0.5);
    expect(one).toEqual(other);
  });
});

describe('growth', () => {
  const mask: Pixels = {
    width: 2,
    height: 1,
    data: new Uint8ClampedArray([25, 255, 0, 255, 230, 255, 0, 255]),
  };

  test('comes where and when the mask says', () => {
    const picture = blank(2, 1);
    paintGrowth(mask, picture, 0.5);
    expect([picture.data[3], picture.data[7]]).toEqual([255, 0]);
    paintGrowth(mask, picture, 1);
    expect([picture.data[3], picture.data[7]]).toEqual([255, 255]);
  });
});
