import { hasTrooper } from '#shared/play/index.ts';
import { SEARCH_CARDS, type SeatId } from '#shared/vocabulary/index.ts';
import type { Fuel } from './beliefs/fuel.ts';
import { foundOnce } from './found.ts';
import { type Situation, suspicionOf } from './situation.ts';

/** A7, F7: the deck has no fuel any more, so what the own hand lacks is in other hands, and dies with them. */
export function lacksFuelForGood({ endgame, cans, cansNeeded }: Situation): boolean {
  return endgame && cans < cansNeeded;
}

/** X6: who is to be brought fuel must have something else to give for it, or the same can goes to and fro. */
export function needsSomethingToGive(situation: Situation): boolean {
  const { view, infected, cans, self } = situation;
  if (infected || cans === 0 || !lacksFuelForGood(situation) || !hasTrooper(self)) return false;
  return !view.hand.some(({ kind }) => kind !== 'infection' && kind !== 'host' && kind !== 'gas-can');
}

/** A7, V9: what a killed enemy holds is gone, so nobody is killed who may hold the fuel that is missing. */
export function sparesEnemies(situation: Situation): boolean {
  const { manner, cans, cansNeeded } = situation;
  if (cans >= cansNeeded || !(manner.cunning || lacksFuelForGood(situation))) return false;
  return fuelWithoutEnemies(situation, 'left') < cansNeeded + UNSURE;
}

/** What is thought of others' fuel errs, and enemies hoard it: so much more should be left. */
const UNSURE = 4;

/** How many cans are expected where humans may get them: in the own hand, with friends, in the deck. */
const fuelWithoutEnemies = foundOnce((situation: Situation, _: 'left'): number => {
  const { view, memory, fuel, cans } = situation;
  if (!fuel) return cans;
  let [friends, drawn] = [cans, cans];
  for (const { id, eliminated } of view.seats) {
    if (id === view.me) continue;
    const held = expectedCans(fuel, id);
    drawn += held;
    if (!eliminated && suspicionOf(situation, id) < 0.5) friends += held;
  }
  return memory.deckUsedUp ? friends : friends + Math.max(0, SEARCH_CARDS['gas-can'].copies - drawn);
});

function expectedCans(fuel: Fuel, seat: SeatId): number {
  let sum = 0;
  for (let cans = 1; cans <= SEARCH_CARDS['gas-can'].copies; cans += 1) sum += fuel.atLeast(seat, cans);
  return sum;
}

/** So many phases after the last can was drawn somebody hopes that humans have enough of them together. */
const PATIENCE = 4;

/**
 * V1, V3: the fuel will not come together any more, and whoever stays human loses. The Infected among the living may
 * still give him a can, or take him in: they win, too.
 */
export const isHopeless = foundOnce((situation: Situation, _: 'as a human'): boolean => {
  const { view, memory, infected, cans, cansNeeded } = situation;
  if (infected || cans >= cansNeeded || !memory.deckUsedUp) return false;
  // V9: a count of none that did not end the match says that there is enough fuel among the living.
  if (view.scans.at(-1)?.positive === 0) return false;
  return view.phase >= memory.usedUpIn + PATIENCE;
});

/** A match that has gone on for so long drags on; so many phases later nobody waits for anything any more. */
const DRAGS_ON = 22;
const WAITED_ENOUGH = 12;

/** V8: when time is up nobody has won. So what waiting is still good for: everything at first, in the end nothing. */
export function timeLeft({ view, manner }: Situation): number {
  if (!manner.foresight) return 1;
  return Math.min(1, Math.max(0, 1 - (view.phase - DRAGS_ON) / WAITED_ENOUGH));
}

/** What it is worth to who has nothing to lose to trade with somebody. */
const LAST_HOPE = 6;

/** X1, X5: whoever is Infected has the cans that are missing, or gives what they gave each other. */
export function worthOfLastHope(situation: Situation, partner: SeatId): number {
  if (!isHopeless(situation, 'as a human')) return 0;
  return LAST_HOPE * suspicionOf(situation, partner);
}

/** Who would not share the victory waits so many phases for somebody he can infect. */
const LAST_ONE_WAITS = 24;

/** V2: who was infected, and has infected nobody since, may be the one who gets nothing of a scan that ends the match. */
export function mayShareNothing({ view }: Situation): boolean {
  const at = view.diary.findLastIndex((entry) => entry.type === 'traded' && entry.infected);
  if (at < 0 || view.phase >= LAST_ONE_WAITS) return false;
  return !view.diary
    .slice(at + 1)
    .some(
      (entry) => entry.type === 'traded' && entry.gave.kind === 'infection' && entry.got.kind !== 'gas-can',
    );
}
