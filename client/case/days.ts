import { CASE_PATH } from '#shared/wire/case-path.ts';

/** How hard a case is: by how far off a bot is that saw the same. */
export const DIFFICULTIES = ['easy', 'fair', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A day as it stands in an address: `2026-11-18`. */
export type Day = string;

/** Before this there were none. */
const FIRST: Day = '2026-01-01';
const DAY_MS = 24 * 60 * 60 * 1000;

const pad = (number: number) => String(number).padStart(2, '0');

/** The day it is where the device is. */
export const dayOf = (now: Date): Day =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

/** Noon, so that no clock change makes two days of one. */
export function noonOf(day: Day): number {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date, 12);
}

export const dayBefore = (day: Day): Day => new Date(noonOf(day) - DAY_MS).toISOString().slice(0, 10);

/** The newest first, today among them. */
export function lastDays(today: Day, count: number): readonly Day[] {
  const days: Day[] = [];
  for (let day = today; days.length < count && day >= FIRST; day = dayBefore(day)) days.push(day);
  return days;
}

/** A week begins easy and ends hard. */
export function difficultyOf(day: Day): Difficulty {
  const weekday = new Date(noonOf(day)).getUTCDay();
  if (weekday === 1 || weekday === 2) return 'easy';
  return weekday === 0 || weekday === 6 ? 'hard' : 'fair';
}

/** The day an address names: today for none, nothing for what is no day or has not come yet. */
export function readDay(path: string, today: Day): Day | undefined {
  const named = path.slice(CASE_PATH.length).replaceAll('/', '');
  if (named === '') return today;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(named) && !Number.isNaN(noonOf(named));
  const isReal = isDay && new Date(noonOf(named)).toISOString().slice(0, 10) === named;
  return isReal && named >= FIRST && named <= today ? named : undefined;
}
