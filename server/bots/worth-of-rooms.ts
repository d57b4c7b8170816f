import {
  freeCells,
  freeCellsBehind,
  type Placement,
  placementsAnywhere,
  placementsBehind,
  placementsWithin,
  roomsWithin,
  type StationMap,
  withLocation,
} from '#shared/map/index.ts';
import { reserve } from '#shared/parasites/index.ts';
import { roomOf, standing } from '#shared/play/index.ts';
import {
  HIVE,
  isSearchable,
  type LocationId,
  locationOf,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { priceOfCalling } from './called-parasites.ts';
import { foundOnce } from './found.ts';
import { mayShareNothing, needsSomethingToGive } from './hope.ts';
import { actsHuman, canAttack, isArmed, type Situation, suspicionOf } from './situation.ts';
import { doorsBeforeHive, worthOfOpeningDoors } from './worth-of-doors.ts';

/** F1 to F4: what a search of a room is worth. */
export function worthOfSearching(situation: Situation, room: RoomId): number {
  const { view } = situation;
  if (!isSearchable(room) || view.searchCardsLeft + view.discard.length === 0) return 0;
  const card = worthOfCard(situation);
  if (!isUsed(situation, room)) return card * (roomKind(room) === 'storage' ? 2.2 : 1);
  return card * 0.75 - priceOfCalling(situation, room);
}

/** A drawn card: fuel, with one can to spare for strangers; without fuel in the deck still a weapon. */
function worthOfCard(situation: Situation): number {
  const { memory, cans, cansNeeded, infected, manner } = situation;
  if (needsSomethingToGive(situation)) return ALL_THAT_IS_MISSING;
  if (memory.deckUsedUp) return worthOfWeapon(situation);
  if (!actsHuman(situation)) return 3;
  // What he keeps burns nothing, and he looks like somebody who still needs it.
  if (infected && manner.cunning) return HOARDED;
  return cans <= cansNeeded ? 4 : 1.5;
}

/** What a card of the deck is worth to an Infected: a can less for the humans. */
const HOARDED = 3.4;

/** A1, A3: bullets are of no use to who has no Android any more. */
function worthOfWeapon(situation: Situation): number {
  const { self, infected, manner, cans, cansNeeded } = situation;
  if (!manner.foresight) return isArmed(self) ? 1 : 3;
  // V1: only a keycard is missing to whom doors keep from the Hive with the fuel in hand.
  if (!infected && cans >= cansNeeded && lacksKeycard(situation)) return KEYCARD;
  // Every search calls a parasite: where nobody is to be feared, only who lacks a keycard has something to find.
  if (!infected && !hasEnemies(situation)) return lacksKeycard(situation) ? KEYCARD : 0;
  if (standing(self).some(({ character }) => canAttack(self, character))) return 1;
  return infected ? 6 : 3;
}

function hasEnemies(situation: Situation): boolean {
  const { view } = situation;
  return view.seats.some(
    ({ id, eliminated }) => id !== view.me && !eliminated && suspicionOf(situation, id) >= 0.3,
  );
}

/** M1: only doors keep the own Trooper from the Hive. */
function lacksKeycard(situation: Situation): boolean {
  return situation.hivePlaced && !situation.passage.keycard && doorsBeforeHive(situation).shut;
}

/** What is worth a search to whom only that keeps from winning. */
const ALL_THAT_IS_MISSING = 8;
const KEYCARD = 3;

/** F5: a second card for somebody else, who may be the wrong one. */
export function worthOfTeamSearch(situation: Situation, room: RoomId, partner: SeatId): number {
  const trust = 0.5 - suspicionOf(situation, partner);
  return worthOfSearching(situation, room) + (actsHuman(situation) ? trust : -trust);
}

/** E1: what a room is worth as a place to explore from, before it is known where the card will lie. */
export const worthOfExploringFrom = foundOnce(exploringFrom);

function exploringFrom(situation: Situation, room: RoomId): number {
  const { map, view, reach } = situation;
  const top = view.topLocation;
  if (!top || freeCellsBehind(map, room).length === 0) return 0;
  if (placementsBehind(map, top, room, reach).length > 0) return worthOfDiscovery(situation);
  return mustBePassed(situation, top) ? worthOfPassing(situation) : 0;
}

/** E4, E5: the top card has no place within reach, and there is another to try. */
function mustBePassed({ map, view, reach }: Situation, top: LocationId): boolean {
  return view.locationsLeft > 1 && placementsWithin(map, top, reach).length === 0;
}

/** E4, E5: the card that comes up may not fit either. */
export function worthOfPassing(situation: Situation): number {
  return 0.7 * worthOfDiscovery(situation);
}

/** The Hive must be found first; after that new rooms are only good for searching. */
export function worthOfDiscovery(situation: Situation): number {
  const { hivePlaced, manner, infected, view } = situation;
  // V1: who lays the Hive decides who comes to it.
  if (infected && manner.cunning && view.topLocation === HIVE) return LAYING_THE_HIVE;
  if (hivePlaced) return 0.8 * manner.curiosity;
  if (manner.cunning) return worthOfFindingHive(situation) * manner.curiosity;
  return (actsHuman(situation) ? 3.5 : 3) * manner.curiosity;
}

/** V1: without fuel nobody needs it yet, and once it lies it can be guarded; in the end it is all that is left to find. */
function worthOfFindingHive({ cans, cansNeeded, endgame }: Situation): number {
  return endgame ? FOUND_AT_LAST : FOUND_EARLY + FOUND_WITH_FUEL * Math.min(1, cans / cansNeeded);
}

const FOUND_EARLY = 2.2;
const FOUND_WITH_FUEL = 2;
const FOUND_AT_LAST = 8;

/** What it is worth to an Infected to lay it himself. */
const LAYING_THE_HIVE = 8;

/** A card laid so that the map stays open (V5); the Hive where the own Trooper has it near, or others far. */
export function worthOfPlacing(
  situation: Situation,
  location: LocationId | undefined,
  { cell, rotation }: Placement,
): number {
  if (!location) return 0;
  const { map, view, self, infected, passage, manner } = situation;
  const after = withLocation(map, { location, cell, rotation });
  const ways = 0.1 * Math.min(8, freeCells(after).length);
  // V5: few ways on are an Infected's friend, and nobody can say that he chose them.
  const open = infected && manner.cunning ? -ways : ways;
  if (location !== HIVE) return open;
  if (manner.cunning) return open + 4 * worthOfHiveAt(situation, after);
  const from = infected ? rivalTrooper(view.seats, view.me) : roomOf(self, 'trooper');
  // Doors that are open now are shut when it comes to burning.
  const through = manner.foresight
    ? { keycard: !infected && passage.keycard, doorsOpen: false }
    : { keycard: true, doorsOpen: true };
  const steps = from && roomsWithin(after, from, 12, through).get(HIVE);
  const near = 1 - (steps ?? 12) / 12;
  return open + (infected ? -near : near) * (manner.foresight ? 3 : 1);
}

/** V1: near those who may burn it; to an Infected far from them, and where he can stand guard himself. */
function worthOfHiveAt(situation: Situation, after: StationMap): number {
  const { view, infected, fuel, cans, cansNeeded } = situation;
  const steps = roomsWithin(after, HIVE, FAR, { keycard: false, doorsOpen: false });
  const nearness = (room: RoomId | undefined) => (room ? 1 - (steps.get(room) ?? FAR) / FAR : 0);
  return view.seats.reduce((sum, seat) => {
    const near = nearness(roomOf(seat, 'trooper'));
    if (seat.id === view.me) {
      if (infected) return sum + 0.4 * Math.max(near, nearness(roomOf(seat, 'android')));
      return sum + (cans >= cansNeeded ? 1 : 0.4) * near;
    }
    const burns = (1 - suspicionOf(situation, seat.id)) * (0.2 + (fuel?.atLeast(seat.id, cansNeeded) ?? 0));
    return sum + (infected ? -burns : burns) * near;
  }, 0);
}

const FAR = 12;

function rivalTrooper(seats: Situation['view']['seats'], me: SeatId): RoomId | undefined {
  const [rival] = seats.flatMap((seat) => (seat.id === me ? [] : (roomOf(seat, 'trooper') ?? [])));
  return rival;
}

/** R6: what is learnt fades; an Infected wants the scan that ends the game, or none. */
export function worthOfScanning(situation: Situation): number {
  const { view, infected, suspicions, manner } = situation;
  const phases = view.phase - (view.scans.at(-1)?.phase ?? 0) - 1;
  if (manner.guise) return worthOfCounting(situation, phases);
  if (infected) return expectedHumans(view.seats, suspicions) < 0.6 ? 20 : -2;
  return Math.min(4, 0.5 * phases);
}

/** The less is known of the living, the more a count tells; an Infected asks for one later than others. */
function worthOfCounting(situation: Situation, phases: number): number {
  const { view, infected, suspicions } = situation;
  if (infected && expectedHumans(view.seats, suspicions) < 0.15) return mayShareNothing(situation) ? -1 : 20;
  const others = view.seats.filter(({ id, eliminated }) => id !== view.me && !eliminated);
  const doubt = others.reduce((sum, { id }) => {
    const suspicion = suspicions[id] ?? 0;
    return sum + Math.min(suspicion, 1 - suspicion);
  }, 0);
  const wish = Math.min(4, (0.3 + doubt) * phases);
  return infected ? wish / 2 - 0.5 : wish;
}

/** How many of the living are human, as far as this seat can tell. */
export function expectedHumans(seats: Situation['view']['seats'], suspicions: readonly number[]): number {
  return seats.reduce((sum, { id, eliminated }) => sum + (eliminated ? 0 : 1 - (suspicions[id] ?? 0)), 0);
}

/** R8: like exploring, from afar. */
function worthOfRevealing(situation: Situation): number {
  const { map, view } = situation;
  const top = view.topLocation;
  if (!top) return 0;
  if (placementsAnywhere(map, top).length > 0) return worthOfDiscovery(situation);
  return view.locationsLeft > 1 ? worthOfPassing(situation) : 0;
}

/** R4: the best of what a terminal can do now. */
export const worthOfTerminal = foundOnce(usingTerminal);

function usingTerminal(situation: Situation, room: RoomId): number {
  if (roomKind(room) !== 'terminal') return 0;
  const best = Math.max(
    worthOfScanning(situation),
    worthOfOpeningDoors(situation),
    worthOfRevealing(situation),
  );
  return best - priceOfUsing(situation, room);
}

/** F2, R3, R4: a used location calls a parasite first; with the reserve empty it only moves one. */
export function priceOfUsing(situation: Situation, room: RoomId | undefined): number {
  if (!room || !isUsed(situation, room)) return 0;
  const price = priceOfCalling(situation, room);
  return reserve(situation.view.parasites).length ? price : price / 2;
}

function isUsed({ view }: Situation, room: RoomId): boolean {
  return view.used.includes(locationOf(room));
}
