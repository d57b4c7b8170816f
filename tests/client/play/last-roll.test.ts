import { expect, test } from 'vitest';
import { lastRoll } from '#client/play/last-roll.ts';

test('the die lies as it fell last', () => {
  const crawl = (roll: 1 | 4) => ({ events: [{ type: 'parasites-moved', roll, moves: [] } as const] });
  const quiet = { events: [{ type: 'turn-ended', seat: 0 } as const] };
  expect(lastRoll([])).toBeUndefined();
  expect(lastRoll([quiet])).toBeUndefined();
  expect(lastRoll([crawl(1), quiet, crawl(4), quiet])).toBe(4);
});
