import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameName } from '#shared/wire/look-alikes.ts';

describe('names that people would take for one', () => {
  test.each([
    ['Ripley', 'RIPLEY', 'another case'],
    ['Ash', 'Ａｓｈ', 'wide letters'],
    ['Ash', '𝐀𝐬𝐡', 'letters of mathematics'],
    ['Ann', '\u0410nn', 'a Cyrillic A'],
    ['Сасһа', 'Cacha', 'Cyrillic all through'],
    ['Bob', '\u0412ob', 'a Cyrillic В'],
    ['Nora', '\u039dora', 'a Greek Ν'],
    ['Tom', 'Τοm', 'a Greek Τ and ο'],
    ['Ivan', 'lvan', 'a small L for a capital I'],
    ['Will', 'WiIl', 'a capital I for an L'],
    ['Bill', 'Bi11', 'ones'],
    ['Otto', '0tt0', 'zeros'],
    ['Marna', 'Mama', 'r and n for an m'],
    ['Anna', 'ᴀɴɴᴀ', 'small capitals'],
    ['D’Arcy', "D'Arcy", 'another apostrophe'],
    ['Jean-Luc', 'Jean–Luc', 'another dash'],
    ['Ann B', 'AnnB', 'a gap that is easily overlooked'],
    ['Ann❤\ufe0f', 'Ann❤', 'a sign that shows nothing'],
    ['Zoë', 'Zoe\u0308', 'an accent by itself'],
  ])('%s and %s: %s', (a, b) => {
    expect(sameName(a, b)).toBe(true);
    expect(sameName(b, a)).toBe(true);
  });

  test.each([
    ['Ash', 'Asha'],
    ['Zoe', 'Zoë'],
    ['Kim', 'Klm'],
    ['Ann', 'Anna'],
    ['Ира', 'Юра'],
    ['李', '王'],
    ['🪐', '🚀'],
  ])('but not %s and %s', (a, b) => {
    expect(sameName(a, b)).toBe(false);
  });

  test('every name is its own twin, whichever comes first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(sameName(a, a)).toBe(true);
        expect(sameName(a, b)).toBe(sameName(b, a));
      }),
    );
  });
});
