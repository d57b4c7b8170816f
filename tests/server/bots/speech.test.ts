import { describe, expect, test } from 'vitest';
import { LEVELS, mannerOf, PERSON_NAMES } from '#server/bots/manner.ts';
import type { Occasion } from '#server/bots/occasion.ts';
import { speak } from '#server/bots/speech.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import type { Claim, Question } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { cardId, playAll, table } from '../dealer/table.ts';

/** Seat 0, the Host, enters the Run room where seat 1 stands, and gives it an infection card; it gets one back. */
function infecting(back: 'gas-can' | 'target-scope') {
  const start = table({
    map: { L11: [1, 0] },
    seats: {
      0: { infected: { by: 'host', order: 0 }, hand: ['infection', 'infection', 'host', 'ammo', 'ammo'] },
      1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'gas-can', 'target-scope'] },
    },
  });
  const met = playAll(
    start,
    [0, { type: 'move', character: 'trooper', to: 'L11' }],
    [0, { type: 'trade', with: 1 }],
  );
  return playAll(
    met,
    [0, { type: 'give', card: cardId(met, 0, 'infection') }],
    [1, { type: 'give', card: cardId(met, 1, back) }],
  );
}

/** Seat 1, a human, enters the Run room where seat 2 stands, gives a gas can and gets ammo. */
function trading() {
  const start = table({
    map: { L11: [1, 0] },
    turn: { seat: 1 },
    seats: {
      0: { infected: { by: 'host', order: 0 } },
      1: { hand: ['infection', 'infection', 'infection', 'gas-can', 'target-scope'] },
      2: { at: 'L11', hand: ['infection', 'infection', 'infection', 'ammo', 'keycard'] },
    },
  });
  const met = playAll(
    start,
    [1, { type: 'move', character: 'trooper', to: 'L11' }],
    [1, { type: 'trade', with: 2 }],
  );
  return playAll(
    met,
    [1, { type: 'give', card: cardId(met, 1, 'gas-can') }],
    [2, { type: 'give', card: cardId(met, 2, 'ammo') }],
  );
}

const bot = thinkingBot(LEVELS.keen);

function memoryOf(match: Match, seat: SeatId, claims: readonly (readonly [SeatId, Claim])[] = []) {
  const seen = match.events
    .flatMap((event) => seenBy(event, seat) ?? [])
    .reduce((sofar, event) => bot.remember(sofar, event), bot.blank);
  return claims.reduce((sofar, [from, claim]) => bot.hear?.(sofar, from, claim) ?? sofar, seen);
}

/** Everything it may say to that, whatever chance has it say. */
function says(match: Match, seat: SeatId, occasion: Occasion, guile = 1): readonly string[] {
  const manner = { ...LEVELS.keen, guile };
  const said = Array.from({ length: 60 }, (_, chance) =>
    speak(occasion, viewFor(match, seat), memoryOf(match, seat), manner, chance * 7919),
  );
  const claims = said.map((say) => {
    if (say.kind !== 'claim') throw new Error('a bot speaks by claims only');
    return wordsOf(say.claim);
  });
  return [...new Set(claims)].sort();
}

/** As "gave gas-can 2". */
function wordsOf(words: object): string {
  return Object.values(words)
    .map((word) => (typeof word === 'object' ? wordsOf(word) : word))
    .join(' ');
}

