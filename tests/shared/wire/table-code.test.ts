import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTableCode, TABLE_CODE_LENGTH, TABLE_CODE_LETTERS, tablePath } from '#shared/wire/table-code.ts';

const codes = fc
  .array(fc.constantFrom(...TABLE_CODE_LETTERS), {
    minLength: TABLE_CODE_LENGTH,
    maxLength: TABLE_CODE_LENGTH,
  })
  .map((letters) => letters.join(''));

describe('a table code', () => {
  test('has no letter that can be taken for another sign', () => {
    expect(TABLE_CODE_LETTERS).not.toMatch(/[0-9AEIOUL]/);
    expect(new Set(TABLE_CODE_LETTERS).size).toBe(TABLE_CODE_LETTERS.length);
  });

  test('is read from its link, in any case and spacing', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(readTableCode(code)).toBe(code);
        expect(readTableCode(` ${code.toLowerCase().split('').join(' ')} `)).toBe(code);
        expect(readTableCode(`http://192.168.0.7:2567${tablePath(code)}`)).toBe(code);
        expect(readTableCode(`${tablePath(code.toLowerCase())}/?from=chat#top`)).toBe(code);
      }),
    );
  });

  test.each(['', 'QKRT', 'QKRTBB', 'QKRTO', 'QKR1B', 'http://example.org/', '/t/', '/t/QKRT'])(
    'is not found in “%s”',
    (text) => {
      expect(readTableCode(text)).toBeUndefined();
    },
  );
});
