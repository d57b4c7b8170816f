import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_DECK } from '#server/dealer/cards.ts';
import { legalCommands, type Match, openMatch, play } from '#server/dealer/index.ts';
import type { Actor } from '#shared/play/index.ts';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import { setupFor } from './table.ts';

/** Agreements end a match early and end-turn wastes it: both are taken only when nothing else is left. */
const DULL = ['agree', 'end-turn', 'time-out'];

/** Plays legal commands, chosen by the numbers given, and shows every match on the way. */
function* wander(start: Match, choices: readonly number[]): Iterable<Match> {
  let match = start;
  for (const choice of choices) {
    const actors: readonly Actor[] = [...SEAT_IDS.slice(0, match.seats.length), 'dealer'];
    const legal = actors.flatMap((actor) =>
      legalCommands(match, actor).map((command) => ({ actor, command })),
    );
    const lively = legal.filter(({ command }) => !DULL.includes(command.type));
    const options = lively.length ? lively : legal.filter(({ command }) => command.type !== 'agree');
    const picked = options[choice % options.length];
    if (!picked) return;
    const played = play(match, picked.actor, picked.command);
    if (!played.ok) throw new Error(`offered, but ${played.reason.code}: ${JSON.stringify(picked)}`);
    match = played.match;
    yield match;
  }
}

function allCards(match: Match): readonly number[] {
  const held = match.seats.flatMap(({ hand, laidDown }) => [...hand, ...laidDown].map(({ card }) => card));
  // F5: a team's cards are drawn together; the second waits while an alert is resolved.
  const onTheWay = match.agenda.flatMap((task) => (task.do === 'receive' ? [task.card] : []));
  return [...held, ...onTheWay, ...match.searchDeck, ...match.discard, ...match.removed].sort(
    (a, b) => a - b,
  );
}

test('whatever legal is played, no card is lost, nobody spends what he has not, and nothing offered is refused', () => {
  const game = fc.record({
    players: fc.constantFrom(4, 5, 6),
    seed: fc.stringMatching(/^[0-9a-f]{64}$/),
    choices: fc.array(fc.nat(), { minLength: 150, maxLength: 250 }),
  });
  const property = fc.property(game, ({ players, seed, choices }) => {
    const start = openMatch({ ...setupFor(players), serverPart: seed });
    const cards = allCards(start);
    expect(cards).toHaveLength(SEARCH_DECK.length + 3 * players);
    for (const match of wander(start, choices)) {
      expect(allCards(match)).toEqual(cards);
      expect(new Set(match.parasites.map(({ id }) => id)).size).toBe(match.parasites.length);
      expect(match.turn?.ap ?? 0).toBeGreaterThanOrEqual(0);
      for (const { hand, characters } of match.seats) {
        const lives = characters.trooper.hp + characters.android.hp > 0;
        if (lives && match.ending?.kind !== 'hive-burnt') expect(hand.length).toBeGreaterThanOrEqual(5);
      }
    }
  });
  fc.assert(property, { numRuns: 8, endOnFailure: true });
});
