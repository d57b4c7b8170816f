import { describe, expect, test } from 'vitest';
import { type Match, openMatch } from '#server/dealer/index.ts';
import { simulatedSetup, simulateMatch } from '#server/tools/bot-match.ts';
import { brokenInvariant } from '#server/tools/invariants.ts';
import { shareOf } from '#server/tools/statistics.ts';
import { NO_OPTIONS, type RuleOptions } from '#shared/vocabulary/index.ts';
import { some } from '#tests/run/length.ts';
import { run } from './command-line.ts';

const OPTION_SETS: readonly RuleOptions[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(
  (bits) => ({
    gentleStart: (bits & 1) > 0,
    lastResort: (bits & 2) > 0,
    hardMission: (bits & 4) > 0,
    masterAndServant: (bits & 8) > 0,
  }),
);

describe('simulated matches', () => {
  test.each([4, 5, 6])(
    'with %i players every match ends and no invariant breaks, under any options',
    (players) => {
      for (const options of some(5, OPTION_SETS)) {
        const { match } = simulateMatch({
          seed: `invariants ${players}`,
          bots: Array.from({ length: players }, () => 'random' as const),
          options,
          timeOutEvery: 50,
          checked: true,
        });
        expect(match.ending).toBeDefined();
      }
    },
  );

  test('the same seed plays the same match, another seed another', () => {
    const plan = {
      bots: ['random', 'random', 'random', 'random'],
      options: NO_OPTIONS,
      timeOutEvery: 0,
      checked: false,
    } as const;
    const digests = ['a', 'a', 'b'].map((seed) => simulateMatch({ ...plan, seed }).match.digest);
    expect(digests[0]).toBe(digests[1]);
    expect(digests[0]).not.toBe(digests[2]);
  });
});

describe('the invariants notice', () => {
  const fresh = openMatch(
    simulatedSetup({ seed: 'x', bots: ['random', 'random', 'random', 'random'], options: NO_OPTIONS }),
  );
  const spoilt: [string, (match: Match) => Match][] = [
    ['a lost card', (match) => ({ ...match, searchDeck: match.searchDeck.slice(1) })],
    ['a doubled card', (match) => ({ ...match, discard: match.searchDeck.slice(0, 1) })],
    ['a lost location', (match) => ({ ...match, locationDeck: match.locationDeck.slice(1) })],
    [
      'a character with too much health',
      (match) =>
        withSeat(match, { characters: { trooper: { hp: 5, room: 'L01' }, android: { hp: 4, room: 'L01' } } }),
    ],
    [
      'a character in a room that is not there',
      (match) =>
        withSeat(match, {
          onBoard: true,
          characters: { trooper: { hp: 4, room: 'L20' }, android: { hp: 4, room: 'L01' } },
        }),
    ],
    [
      'a parasite in a room that is not there',
      (match) => ({ ...match, parasites: [{ id: 0, colour: 'grey', room: 'L20' }] }),
    ],
    [
      'a doubled parasite',
      (match) => ({
        ...match,
        parasites: [
          { id: 0, colour: 'grey', room: 'L01' },
          { id: 0, colour: 'grey', room: 'L01' },
        ],
      }),
    ],
    [
      'a hand below the minimum',
      (match) => ({
        ...withSeat(match, { hand: [] }),
        removed: match.seats[0]?.hand.map(({ card }) => card) ?? [],
      }),
    ],
    ['nobody on turn', (match) => ({ ...match, turn: undefined })],
  ];

  test.each(spoilt)('%s', (_name, spoil) => {
    expect(brokenInvariant(fresh)).toBeUndefined();
    expect(brokenInvariant(spoil(fresh))).toBeDefined();
  });

  function withSeat(match: Match, change: Partial<Match['seats'][number]>): Match {
    return { ...match, seats: match.seats.map((seat) => (seat.id === 0 ? { ...seat, ...change } : seat)) };
  }
});

describe('npm run simulate', () => {
  test('prints endings by rule, and the same as JSON', () => {
    const text = run('simulate', '--games', '3', '--players', '4,5,6', '--bots', 'random');
    expect(text.stdout).toMatch(
      /3 matches[\s\S]*V1 hive-burnt[\s\S]*V8 time-is-up[\s\S]*commands per second/,
    );
    expect(text.stderr).toContain('matches: 3 of 3');
    const json = JSON.parse(run('simulate', '--games', '2', '--bots', 'random', '--json').stdout);
    expect(json.endings.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
  });

  const REFUSALS = [
    [['--players', '7'], '--players takes a whole number from 4 to 6, not "7"'],
    [['--games', 'many'], '--games takes a whole number'],
    [['--bots', 'genius'], 'there is no bot called "genius"'],
    [['--options', 'easy'], 'there is no option "easy"'],
    [['--speed'], 'Unknown option'],
  ] as const;
  test.each(some(3, REFUSALS))('refuses %j with a sentence', (args, sentence) => {
    const { status, stderr } = run('simulate', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

test('a share comes with its interval (Wilson, against published values)', () => {
  const { low, high } = shareOf(81, 263);
  expect(low).toBeCloseTo(0.2553, 3);
  expect(high).toBeCloseTo(0.3662, 3);
});
