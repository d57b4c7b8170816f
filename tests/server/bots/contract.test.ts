import { describe, expect, test } from 'vitest';
import { newPlayer, playerFor } from '#server/bots/index.ts';
import { mannerOf } from '#server/bots/manner.ts';
import { randomBot } from '#server/bots/random.ts';
import { simpleBot } from '#server/bots/simple.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { offeredCommands } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { amount, some } from '#tests/run/length.ts';
import { table } from '../dealer/table.ts';
import { decisions } from './decisions.ts';

const ALL_OPTIONS = { gentleStart: true, lastResort: true, hardMission: true, masterAndServant: true };

const MIX = ['keen', 'random', 'simple', 'calm', 'merciless'] as const;

describe('the contract of a bot', () => {
  test.each([
    { players: 4, options: NO_OPTIONS },
    { players: 5, options: ALL_OPTIONS },
    { players: 6, options: NO_OPTIONS },
  ])(
    'a simple bot answers whenever it is awaited, with a command it was offered: %o',
    (plan) => {
      for (const { view, command } of decisions(simpleBot, 'contract', plan)) {
        const offered = offeredCommands(view);
        expect(offered).toContain(command);
      }
    },
    60_000,
  );

  test.each(
    some(2, [
      { players: 4, options: NO_OPTIONS },
      { players: 6, options: ALL_OPTIONS },
    ]),
  )(
    'a thinking bot does so, too: %o',
    (plan) => {
      for (const { view, command } of decisions(thinkingBot(mannerOf('keen')), 'contract', plan)) {
        expect(offeredCommands(view)).toContain(command);
      }
    },
    60_000,
  );

  test('V7 a thinking bot calls for a final scan at most once a phase', () => {
    const calls = new Set<string>();
    for (const { match, view, command } of decisions(thinkingBot(mannerOf('keen')), 'votes', {
      players: 4,
    })) {
      if (command?.type !== 'agree' || command.to !== 'final-scan') continue;
      const call = `${view.me} in ${match.phase}`;
      expect(calls).not.toContain(call);
      calls.add(call);
    }
  }, 60_000);

  test('matches of any mix of bots come to an end, time-outs or not', () => {
    for (let game = 0; game < amount({ short: 2, long: 6 }); game += 1) {
      const bots = Array.from({ length: 4 + (game % 3) }, (_, i) => MIX[i % MIX.length] ?? 'simple');
      const { match } = simulateMatch({
        seed: `mixed ${game}`,
        bots,
        options: NO_OPTIONS,
        timeOutEvery: game % 2 ? 9 : 0,
        checked: true,
      });
      expect(match.ending).toBeDefined();
    }
  }, 60_000);

  test.each([
    ['simple', playerFor(simpleBot)],
    ['random', playerFor(randomBot)],
    ['keen', newPlayer('keen')],
  ])('a %s bot whose turn it is not says nothing', (_name, player) => {
    expect(player.choose(viewFor(table(), 2), 5)).toBeUndefined();
  });
});
