import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bot } from '#server/bots/index.ts';
import { mannerOf } from '#server/bots/manner.ts';
import { simpleBot } from '#server/bots/simple.ts';
import { speak } from '#server/bots/speech.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { faceOf, SEARCH_DECK } from '#server/dealer/cards.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatState } from '#server/dealer/match.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { isItem } from '#shared/vocabulary/index.ts';
import { amount } from '#tests/run/length.ts';
import { decisions } from './decisions.ts';

/** The same table to one chair: other hands, roles and the Search deck are dealt differently. */
function twinFor(match: Match, me: SeatId, shift: number): Match {
  const hidden = [
    ...match.searchDeck,
    ...match.seats.flatMap((seat) =>
      seat.id === me ? [] : seat.hand.map(({ card }) => card).filter(isSearchItem),
    ),
  ];
  const turned = hidden.map((_, i) => hidden[(i + shift) % hidden.length] ?? 0);
  const next = () => turned.shift() ?? 0;
  const searchDeck = match.searchDeck.map(next);
  const seats = match.seats.map((seat): SeatState => {
    if (seat.id === me) return seat;
    return {
      ...seat,
      hand: seat.hand.map((held) => (isSearchItem(held.card) ? { ...held, card: next() } : held)),
      infection: seat.infection ? undefined : { by: undefined, order: 9 },
      diary: [],
    };
  });
  return { ...match, searchDeck, seats };
}

function isSearchItem(card: number): boolean {
  return card < SEARCH_DECK.length && isItem(faceOf(card).kind);
}

const keen = mannerOf('keen', 'Orion');
const BOTS: [string, Bot<unknown>][] = [
  ['simple', simpleBot as Bot<unknown>],
  ['keen', thinkingBot(keen) as Bot<unknown>],
];

describe.each(BOTS)('a %s bot knows what its chair sees, and nothing else', (_name, bot) => {
  const matches = fc.record({
    seed: fc.integer().map((number) => `purity ${number}`),
    players: fc.integer({ min: 4, max: 6 }),
  });

  test('same view, same memory, same chance, different secrets: same choice', () => {
    fc.assert(
      fc.property(matches, fc.integer({ min: 1, max: 20 }), ({ seed, players }, shift) => {
        for (const { match, view, memory, chance, command } of decisions(bot, seed, { players, most: 120 })) {
          const twin = twinFor(match, view.me, shift);
          expect(twin.seats).not.toEqual(match.seats);
          const same = viewFor(twin, view.me);
          expect(same).toEqual(view);
          expect(bot.choose(same, memory, chance)).toEqual(command);
        }
      }),
      { numRuns: amount({ short: 2, long: 8 }) },
    );
  }, 60_000);

  test('view and memory sent as JSON lead to the same choice', () => {
    fc.assert(
      fc.property(matches, ({ seed, players }) => {
        for (const { view, memory, chance, command } of decisions(bot, seed, { players, most: 120 })) {
          const sent = JSON.parse(JSON.stringify({ view, memory }));
          expect(bot.choose(sent.view, sent.memory, chance)).toEqual(command);
        }
      }),
      { numRuns: amount({ short: 2, long: 8 }) },
    );
  }, 60_000);
});

describe('D8 what a bot says', () => {
  test('depends on its view, its memory and its chance alone', () => {
    const bot = thinkingBot(keen);
    for (const { match, view, memory, chance } of decisions(bot, 'words', { most: 150 })) {
      const same = viewFor(twinFor(match, view.me, 3), view.me);
      for (const about of ['scan', 'turn'] as const) {
        expect(speak({ about }, same, memory, keen, chance)).toEqual(
          speak({ about }, view, memory, keen, chance),
        );
      }
    }
  }, 60_000);
});
