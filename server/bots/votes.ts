import { type Agreement, hasTrooper } from '#shared/play/index.ts';
import { worthOfAbandoning } from './agreements.ts';
import type { Weights } from './beliefs/worlds.ts';
import { worldsFor } from './beliefs/worlds.ts';
import { lacksFuelForGood, mayShareNothing } from './hope.ts';
import { hasRivals, type Situation } from './situation.ts';

/** So sure an Infected wants to be that nobody human is left before the table hears of it. */
const SURE_ENOUGH = 0.95;
/** When nothing is left to find, a fair chance of it is enough. */
const MAYBE = 0.25;
/** A match that has gone on for so long has no secrets worth a silence. */
const LATE = 16;

/** V7: only what decides something, and at most once a phase. */
export function worthOfVoting(situation: Situation, to: Agreement, weights: () => Weights): number {
  if (to === 'abandon') return worthOfAbandoning(situation);
  const { view, memory } = situation;
  if (view.scans.at(-1)?.phase === view.phase) return -1;
  if (memory.votes.some(({ seat, phase }) => seat === view.me && phase === view.phase)) return -1;
  return situation.infected ? infectedVote(situation, weights()) : humanVote(situation);
}

/** A human asks when nothing else can come of it, or joins in to learn how many there are. */
function humanVote(situation: Situation): number {
  const { self, memory, view } = situation;
  const canBurn = hasTrooper(self) && !lacksFuelForGood(situation);
  const isStale = view.phase - (view.scans.at(-1)?.phase ?? 0) >= 2;
  return (memory.deckUsedUp && !canBurn) || (isLate(situation) && isStale) ? 0.5 : -1;
}

function isLate({ memory, view }: Situation): boolean {
  return memory.deckUsedUp || view.phase >= LATE;
}

function infectedVote(situation: Situation, weights: Weights): number {
  const { view } = situation;
  const nobody = chanceOfNoHumans(situation, weights);
  if (nobody > 0.5 && mayShareNothing(situation)) return -1;
  if (!hasRivals(situation) || nobody >= SURE_ENOUGH) return 20;
  const isStale = view.phase - (view.scans.at(-1)?.phase ?? 0) >= 2;
  // From here on humans ask, too, and any count may be the last.
  return isLate(situation) && (isStale || nobody >= MAYBE) ? 5 : -1;
}

/** V2: how likely every living player is Infected. */
function chanceOfNoHumans({ view }: Situation, weights: Weights): number {
  const living = view.seats.reduce<number>(
    (mask, { id, eliminated }) => (eliminated ? mask : mask | (1 << id)),
    0,
  );
  const { infected } = worldsFor(view.seats.length);
  return weights.reduce(
    (sum, weight, world) => (((infected[world] ?? 0) & living) === living ? sum + weight : sum),
    0,
  );
}
