import { describe, expect, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import { type Dealer, THE_DEALER } from '#server/rooms/dealer.ts';
import { fuzz } from '#server/tools/fuzz-run.ts';
import type { Projection } from '#server/tools/twin-run.ts';

describe('hostile clients', () => {
  test('crash nothing, change no match, learn nothing, and stop nobody from playing', async () => {
    const { wrong, messages, honestPlayed, sent } = await fuzz({ messages: 3000, seed: 'test' });
    expect(wrong).toEqual([]);
    expect(messages).toBeGreaterThanOrEqual(3000);
    expect(honestPlayed).toBeGreaterThan(25);
    expect(Object.keys(sent).length).toBeGreaterThanOrEqual(14);
  });

  test('are seen to learn something from a table that tells it', async () => {
    const tells: Projection['viewFor'] = (match, audience) => ({
      ...viewFor(match, audience),
      ...{ diary: 'Ann gave Bob an infection card' },
    });
    const dealer = { ...THE_DEALER, viewFor: tells as Dealer['viewFor'] };
    const { wrong } = await fuzz({ messages: 100, seed: 'test', dealer });
    expect(wrong[0]).toContain('an outsider read "diary"');
  });
});
