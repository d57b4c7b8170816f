import { describe, expect, test } from 'vitest';
import { seenBy } from '#server/dealer/index.ts';
import { type Dealer, THE_DEALER } from '#server/rooms/dealer.ts';
import { fuzz } from '#tests/trials/fuzz/run.ts';

describe('hostile clients', () => {
  test('crash nothing, change no match, learn nothing, and stop nobody from playing', async () => {
    const { wrong, messages, raw, honestPlayed, sent } = await fuzz({
      messages: 3400,
      raw: 400,
      seed: 'test',
    });
    expect(wrong).toEqual([]);
    expect(messages).toBeGreaterThanOrEqual(3400);
    expect(raw).toBeGreaterThanOrEqual(400);
    expect(honestPlayed).toBeGreaterThan(25);
    expect(Object.keys(sent).length).toBeGreaterThanOrEqual(17);
  });

  test('are seen to learn something from a table that tells it', async () => {
    const tells: Dealer['seenBy'] = (event, audience) => {
      const seen = seenBy(event, audience);
      return seen && { ...seen, ...{ diary: 'Ann gave Bob an infection card' } };
    };
    const dealer = { ...THE_DEALER, seenBy: tells };
    const { wrong } = await fuzz({ messages: 100, raw: 0, seed: 'test', dealer });
    expect(wrong[0]).toContain('an outsider read "diary"');
  });
});
