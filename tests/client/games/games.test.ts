import { describe, expect, test } from 'vitest';
import { fits, type KnownGame, lengthOf, peopleIn } from '#client/games/filters.ts';
import { gamesAnswers } from '#client/games/gamesWorker.ts';
import { byRole, endingsOf, infectedOverTime, tradesOf } from '#client/games/statistics.ts';
import type { MatchSummary, SeatSummary } from '#client/games/summary.ts';
import { finishedMatch } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { must, NO_OPTIONS } from '#shared/vocabulary/index.ts';

const seat = (given: Partial<SeatSummary>): SeatSummary => ({
  name: 'Ann',
  bot: false,
  role: 'human',
  hasWon: false,
  trades: 0,
  infections: 0,
  blocked: 0,
  saved: 0,
  ...given,
});
const summary = (given: Partial<MatchSummary>): MatchSummary => ({
  commands: 200,
  phases: 3,
  ending: { kind: 'hive-burnt', winners: [] },
  seats: [],
  infectedByPhase: [],
  ...given,
});
const game = (given: Partial<KnownGame>): KnownGame => ({
  id: 'a',
  at: 1,
  crew: ['Ann', 'Bob'],
  ending: 'hive-burnt',
  isMine: true,
  seat: 0,
  summary: undefined,
  ...given,
});

const GAMES = [
  game({
    id: 'a',
    summary: summary({
      commands: 100,
      seats: [seat({ role: 'human', hasWon: true, trades: 3, saved: 1 })],
      infectedByPhase: [1, 1, 2],
    }),
  }),
  game({
    id: 'b',
    ending: 'all-infected',
    crew: ['Ann', 'Cid'],
    summary: summary({
      commands: 400,
      seats: [seat({ role: 'host', hasWon: true, trades: 5, infections: 2, blocked: 1 })],
      infectedByPhase: [1, 3],
    }),
  }),
  game({ id: 'c', ending: 'all-infected', isMine: false, seat: undefined, crew: ['Dee', 'Bob'] }),
];
const idsOf = (filter: Parameters<typeof fits>[1]) =>
  GAMES.filter((each) => fits(each, filter))
    .map(({ id }) => id)
    .join('');

describe('games are found', () => {
  test('by whose they are, role, ending, people and length', () => {
    expect(idsOf({})).toBe('abc');
    expect(idsOf({ whose: 'mine' })).toBe('ab');
    expect(idsOf({ whose: 'public' })).toBe('c');
    expect(idsOf({ role: 'host' })).toBe('b');
    expect(idsOf({ ending: 'all-infected' })).toBe('bc');
    expect(idsOf({ person: 'Bob' })).toBe('ac');
    expect(idsOf({ length: 'short' })).toBe('a');
    expect(idsOf({ length: 'long', ending: 'hive-burnt' })).toBe('');
  });

  test('and those met most often stand first', () => {
    expect(peopleIn(GAMES)).toEqual(['Ann', 'Bob', 'Cid', 'Dee']);
  });
});

describe('games are counted', () => {
  test('by their endings', () => {
    expect(endingsOf(GAMES)).toEqual([
      { ending: 'all-infected', count: 2 },
      { ending: 'hive-burnt', count: 1 },
    ]);
  });

  test('by how many were Infected as time went by, over those that lasted so long', () => {
    expect(infectedOverTime(GAMES)).toEqual([1, 2, 2]);
  });

  test('by one’s own role and trades', () => {
    expect(byRole(GAMES)).toEqual([
      { role: 'human', played: 1, won: 1 },
      { role: 'infected', played: 0, won: 0 },
      { role: 'host', played: 1, won: 1 },
    ]);
    expect(tradesOf(GAMES)).toEqual({ games: 2, trades: 8, infections: 2, blocked: 1, saved: 1 });
  });
});

test('a record is summed up as the dealer has it, and what is none is not', () => {
  const { record, infections, match } = simulateMatch({
    seed: 'summed up',
    bots: ['simple', 'simple', 'simple', 'simple'],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  const found = must(gamesAnswers.summarise(record), 'a summary');
  expect(found.commands).toBe(record.steps.length);
  expect(found.ending).toEqual(match.ending);
  expect(found.phases).toBe(match.phase);
  expect(found.seats.reduce((sum, each) => sum + each.infections, 0)).toBe(infections);
  const trades = must(finishedMatch(record), 'it has ended').secrets.filter(({ type }) => type === 'traded');
  expect(found.seats.reduce((sum, each) => sum + each.trades, 0)).toBe(2 * trades.length);
  expect(lengthOf(found)).toBe(
    record.steps.length < 150 ? 'short' : record.steps.length > 300 ? 'long' : 'usual',
  );
  expect(gamesAnswers.summarise({ setup: 1 })).toBeUndefined();
  expect(gamesAnswers.summarise({ ...record, steps: record.steps.slice(0, 9) })).toBeUndefined();
});
