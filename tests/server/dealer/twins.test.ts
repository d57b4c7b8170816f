import { describe, expect, test } from 'vitest';
import { amount } from '#tests/run/length.ts';
import { SECRET_CLASSES } from '#tests/trials/twins/secrets.ts';
import { twinPairs } from '#tests/trials/twins/twins.ts';
import { LEAKS } from '../leaks.ts';

describe('D2 twins: what the uninformed receive does not depend on a secret', () => {
  test.each(SECRET_CLASSES)('D2 %s', (secret) => {
    const count = amount({ short: 8, long: 40 });
    for (const { leak } of twinPairs({ count, seed: 'test', secrets: [secret] })) {
      expect(leak).toBeUndefined();
    }
  });
});

/** The first leak is enough. */
function isCaught(pairs: ReturnType<typeof twinPairs>): boolean {
  for (const { leak } of pairs) if (leak !== undefined) return true;
  return false;
}

describe('D2 the twins catch a dealer that leaks', () => {
  test.each(SECRET_CLASSES)('D2 %s', (secret) => {
    const pairs = twinPairs({ count: 60, seed: 'leaky', secrets: [secret], projection: LEAKS[secret] });
    expect(isCaught(pairs)).toBe(true);
  });
});
