import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_LENGTH, readName } from '#shared/wire/player-name.ts';

describe('a name', () => {
  test.each([
    ['Ripley', 'Ripley'],
    ['  Dr.   Ash ', 'Dr. Ash'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['李', '李'],
    ['Ann\u00a0\u2009B', 'Ann B'],
    ['Ann ❤\ufe0f', 'Ann ❤\ufe0f'],
    ['Nguyễn', 'Nguyễn'],
    ['ชื่อ', 'ชื่อ'],
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
    ['\u3164', 'name-unprintable'],
    ['Ann\u3164', 'name-unprintable'],
    ['Ann\u115f', 'name-unprintable'],
    ['Ann\u034f', 'name-unprintable'],
    ['Ann\ufe0f', 'name-unprintable'],
    ['Ann\u17b4', 'name-unprintable'],
    ['\u2800\u2800', 'name-unprintable'],
    ['\uffff', 'name-unprintable'],
    ['\u0301', 'name-unprintable'],
    ['A\u0301\u0302\u0303\u0304\u0305', 'name-unprintable'],
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
});
