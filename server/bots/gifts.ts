import { shortestRoute } from '#shared/map/index.ts';
import type { CommandOf, PublicSeat, SeatView } from '#shared/play/index.ts';
import { type HandCard, HIVE, type ItemKind, isLaidDownKind, type SeatId } from '#shared/vocabulary/index.ts';
import { hasLaid, held, type Situation, seatIn, suspicionOf } from './situation.ts';

/** What becoming Infected costs a human, and what infecting somebody gains. */
const INFECTION = 12;
/** What it costs an Infected to be known as one. */
const COVER = 3;
/** Who is suspected less than this may be given fuel. */
const TRUSTED = 0.4;

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
    given.kind === 'gas-can' && !situation.infected ? INFECTION * suspicionOf(situation, partner) : 0;
  return shield - worthOfKeeping(situation, given);
}

/** Fuel that will not burn from the own hand may from the hand of a trusted Trooper nearer to the Hive. */
export function canHelp(situation: Situation, partner: SeatId): boolean {
  const { memory, infected, cans, cansNeeded, self, view } = situation;
  if (infected || cans === 0 || suspicionOf(situation, partner) > TRUSTED) return false;
  const mine = stepsToHive(situation, self);
  const mayBurn = mine !== undefined && (cans >= cansNeeded || !memory.deckUsedUp);
  const theirs = stepsToHive(situation, seatIn(view, partner));
  if (mayBurn || theirs === undefined) return false;
  return mine === undefined || theirs < mine || (theirs === mine && partner < view.me);
}

/** Of a Trooper, doors or not; nothing for a dead one, or while there is no Hive. */
function stepsToHive({ map }: Situation, { characters }: PublicSeat): number | undefined {
  const from = characters.trooper.room;
  return from && shortestRoute(map, from, HIVE, { keycard: true, doorsOpen: true })?.length;
}

/** X1: a trade with one of those present. */
export function worthOfTrading(situation: Situation, partner: SeatId): number {
  if (situation.infected) return Math.max(0, worthOfInfecting(situation, partner));
  return -riskOfTrading(situation, partner);
}

/** What a human expects a trade to cost: the can given back, or worse. */
export function riskOfTrading(situation: Situation, partner: SeatId): number {
  const { cans, cansNeeded } = situation;
  const suspicion = suspicionOf(situation, partner);
  if (cans === 0) return INFECTION * suspicion;
  return suspicion * (cans > cansNeeded ? 1 : 3);
}

/** What an infection card is expected to bring, and what it may betray. */
export function worthOfInfecting(situation: Situation, partner: SeatId): number {
  const { view } = situation;
  if (!view.hand.some((card) => isInfectious(view, card))) return 0;
  if (suspicionOf(situation, partner) === 1) return -INFECTION;
  const knowsMe = hasBeenOffered(view, partner);
  const works = (1 - suspicionOf(situation, partner)) * (knowsMe ? 0.4 : 0.6);
  return INFECTION * works - (knowsMe ? 0 : COVER);
}

/** Whether the partner of an earlier trade was given an infection card, and so knows its giver. */
function hasBeenOffered({ diary }: SeatView, partner: SeatId): boolean {
  return diary.some(
    (entry) => entry.type === 'traded' && entry.with === partner && entry.gave.kind === 'infection',
  );
}

function worthOfKeeping(situation: Situation, card: HandCard): number {
  const { view, self, infected } = situation;
  switch (card.kind) {
    case 'infection':
    case 'host':
      return 0;
    case 'gas-can':
      return infected ? 2.5 : worthOfCan(situation);
    default: {
      const spare = held(view, card.kind) > 1 || (isLaidDownKind(card.kind) && hasLaid(self, card.kind));
      return spare && card.kind !== 'armor' ? KEPT_FOR[card.kind] / 2 : KEPT_FOR[card.kind];
    }
  }
}

/** What a human loses with one gas can: protection with the last one, the mission with the third. */
function worthOfCan({ view, memory, cans, cansNeeded, hivePlaced }: Situation): number {
  if (cans > cansNeeded) return 1;
  const room = view.awaited?.type === 'trade' ? view.awaited.room : undefined;
  if (cans === cansNeeded) return room === HIVE ? INFECTION / 2 : hivePlaced ? 5 : 4;
  return memory.deckUsedUp ? 5 : 3;
}

/** X5: an own-colour infection card of an Infected; O2: the Host card, where it is offered at all. */
function isInfectious(view: SeatView, card: HandCard): boolean {
  if (view.role === 'human') return false;
  if (card.kind === 'host') return view.options.lastResort;
  return card.kind === 'infection' && card.colour === view.seats[view.me]?.colour;
}

function partnerOf({ awaited, me }: SeatView): SeatId | undefined {
  return awaited?.type === 'trade' ? awaited.between.find((seat) => seat !== me) : undefined;
}
