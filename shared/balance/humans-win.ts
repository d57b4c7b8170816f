import { MEASURED } from './measured.ts';
import type { MeasuredRate } from './measurement.ts';

/** How often humans win among keen bots at such a table, of a hundred, and in how many matches; nothing where nobody measured it. */
export function humansWin(
  players: number,
  option: MeasuredRate['option'],
): { readonly percent: number; readonly players: number; readonly games: number } | undefined {
  const rate = MEASURED.rates.find((each) => each.players === players && each.option === option);
  return rate && { percent: Math.round((100 * rate.humans) / rate.games), players, games: rate.games };
}
