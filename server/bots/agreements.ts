import { type Agreement, hasTrooper } from '#shared/play/index.ts';
import { lacksFuelForGood } from './hope.ts';
import { hasRivals, type Situation } from './situation.ts';
import { expectedHumans } from './worth-of-rooms.ts';

/** So many phases after the deck ran out nobody hopes for the rest of the station. */
const WAITED = 4;

/** V7 */
export function worthOfAgreeing(situation: Situation, to: Agreement): number {
  return to === 'abandon' ? worthOfAbandoning(situation) : worthOfFinalScan(situation);
}

/** A bot never stands in people's way, and never asks: what nobody can win a scan ends (V9). */
export function worthOfAbandoning({ view }: Situation): number {
  return view.agreements.abandon.by.length > 0 ? 50 : -1;
}

/** The Infected call it when it may end the game; a human goes along when nothing else is left to do. */
function worthOfFinalScan(situation: Situation): number {
  const { view, memory, self, infected, suspicions } = situation;
  // One a phase is enough: all together could call one after another for ever.
  if (view.scans.at(-1)?.phase === view.phase) return -1;
  const canBurn = hasTrooper(self) && !lacksFuelForGood(situation);
  if (!infected) return memory.deckUsedUp && !canBurn ? 0.5 : -1;
  if (!hasRivals(situation)) return 20;
  // V7: from here on any count may be the last, and costs him nothing.
  const late = memory.deckUsedUp && (view.locationsLeft === 0 || view.phase >= memory.usedUpIn + WAITED);
  const few = view.agreements['final-scan'].by.length > 0 ? 1.2 : 0.6;
  return late || expectedHumans(view.seats, suspicions) < few ? 20 : -1;
}
