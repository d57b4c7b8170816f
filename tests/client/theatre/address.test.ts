import { describe, expect, test } from 'vitest';
import { placeMark, readPlace } from '#client/theatre/address.ts';
import { matchPath, readMatchId } from '#shared/wire/match-path.ts';

describe('a link to a moment', () => {
  test.each([
    { step: 0, eyes: 'all' },
    { step: 123, eyes: 'all' },
    { step: 7, eyes: 4 },
  ] as const)('$step through $eyes comes back as it was', (place) => {
    expect(readPlace(placeMark(place))).toEqual(place);
  });

  test.each(['', '#', '#step=', '#step=abc&eyes=9', '#eyes=0'])('%j is the beginning', (hash) => {
    expect(readPlace(hash)).toEqual({ step: 0, eyes: 'all' });
  });

  test('the match is read from the path', () => {
    expect(readMatchId(matchPath('V1StGXR8_Z5jdHi6B-myT'))).toBe('V1StGXR8_Z5jdHi6B-myT');
    for (const path of ['/m/', '/m/a/b', '/t/QKRTB', '/m/a%20b', '/']) {
      expect(readMatchId(path)).toBeUndefined();
    }
  });
});
