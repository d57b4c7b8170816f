import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packed, unpacked } from '#shared/wire/packed.ts';
import { WORDS } from '#shared/wire/words.ts';

describe('what is packed', () => {
  test('comes out as it went in, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(unpacked(packed(value))).toStrictEqual(value);
      }),
      { numRuns: 2000 },
    );
  });

  test('every word of the game and every whole number comes out as it went in', () => {
    for (const word of WORDS) expect(unpacked(packed(word))).toBe(word);
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(unpacked(packed(number))).toBe(number);
      }),
    );
  });

  test('a field without a value is left out', () => {
    expect(unpacked(packed({ seat: 1, with: undefined }))).toStrictEqual({ seat: 1 });
  });

  test.each([
    ['a small number', 63, 1],
    ['a larger one', 64, 2],
    ['a time', 1_763_345_000_000, 7],
    ['a frequent word', 'trooper', 1],
    ['a rare word', 'agreed-already', 2],
    ['a word of nobody', 'zebra', 7],
    ['a command', { type: 'move', character: 'android', to: 'L05-front' }, 7],
    ['an event', { type: 'moved', seat: 2, character: 'trooper', from: 'L01', to: 'L02', how: 'move' }, 13],
  ])('%s takes so many bytes', (_what, value, bytes) => {
    expect(packed(value)).toHaveLength(bytes);
  });

  test('what is cut off, left over or not packed at all is refused', () => {
    const bytes = packed({ name: 'somebody', list: [1, 2, 3] });
    for (let length = 0; length < bytes.length; length++) {
      expect(() => unpacked(bytes.subarray(0, length))).toThrow();
    }
    expect(() => unpacked(Uint8Array.of(...bytes, 0))).toThrow('left over');
    expect(() => unpacked(Uint8Array.of(0xff))).toThrow('nothing begins with 255');
    expect(() => packed([undefined])).toThrow('no such thing travels');
  });
});
