import { type Day, dayBefore } from './days.ts';

/** How many days in a row were solved up to today, or to yesterday while today is still open. */
export function streakOf(solved: Readonly<Record<Day, unknown>>, today: Day): number {
  let day = today in solved ? today : dayBefore(today);
  let count = 0;
  for (; day in solved; day = dayBefore(day)) count += 1;
  return count;
}
