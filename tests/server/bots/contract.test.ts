import { describe, expect, test } from 'vitest';
import { playerFor } from '#server/bots/index.ts';
import { randomBot } from '#server/bots/random.ts';
import { simpleBot } from '#server/bots/simple.ts';
import { viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/simulation.ts';
import { offeredCommands } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { table } from '../dealer/table.ts';
import { decisions } from './decisions.ts';

const ALL_OPTIONS = { gentleStart: true, lastResort: true, hardMission: true, masterAndServant: true };

describe('the contract of a bot', () => {
  test.each([
    { players: 4, options: NO_OPTIONS },
    { players: 5, options: ALL_OPTIONS },
    { players: 6, options: NO_OPTIONS },
  ])(
    'a simple bot answers whenever it is awaited, with a command it was offered: %o',
    (plan) => {
      for (const { view, command } of decisions('contract', plan)) {
        const offered = offeredCommands(view);
        expect(offered).toContain(command);
      }
    },
    60_000,
  );

  test('matches of any mix of bots come to an end, time-outs or not', () => {
    for (let game = 0; game < 6; game += 1) {
      const bots = Array.from({ length: 4 + (game % 3) }, (_, i) => (i % 2 ? 'random' : 'simple'));
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
  ])('a %s bot whose turn it is not says nothing', (_name, player) => {
    expect(player.choose(viewFor(table(), 2), 5)).toBeUndefined();
  });
});
