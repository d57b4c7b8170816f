import { expect, test } from 'vitest';
import { mannerOf } from '#server/bots/manner.ts';
import { beliefsOf, thinkingBot } from '#server/bots/thinker.ts';
import { matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { beliefsText, beliefsThrough } from '#server/tools/record-beliefs.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

test('what a bot believed is computed again from the record alone, to the same figures, with every reason named', () => {
  const { record } = simulateMatch({
    seed: 'beliefs of a record',
    bots: ['keen', 'keen', 'keen', 'keen'],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  const bot = thinkingBot(mannerOf('keen'));
  let memory = bot.blank;
  const during: (readonly number[])[] = [];
  for (const match of matchMoments(record)) {
    for (const event of match.events) {
      const seen = seenBy(event, 1);
      if (seen) memory = bot.remember(memory, seen);
    }
    if (match.ending || match.events.some(({ type }) => type === 'phase-began'))
      during.push(beliefsOf(viewFor(match, 1), memory).infected);
  }
  const after = beliefsThrough(record, 1);
  expect(after.length).toBe(during.length);
  after.forEach(({ infected }, i) => {
    infected.forEach((chance, seat) => {
      expect(chance).toBeCloseTo(during[i]?.[seat] ?? -1, 9);
    });
  });
  expect(after.at(-1)?.reasons.map(({ why }) => why)).toContain('own-role');
  expect(beliefsText(record, 1)).toMatch(/phase {2}1 .*\n[\s\S]*why\n {2}/);
});
