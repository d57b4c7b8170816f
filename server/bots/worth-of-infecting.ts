import { isInfectionOf, type SeatView } from '#shared/play/index.ts';
import { type HandCard, SEARCH_CARD_KINDS, SEARCH_CARDS, type SeatId } from '#shared/vocabulary/index.ts';
import type { Fuel } from './beliefs/fuel.ts';
import { foundOnce } from './found.ts';
import { lookOf, type Situation, suspicionOf } from './situation.ts';

/** What becoming Infected costs a human, and what infecting somebody gains. */
export const INFECTION = 12;
/** What it costs an Infected to be known as one. */
const COVER = 3;
/** What a can is worth besides that would have burnt the Hive. */
const DISARMED = 10;

const SEARCH_CARDS_IN_ALL = SEARCH_CARD_KINDS.reduce((sum, kind) => sum + SEARCH_CARDS[kind].copies, 0);

/** X1: what an Infected expects of a trade: somebody infected, or a can less among the humans. */
export function worthOfVisiting(situation: Situation, partner: SeatId): number {
  const infecting = Math.max(0, worthOfInfecting(situation, partner));
  const { fuel, hivePlaced, cansNeeded, manner } = situation;
  if (!fuel) return infecting;
  const drained = manner.greed + (hivePlaced ? DISARMED * fuel.atLeast(partner, cansNeeded) : 0);
  return infecting + drained * (1 - suspicionOf(situation, partner)) * chanceOfCan(situation, fuel, partner);
}

/** X1: whoever comes to others more often than anybody else is noticed; so who cares for his name stays away for a while. */
export const restraint = foundOnce(({ view, memory, manner, unmasked }: Situation, _: 'coming'): number => {
  if (manner.modesty === 0 || unmasked) return 1;
  const own = memory.trades.filter(({ by }) => by === view.me).length;
  const others = (memory.trades.length - own) / (view.seats.length - 1);
  return Math.min(1, Math.max(LEAST_COMPANY, 1 - manner.modesty * (own - others + 0.5)));
});

const LEAST_COMPANY = 0.05;

/** What an infection card is expected to bring, and what it may betray. */
export function worthOfInfecting(situation: Situation, partner: SeatId): number {
  const { view, fuel } = situation;
  if (!view.hand.some((card) => isInfectious(view, card))) return 0;
  const suspicion = suspicionOf(situation, partner);
  if (suspicion === 1) return -INFECTION;
  const knowsMe = hasBeenOffered(view, partner);
  if (fuel) return worthOfTryingIt(situation, partner, chanceOfCan(situation, fuel, partner));
  const works = (1 - suspicion) * (1 - chanceOfFuel(situation) * (knowsMe ? 0.9 : 0.5));
  return INFECTION * works - (knowsMe ? 0 : COVER);
}

/** X5: it works, or it is answered by a can; then one of few cards is gone, and the other is warned and lives to tell. */
function worthOfTryingIt(situation: Situation, partner: SeatId, answered: number): number {
  const { view } = situation;
  const human = 1 - suspicionOf(situation, partner);
  const betrayed = hasBeenOffered(view, partner) ? 0 : COVER;
  return human * (INFECTION * (1 - answered) - answered * betrayed) - worthOfKeepingIt(situation);
}

/** C2: few cards, and early everybody has fuel to answer with: patience is for who lacks it. In the end nothing is saved. */
function worthOfKeepingIt({ manner, endgame, hivePlaced }: Situation): number {
  if (endgame) return 1;
  return 1 + manner.patience * (hivePlaced ? HURRIED : 1);
}

/** V1: once the Hive lies there is little time left to wait. */
const HURRIED = 0.1;

/** How often a can is given back by who has one and is warned. */
const WARNED = 0.97;

function chanceOfCan(situation: Situation, fuel: Fuel, partner: SeatId): number {
  const { view } = situation;
  if (hasBeenOffered(view, partner)) return fuel.atLeast(partner, 1) * WARNED;
  const gives = givenBack(lookOf(situation));
  return fuel.atLeast(partner, 1) * (view.turn?.seat === partner ? Math.max(PREPARED, gives) : gives);
}

/** X1: who comes of his own will mostly has a can, and has it ready. */
const PREPARED = 0.92;

/** The more somebody looks like an Infected, the likelier he is given a can by who has one. */
function givenBack(look: number): number {
  if (look < 0.2) return 0.7;
  return look < 0.35 ? 0.82 : 0.92;
}

/** How likely another living player holds a gas can: those not in the own hand are in the deck, or spread. */
function chanceOfFuel({ view, memory, cans }: Situation): number {
  const others = view.seats.filter(({ id, eliminated }) => id !== view.me && !eliminated).length;
  const drawn = memory.deckUsedUp ? 1 : 1 - view.searchCardsLeft / SEARCH_CARDS_IN_ALL;
  const lost = others / (view.seats.length - 1);
  const theirs = Math.max(0, SEARCH_CARDS['gas-can'].copies - cans) * drawn * lost;
  return 1 - (1 - 1 / Math.max(1, others)) ** theirs;
}

/** Whether the partner of an earlier trade was given an infection card, and so knows its giver. */
function hasBeenOffered({ diary }: SeatView, partner: SeatId): boolean {
  return diary.some(
    (entry) => entry.type === 'traded' && entry.with === partner && entry.gave.kind === 'infection',
  );
}

/** X5: an own-colour infection card of an Infected; O2: the Host card, where it is offered at all. */
export function isInfectious(view: SeatView, card: HandCard): boolean {
  if (view.role === 'human') return false;
  if (card.kind === 'host') return view.options.lastResort;
  return isInfectionOf(view, view.me, card);
}
