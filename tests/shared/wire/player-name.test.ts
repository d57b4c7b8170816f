import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_LENGTH, readName, sameName } from '#shared/wire/player-name.ts';

describe('a name', () => {
  test.each([
    ['Ripley', 'Ripley'],
    ['  Dr.   Ash ', 'Dr. Ash'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['李', '李'],
    ['🪐'.repeat(NAME_LENGTH), '🪐'.repeat(NAME_LENGTH)],
  ])('“%s” is read as “%s”', (text, name) => {
    expect(readName(text)).toEqual({ ok: true, name });
  });

  test.each([
    ['', 'name-empty'],
    ['   ', 'name-empty'],
    ['x'.repeat(NAME_LENGTH + 1), 'name-too-long'],
    ['a\nb', 'name-unprintable'],
    ['a\u0000b', 'name-unprintable'],
    ['\u202Eyelpir', 'name-unprintable'],
    ['\u200B', 'name-unprintable'],
    ['\uD800', 'name-unprintable'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readName(text)).toEqual({ ok: false, reason });
  });

  test('once read stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const first = readName(text);
        if (first.ok) expect(readName(first.name)).toEqual(first);
      }),
    );
  });

  test('is taken whatever its case or width', () => {
    expect(sameName('Ripley', 'RIPLEY')).toBe(true);
    expect(sameName('Ash', 'Ａｓｈ')).toBe(true);
    expect(sameName('Ash', 'Asha')).toBe(false);
  });
});