describe('D8 after a trade', () => {
  const about = (partner: SeatId): Occasion => ({ about: 'trade', partner });

  test('a human who blocked an infection says who it was, what it was, or whom to keep away from', () => {
    expect(says(infecting('gas-can'), 1, about(0))).toEqual(['away 0', 'got infection 0', 'infected 0']);
  });

  test('a human who knows an Infected and has not said so does at the next turn, once', () => {
    const match = infecting('gas-can');
    expect(says(match, 1, { about: 'turn' })).toEqual(['infected 0']);
    const memory = memoryOf(match, 1, [[1, { type: 'infected', seat: 0 }]]);
    const again = speak({ about: 'turn' }, viewFor(match, 1), memory, LEVELS.keen, 1);
    expect(again).not.toEqual({ kind: 'claim', claim: { type: 'infected', seat: 0 } });
  });

  test('nobody trusts aloud who has shot at them, whatever either is', () => {
    for (const infected of [undefined, { by: 'host', order: 0 }] as const) {
      const start = table({
        seats: {
          1: { laidDown: ['ammo'] },
          2: { ...(infected && { infected }) },
        },
        turn: { seat: 1 },
      });
      const shot = playAll(start, [1, { type: 'fire', targets: [{ seat: 2, character: 'trooper' }] }]);
      expect(says(shot, 2, about(1))).not.toContain('trust 1');
      expect(says(start, 2, about(1))).toContain('trust 1');
    }
  });

  test('an Infected who was found out says it of the other', () => {
    expect(says(infecting('gas-can'), 0, about(1))).toEqual(['infected 1']);
  });

  test('an Infected trusts whom he has just infected, or says he gave something else; and is trusted by him', () => {
    const match = infecting('target-scope');
    expect(says(match, 0, about(1))).toEqual(['gave ammo 1', 'gave armor 1', 'gave gas-can 1', 'trust 1']);
    expect(says(match, 1, about(0))).toEqual(['trust 0']);
  });

  test('an Infected without guile keeps to small talk', () => {
    expect(says(infecting('target-scope'), 0, about(1), 0)).toEqual(['clean']);
  });

  test('two humans say what they gave and got, or that they trust each other', () => {
    const match = trading();
    expect(says(match, 1, about(2))).toEqual(['gave gas-can 2', 'got ammo 2', 'trust 2']);
  });
});

describe('D8 who is asked answers', () => {
  const asked = (question: Question): Occasion => ({ about: 'asked', by: 3, question });

  test('that he is clean, whatever he is', () => {
    const question = (seat: SeatId) => asked({ type: 'are-you-clean', seat });
    const words = ['clean', 'yes'];
    expect(says(infecting('target-scope'), 0, question(0))).toEqual(words);
    expect(says(infecting('target-scope'), 0, question(0), 0)).toEqual(words);
    expect(says(trading(), 1, question(1))).toEqual(words);
  });

  test('what he traded; an Infected names something harmless', () => {
    expect(says(trading(), 1, asked({ type: 'what-traded', seat: 1 }))).toEqual([
      'gave gas-can 2',
      'got ammo 2',
    ]);
    expect(says(infecting('target-scope'), 0, asked({ type: 'what-traded', seat: 0 }))).toEqual([
      'gave ammo 1',
      'gave armor 1',
      'gave gas-can 1',
    ]);
    expect(says(table(), 1, asked({ type: 'what-traded', seat: 1 }))).toEqual(['no']);
  });

  test('why he did it: a line everybody has read', () => {
    // Seat 0 came to seat 1 and traded; seat 2 is asked why it shot seat 0.
    const match = infecting('target-scope');
    const deed = { did: 'attack', seat: 2, whom: 0, phase: 0 } as const;
    expect(says(match, 2, asked({ type: 'why', deed }))).toContain('because trade 0 1 0');
  });
});

describe('D8 nobody says what everybody knows cannot be', () => {
  test('nor what he has said otherwise before', () => {
    const match = trading();
    const view = viewFor(match, 1);
    const memory = memoryOf(match, 1, [[1, { type: 'gave', card: 'ammo', seat: 2 }]]);
    for (let chance = 0; chance < 40; chance += 1) {
      const say = speak({ about: 'trade', partner: 2 }, view, memory, LEVELS.keen, chance);
      expect(['claim got ammo 2', 'claim trust 2']).toContain(wordsOf(say));
    }
  });

  test('D2 and says something all the same, at any occasion, whatever his role', () => {
    const occasions: readonly Occasion[] = [
      { about: 'trade', partner: 1 },
      { about: 'attack', by: 1 },
      { about: 'bite', room: 'L11' },
      { about: 'scan' },
      { about: 'accusation', by: 1 },
      { about: 'turn' },
    ];
    for (const match of [infecting('gas-can'), infecting('target-scope'), trading(), table()]) {
      for (const occasion of occasions) {
        for (const seat of [0, 2] as const) expect(says(match, seat, occasion)).not.toEqual([]);
      }
    }
  });
});

describe('the people of the station', () => {
  test('are eight, each the same in every match and unlike the others', () => {
    expect(PERSON_NAMES).toEqual(['Vega', 'Orion', 'Lyra', 'Dmitri', 'Cleo', 'Mira', 'Juno', 'Atlas']);
    const manners = PERSON_NAMES.map((name) => JSON.stringify(mannerOf('keen', name)));
    expect(new Set(manners).size).toBe(8);
    expect(mannerOf('keen', 'Ann')).toEqual(LEVELS.keen);
  });
});
