import { describe, expect, test } from 'vitest';
import type { Handling } from '#server/bots/beliefs/fuel.ts';
import { LEVELS } from '#server/bots/manner.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import { exchange, playAll, table } from '../dealer/table.ts';

const bot = thinkingBot(LEVELS.keen);

/** The Host comes to somebody in a Run room. */
function comes(match: Match, character: 'trooper' | 'android'): Match {
  return playAll(
    match,
    [0, { type: 'move', character, to: 'L01' }],
    [0, { type: 'move', character, to: 'L11' }],
    [0, { type: 'trade', with: 1 }],
  );
}

const first = comes(
  table({
    map: { L11: [1, 0] },
    locationDeck: ['L12'],
    seats: {
      0: {
        at: 'L11',
        infected: { by: 'host', order: 0 },
        hand: ['host', 'infection', 'infection', 'infection', 'armor', 'grenade'],
      },
      1: { at: 'L11' },
    },
  }),
  'trooper',
);
const second = comes(exchange(first, [0, 'infection'], [1, 'gas-can']), 'android');

function given(match: Match, seen: Handling) {
  const view = viewFor(match, 0);
  const command = bot.choose(view, { ...bot.blank, handled: [seen] }, 1);
  return command?.type === 'give' ? view.hand.find(({ id }) => id === command.card)?.kind : undefined;
}

describe('X5 what an Infected gives', () => {
  test('an infection card to who has no can to answer it with', () => {
    expect(given(first, { type: 'saw', seat: 1, cans: 0 })).toBe('infection');
  });

  test('something else to who is warned and has a can: it comes all the same', () => {
    expect(given(second, { type: 'saw', seat: 1, cans: 2 })).toBe('grenade');
  });

  test('but another infection card to who is warned and has none left', () => {
    expect(given(second, { type: 'saw', seat: 1, cans: 0 })).toBe('infection');
  });
});
