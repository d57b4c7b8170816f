import { highPass } from './filter.ts';
import type { Tape } from './tape.ts';

/** The ear adds up about a tenth of a second. */
const WINDOW = 0.1;
/** Below this a phone's speaker gives little, and the ear takes little. */
const DULL_BELOW = 250;

/** The loudest tenth of a second as an ear at a phone has it: the root of the mean square. */
export function loudness(tape: Tape, rate: number): number {
  const heard = highPass(tape.slice(), DULL_BELOW, rate);
  const window = Math.round(WINDOW * rate);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < heard.length; i++) {
    const gone = i < window ? 0 : (heard[i - window] ?? 0);
    sum += (heard[i] ?? 0) ** 2 - gone * gone;
    if (sum > most) most = sum;
  }
  return Math.sqrt(most / window);
}
