import { describe, expect, test } from 'vitest';
import { SECRET_CLASSES } from '#tests/trials/twins/secrets.ts';
import { wirePairs } from '#tests/trials/twins/twins.ts';
import { LEAKS } from '../leaks.ts';

describe('D2 twins on real sockets: every frame the uninformed are sent is the same', () => {
  test('D2 36 pairs of all classes, with talk, broken lines and late spectators', async () => {
    let frames = 0;
    for await (const pair of wirePairs({ count: 36, seed: 'wire' })) {
      expect(pair.leak, pair.secret).toBeUndefined();
      frames += pair.frames;
    }
    expect(frames).toBeGreaterThan(5000);
  });
});

describe('D2 the twins catch a table that leaks', () => {
  test.each(SECRET_CLASSES)('D2 %s', async (secret) => {
    const leaks: (string | undefined)[] = [];
    const wanted = { count: 4, seed: 'leaky', secrets: [secret], projection: LEAKS[secret] };
    for await (const { leak } of wirePairs(wanted)) leaks.push(leak);
    expect(leaks.filter(Boolean)).not.toEqual([]);
  });
});
