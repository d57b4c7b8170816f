import { type Agreement, hasTrooper } from '#shared/play/index.ts';
import { hasRivals, lacksFuelForGood, type Situation } from './situation.ts';
import { expectedHumans } from './worth-of-rooms.ts';

/** V8, V9: scans end what nobody can win; so near the end nothing new is to be expected of what is left. */
const LONG_ENOUGH = 36;

/** V7 */
export function worthOfAgreeing(situation: Situation, to: Agreement): number {
  return to === 'abandon' ? worthOfAbandoning(situation) : worthOfFinalScan(situation);
}

/** A bot never stands in people's way, and asks only when nobody is left who could win. */
export function worthOfAbandoning({ view, memory, infected, cans, cansNeeded }: Situation): number {
  if (view.agreements.abandon.by.length > 0) return 50;
  const nobodyInfected = view.scans.at(-1)?.positive === 0;
  const stuck = memory.deckUsedUp && view.phase >= LONG_ENOUGH && cans < cansNeeded;
  return !infected && nobodyInfected && stuck ? 50 : -1;
}

/** The Infected call it when it may end the game; a human goes along when nothing else is left to do. */
function worthOfFinalScan(situation: Situation): number {
  const { view, memory, self, infected, suspicions } = situation;
  // One a phase is enough: all together could call one after another for ever.
  if (view.scans.at(-1)?.phase === view.phase) return -1;
  const canBurn = hasTrooper(self) && !lacksFuelForGood(situation);
  if (!infected) return memory.deckUsedUp && !canBurn ? 0.5 : -1;
  if (!hasRivals(situation)) return 20;
  const late = memory.deckUsedUp && view.locationsLeft === 0;
  const few = view.agreements['final-scan'].by.length > 0 ? 1.2 : 0.6;
  return late || expectedHumans(view.seats, suspicions) < few ? 20 : -1;
}
