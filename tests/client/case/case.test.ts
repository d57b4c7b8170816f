import { describe, expect, test } from 'vitest';
import { caseAnswers } from '#client/case/caseWorker.ts';
import { dayOf, difficultyOf, lastDays, readDay } from '#client/case/days.ts';
import { packedCase, readCase } from '#client/case/kept-case.ts';
import { brier, points, squares, verdictOf } from '#client/case/score.ts';
import { streakOf } from '#client/case/streak.ts';
import { keepCase, recallCases } from '#client/device/cases.ts';
import { momentsOf } from '#client/local/local-dealer.ts';
import { viewFor } from '#server/dealer/index.ts';
import { storageFor } from '#tests/client/device/storage.ts';

storageFor('localStorage');

const infected = (chance: number) => ({ chance, wasInfected: true });
const human = (chance: number) => ({ chance, wasInfected: false });

describe('the score of a case', () => {
  test('is the mean squared distance from the truth, told so that more is better', () => {
    expect(brier([infected(1), human(0)])).toBe(0);
    expect(brier([infected(0.5), human(0.5), human(0.5)])).toBe(0.25);
    expect(brier([infected(0.8), human(0.4)])).toBeCloseTo((0.04 + 0.16) / 2, 12);
    expect(points([infected(1), human(0)])).toBe(100);
    expect(points([infected(0.5), human(0.5)])).toBe(75);
    expect(points([infected(0), human(1)])).toBe(0);
  });

  test('is told beside the bot and beside guessing', () => {
    expect(verdictOf(99, 80, 75)).toBe('knew');
    expect(verdictOf(90, 80, 75)).toBe('beatTheBot');
    expect(verdictOf(81, 80, 75)).toBe('asTheBot');
    expect(verdictOf(80, 90, 75)).toBe('beatGuessing');
    expect(verdictOf(75, 90, 75)).toBe('asGuessing');
    expect(verdictOf(40, 90, 75)).toBe('misled');
  });

  test('is shared as squares from the best to the worst, so that no seat is told', () => {
    expect(squares([infected(0.1), human(0.1), human(0.5)])).toBe('🟩🟨🟥');
    expect(squares([human(0.5), infected(0.1), human(0.1)])).toBe('🟩🟨🟥');
  });
});

describe('the days of cases', () => {
  test('are those of the device, and read from an address', () => {
    expect(dayOf(new Date(2026, 10, 18, 23, 59))).toBe('2026-11-18');
    expect(readDay('/case', '2026-11-18')).toBe('2026-11-18');
    expect(readDay('/case/2026-11-17', '2026-11-18')).toBe('2026-11-17');
    for (const wrong of ['2026-11-19', '2025-12-31', '2026-02-30', 'today', '2026-1-1']) {
      expect(readDay(`/case/${wrong}`, '2026-11-18')).toBeUndefined();
    }
    expect(lastDays('2026-03-01', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  });

  test('a week begins easy and ends hard', () => {
    const week = [
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ];
    expect(week.map(difficultyOf)).toEqual(['easy', 'easy', 'fair', 'fair', 'fair', 'hard', 'hard']);
  });

  test('a streak is of days in a row, and today may still be open', () => {
    const solved = { '2026-11-17': 1, '2026-11-16': 1, '2026-11-14': 1 };
    expect(streakOf(solved, '2026-11-18')).toBe(2);
    expect(streakOf({ ...solved, '2026-11-18': 1 }, '2026-11-18')).toBe(3);
    expect(streakOf(solved, '2026-11-19')).toBe(0);
  });
});

describe('the case of a day', () => {
  const found = caseAnswers.caseOf('2026-11-18');

  test('is made of the day alone: twice the same', () => {
    expect(caseAnswers.caseOf('2026-11-18')).toEqual(found);
    expect(caseAnswers.caseOf('2026-11-17').setup.serverPart).not.toBe(found.setup.serverPart);
  });

  test('is a moment of a match that can be played again, as one human saw it on its own turn', () => {
    const match = momentsOf({ setup: found.setup, steps: found.steps.slice(0, found.at) }).at(-1);
    if (!match) throw new Error('no moment');
    expect(found.view).toEqual(viewFor(match, found.seat));
    expect(found.view).toMatchObject({ role: 'human', turn: { seat: found.seat } });
    expect(found.seen).toHaveLength(found.at + 1);
    const roles = found.beliefs.map(({ role }) => role === 'human');
    expect(roles).toContain(true);
    expect(roles).toContain(false);
    for (const { seat, role } of found.beliefs) expect(viewFor(match, seat).role).toBe(role);
  });

  test('that was kept is the same again without its bots, whatever they would play today', async () => {
    const kept = await readCase(await packedCase(found));
    if (!kept) throw new Error('not kept');
    // What the bot believed then counts, not what it would believe now.
    const then = { ...kept, believed: { ...kept.believed, [found.beliefs[0]?.seat ?? 0]: 0.123 } };
    const again = caseAnswers.caseAgain({ day: '2026-11-18', kept: then });
    expect(again).toEqual({
      ...found,
      beliefs: found.beliefs.map((each, i) => (i === 0 ? { ...each, chance: 0.123 } : each)),
    });
    // Of rules this program has not: nothing, and no error.
    const [first, ...rest] = kept.steps;
    if (!first) throw new Error('no step');
    expect(
      caseAnswers.caseAgain({ day: '2026-11-18', kept: { ...kept, steps: [first, first, ...rest] } }),
    ).toBe(undefined);
    expect(await readCase('cut off')).toBeUndefined();
  });

  test('has letters that are others once anything else was played', () => {
    expect(found.mark).toMatch(/^[B-DF-HJ-NP-TV-Z]{4}$/);
    const other = { ...found, setup: { ...found.setup, serverPart: '0'.repeat(64) }, steps: [], at: 0 };
    const again = caseAnswers.caseAgain({ day: '2026-11-18', kept: { ...other, believed: {} } });
    expect(again?.mark).not.toBe(found.mark);
  });
});

test('a device keeps the cases of the last sixty days whole, and of older ones what they came to', () => {
  const days = Array.from(
    { length: 62 },
    (_, i) => `2026-${i < 31 ? '01' : '03'}-${String((i % 31) + 1).padStart(2, '0')}`,
  );
  for (const day of days) keepCase(day, { points: 80, bot: 70, said: { 1: 50 }, mark: 'BCDF', kept: 'case' });
  const all = recallCases();
  expect(Object.keys(all)).toHaveLength(62);
  expect(all['2026-03-31']?.kept).toBe('case');
  expect(Object.keys(all).filter((day) => all[day]?.kept === undefined)).toEqual([
    '2026-01-02',
    '2026-01-01',
  ]);
  expect(all['2026-01-01']).toEqual({ points: 80, bot: 70, said: { 1: 50 }, mark: 'BCDF' });
});
