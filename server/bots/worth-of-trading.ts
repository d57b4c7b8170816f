import { stepsTo } from '#shared/map/index.ts';
import {
  type CommandOf,
  hasLaid,
  isInfectionOf,
  type PublicSeat,
  passageOf,
  roomOf,
  type SeatView,
  seatOf,
} from '#shared/play/index.ts';
import {
  type HandCard,
  HIVE,
  type ItemKind,
  infectionCardsEach,
  isLaidDownKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { LIKELIHOODS, tradesAmong } from './beliefs/likelihoods.ts';
import { isHopeless, lacksFuelForGood, needsSomethingToGive, worthOfLastHope } from './hope.ts';
import { held, type Situation, suspicionOf } from './situation.ts';
import { INFECTION, isInfectious, worthOfInfecting, worthOfVisiting } from './worth-of-infecting.ts';

/** Who is suspected less than this may be given fuel. */
const TRUSTED = 0.4;
/** What it is worth to bring fuel to who may burn it. */
export const HELPING = 8;
/** When no more fuel is to be found, there is less to lose. */
const TRUSTED_AT_LAST = 0.65;

/** What a human keeps an item for; fuel has its own worth. */
const KEPT_FOR: Record<Exclude<ItemKind, 'gas-can'>, number> = {
  'first-aid-kit': 1.5,
  keycard: 1.5,
  armor: 1.2,
  'energy-boost': 1.2,
  ammo: 1,
  'combat-knife': 1,
  'heavy-gun': 0.8,
  'body-scanner': 0.8,
  grenade: 0.6,
  'target-scope': 0.4,
};

/** X4: one card of the hand to the partner of a trade. */
export function worthOfGiving(situation: Situation, { card }: CommandOf<'give'>): number {
  const { view } = situation;
  const given = view.hand.find(({ id }) => id === card);
  const partner = partnerOf(view);
  if (!given || partner === undefined) return 0;
  if (isInfectious(view, given)) return worthOfInfecting(situation, partner);
  if (given.kind === 'gas-can' && canHelp(situation, partner)) return 2;
  const shield =
    given.kind === 'gas-can' && !situation.infected ? INFECTION * riskFrom(situation, partner) : 0;
  const lost = given.kind === 'gas-can' && !situation.infected ? lostWith(situation, partner) : 1;
  return shield - lost * worthOfKeeping(situation, given);
}

/** How much of a can is lost that a human may have got, who may burn it. */
function lostWith(situation: Situation, partner: SeatId): number {
  if (!situation.manner.selfless) return 1;
  const suspicion = suspicionOf(situation, partner);
  return suspicion + STILL_GOOD * (1 - suspicion);
}

const STILL_GOOD = 0.6;

/** Fuel that will not burn from the own hand may from the hand of a trusted Trooper nearer to the Hive. */
export function canHelp(situation: Situation, partner: SeatId): boolean {
  const { endgame, infected, cans, cansNeeded, self, view } = situation;
  if (infected || cans === 0 || !isTrusted(situation, partner)) return false;
  const mine = stepsToHive(situation, self);
  const theirs = stepsToHive(situation, seatOf(view, partner));
  if (theirs === undefined) return false;
  if (mine === undefined) return true;
  // A door that only the other can pass is as good as a wall.
  if (isShutOut(mine) !== isShutOut(theirs)) return isShutOut(mine);
  if (cans >= cansNeeded || !endgame) return false;
  // The last fuel is always handed on to the first of those who can burn it, or it would go to and fro.
  return partner < view.me;
}

function isTrusted(situation: Situation, partner: SeatId): boolean {
  return suspicionOf(situation, partner) <= (situation.endgame ? TRUSTED_AT_LAST : TRUSTED);
}

/** The other way round: somebody trusted may have the fuel that a Trooper who can get to the Hive lacks. */
export function mayBeHelped(situation: Situation, partner: SeatId): boolean {
  const { infected, view, self } = situation;
  if (infected || !lacksFuelForGood(situation) || !isTrusted(situation, partner)) return false;
  if (needsSomethingToGive(situation)) return false;
  const theirs = stepsToHive(situation, seatOf(view, partner));
  const mine = stepsToHive(situation, self);
  if (mine === undefined) return false;
  if (theirs !== undefined) {
    const collects = isShutOut(mine) === isShutOut(theirs) ? view.me < partner : isShutOut(theirs);
    if (!collects) return false;
  }
  // Who had none to give lately has none now.
  const last = view.diary.findLast((entry) => entry.type === 'traded' && entry.with === partner);
  return last?.type !== 'traded' || last.got.kind === 'gas-can' || last.phase + 3 <= view.phase;
}

/** Of a Trooper who can pass the doors on the way, or have them opened (R7); nothing for a dead one. */
function stepsToHive({ map, manner }: Situation, seat: PublicSeat): number | undefined {
  const from = roomOf(seat, 'trooper');
  if (!from) return undefined;
  const passage = passageOf({ doorsOpen: false }, seat);
  const steps = stepsTo(map, HIVE, passage).get(from);
  if (steps !== undefined || !manner.foresight) return steps;
  const opened = stepsTo(map, HIVE, { ...passage, doorsOpen: true }).get(from);
  return opened === undefined ? undefined : opened + BEHIND_DOORS;
}

/** So many steps more it is where a door has to be opened first. */
const BEHIND_DOORS = 40;

function isShutOut(steps: number): boolean {
  return steps >= BEHIND_DOORS;
}

/** X4, X5: who has a can to answer with learns by a trade what somebody is, or at least that he keeps still. */
export function worthOfInquiry(situation: Situation, partner: SeatId): number {
  const { view, infected, cans, manner } = situation;
  if (infected || cans === 0 || manner.inquiry === 0) return 0;
  const suspicion = suspicionOf(situation, partner);
  const last = view.diary.findLast((entry) => entry.type === 'traded' && entry.with === partner);
  const isKnown = last !== undefined && last.phase + 1 >= view.phase;
  return isKnown ? 0 : manner.inquiry * 4 * suspicion * (1 - suspicion);
}

/** X1: a trade with one of those present. */
export function worthOfTrading(situation: Situation, partner: SeatId): number {
  if (situation.infected) return worthOfVisiting(situation, partner);
  const helps =
    situation.manner.foresight && (canHelp(situation, partner) || mayBeHelped(situation, partner));
  const gain = Math.max(
    helps ? HELPING : 0,
    worthOfLastHope(situation, partner),
    worthOfInquiry(situation, partner),
  );
  return gain - riskOfTrading(situation, partner);
}

/** What a human expects a trade to cost: the can given back, or worse. */
export function riskOfTrading(situation: Situation, partner: SeatId): number {
  const { cans, cansNeeded } = situation;
  const risk = riskFrom(situation, partner);
  if (cans === 0) return INFECTION * risk;
  return risk * (cans > cansNeeded ? 1 : 3);
}

/** How likely an infection card is to be feared; not every Infected gives one, and prudence adds to what is likely. */
export function riskFrom(situation: Situation, partner: SeatId): number {
  const { gives } = tradesAmong(LIKELIHOODS, situation.view.seats.length);
  if (isHopeless(situation, 'as a human')) return 0;
  if (!situation.manner.foresight) return situation.manner.prudence * suspicionOf(situation, partner);
  const often = situation.manner.prudence + (gives.comer + gives.host) / 2;
  return suspicionOf(situation, partner) * often * mayHaveLeft(situation.view, partner);
}

/** C2: whoever holds all infection cards of a colour has nothing to fear from it; of the last one he may be rid, too. */
function mayHaveLeft(view: SeatView, partner: SeatId): number {
  const mine = view.hand.filter((card) => isInfectionOf(view, partner, card)).length;
  return Math.min(1, LAST_ONE * (infectionCardsEach(view.options) - mine));
}

const LAST_ONE = 0.6;

function worthOfKeeping(situation: Situation, card: HandCard): number {
  const { view, self, infected, endgame } = situation;
  switch (card.kind) {
    case 'infection':
    case 'host':
      return 0;
    case 'gas-can':
      return infected ? hoarded(situation) : worthOfCan(situation);
    default: {
      const laid = isLaidDownKind(card.kind) && hasLaid(self, card.kind);
      const spare = held(view, card.kind) > 1 || laid;
      // V3: who can infect nobody any more has to kill somebody; H2: a second one of most weapons adds nothing.
      const useful = isWeapon(card.kind) && (!laid || card.kind === 'ammo');
      const arms = infected && endgame && useful ? KEPT_AS_WEAPON : 0;
      return arms + (spare && card.kind !== 'armor' ? KEPT_FOR[card.kind] / 2 : KEPT_FOR[card.kind]);
    }
  }
}

const KEPT_AS_WEAPON = 3;

/** What a can is worth to an Infected who keeps it; V3: in the end the last human is beaten by having none. */
function hoarded({ endgame, manner }: Situation): number {
  return endgame && manner.foresight ? 2 * HOARDED : HOARDED;
}

const HOARDED = 2.5;

function isWeapon(kind: ItemKind): boolean {
  return kind === 'ammo' || kind === 'combat-knife' || kind === 'heavy-gun' || kind === 'grenade';
}

/** What a human loses with one gas can: protection with the last one, the mission with the third. */
function worthOfCan({ view, memory, cans, cansNeeded, hivePlaced }: Situation): number {
  if (cans > cansNeeded) return 1;
  const room = view.awaited?.type === 'trade' ? view.awaited.room : undefined;
  if (cans === cansNeeded) return room === HIVE ? INFECTION / 2 : hivePlaced ? 5 : 4;
  return memory.deckUsedUp ? 5 : 3;
}

function partnerOf({ awaited, me }: SeatView): SeatId | undefined {
  return awaited?.type === 'trade' ? awaited.between.find((seat) => seat !== me) : undefined;
}
