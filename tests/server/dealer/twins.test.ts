import { describe, expect, test } from 'vitest';
import { SECRET_CLASSES } from '#server/tools/twin-secrets.ts';
import { twinPairs } from '#server/tools/twins.ts';
import { LEAKS } from '../leaks.ts';

describe('D2 twins: what the uninformed receive does not depend on a secret', () => {
  test.each(SECRET_CLASSES)('D2 %s', (secret) => {
    for (const { leak } of twinPairs({ count: 40, seed: 'test', secrets: [secret] })) {
      expect(leak).toBeUndefined();
    }
  });
});

describe('D2 the twins catch a dealer that leaks', () => {
  test.each(SECRET_CLASSES)('D2 %s', (secret) => {
    const pairs = twinPairs({ count: 60, seed: 'leaky', secrets: [secret], projection: LEAKS[secret] });
    expect([...pairs].some(({ leak }) => leak !== undefined)).toBe(true);
  });
});
