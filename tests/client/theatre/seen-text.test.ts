import { expect, test } from 'vitest';
import { seenText } from '#client/theatre/words.ts';
import { openMatch, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

test('what a seat saw is told to others: it is called by its name, not you', () => {
  const { record } = simulateMatch({
    seed: 'seen by others',
    bots: ['simple', 'simple', 'simple', 'simple'],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  const match = openMatch(record.setup);
  const name = record.setup.seats[1]?.name;
  const fired = {
    type: 'fired',
    seat: 0,
    targets: [{ seat: 1, character: 'android' }],
    laidDown: [],
  } as const;
  expect(seenText(viewFor(match, 1), fired)).toBe(seenText(viewFor(match, 'public'), fired));
  expect(seenText(viewFor(match, 1), fired)).toContain(`${name}’s Android`);
});
