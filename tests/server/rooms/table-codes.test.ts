import { describe, expect, test } from 'vitest';
import { tableCodes } from '#server/rooms/table-codes.ts';
import { readTableCode, TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';

/** Gives out these bytes, one at a time, again and again. */
function bytes(...values: number[]) {
  let next = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => values[next++ % values.length] ?? 0);
}

describe('table codes', () => {
  test('are made of the random bytes', () => {
    const code = tableCodes(bytes(0, 1, 2, 3, 19)).reserve();
    expect(code).toBe('BCDFZ');
    expect(readTableCode(code)).toBe(code);
  });

  test('throw bytes away that would favour some letters', () => {
    expect(tableCodes(bytes(255, 240, 0, 239, 1, 2, 3)).reserve()).toBe('BZCDF');
  });

  test('use every letter equally often over all fair bytes', () => {
    const all = Array.from({ length: 256 }, (_, byte) => byte);
    const codes = tableCodes(bytes(...all));
    const draw = () => {
      const code = codes.reserve();
      codes.release(code);
      return code;
    };
    const letters = Array.from({ length: 240 / 5 }, draw).join('');
    for (const letter of TABLE_CODE_LETTERS) expect(letters.split(letter)).toHaveLength(240 / 20 + 1);
  });

  test('are never given out twice while reserved, and again when released', () => {
    const codes = tableCodes(bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1));
    expect(codes.reserve()).toBe('BBBBB');
    expect(codes.reserve()).toBe('CCCCC');
    codes.release('BBBBB');
    expect(codes.reserve()).toBe('BBBBB');
  });
});
