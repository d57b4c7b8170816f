import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simpleBot } from '#server/bots/simple.ts';
import { faceOf, SEARCH_DECK } from '#server/dealer/cards.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatState } from '#server/dealer/match.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { isItem } from '#shared/vocabulary/index.ts';
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

describe('a bot knows what its chair sees, and nothing else', () => {
  const matches = fc.record({
    seed: fc.integer().map((number) => `purity ${number}`),
    players: fc.integer({ min: 4, max: 6 }),
  });

  test('same view, same memory, same chance, different secrets: same choice', () => {
    fc.assert(
      fc.property(matches, fc.integer({ min: 1, max: 20 }), ({ seed, players }, shift) => {
        for (const { match, view, memory, chance, command } of decisions(seed, { players, most: 120 })) {
          const twin = twinFor(match, view.me, shift);
          expect(twin.seats).not.toEqual(match.seats);
          const same = viewFor(twin, view.me);
          expect(same).toEqual(view);
          expect(simpleBot.choose(same, memory, chance)).toEqual(command);
        }
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  test('view and memory sent as JSON lead to the same choice', () => {
    fc.assert(
      fc.property(matches, ({ seed, players }) => {
        for (const { view, memory, chance, command } of decisions(seed, { players, most: 120 })) {
          const sent = JSON.parse(JSON.stringify({ view, memory }));
          expect(simpleBot.choose(sent.view, sent.memory, chance)).toEqual(command);
        }
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
