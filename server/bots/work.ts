import {
  freeCells,
  type Placement,
  placementsAnywhere,
  placementsBehind,
  roomsWithin,
  withLocation,
} from '#shared/map/index.ts';
import { reserve } from '#shared/parasites/index.ts';
import {
  HIVE,
  isSearchable,
  type LocationId,
  locationOf,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { isArmed, type Situation, suspicionOf } from './situation.ts';

/** F2: what the parasite costs that comes when a used location is used again. */
const SPAWN = 1;

/** F1 to F4: what a search of a room is worth. */
export function worthOfSearching(situation: Situation, room: RoomId): number {
  const { view } = situation;
  if (!isSearchable(room) || view.searchCardsLeft + view.discard.length === 0) return 0;
  const card = worthOfCard(situation);
  if (!isUsed(situation, room)) return card * (roomKind(room) === 'storage' ? 2.2 : 1);
  return card * 0.75 - SPAWN;
}

/** A drawn card: fuel, with one can to spare for strangers; without fuel in the deck still a weapon. */
function worthOfCard({ memory, self, infected, cans, cansNeeded }: Situation): number {
  if (memory.deckUsedUp) return isArmed(self) ? 1 : 3;
  if (infected) return 3;
  return cans <= cansNeeded ? 4 : 1.5;
}

/** F5: a second card for somebody else, who may be the wrong one. */
export function worthOfTeamSearch(situation: Situation, room: RoomId, partner: SeatId): number {
  const trust = 0.5 - suspicionOf(situation, partner);
  return worthOfSearching(situation, room) + (situation.infected ? -trust : trust);
}

/** E1: what a room is worth as a place to explore from, before it is known where the card will lie. */
export function worthOfExploringFrom(situation: Situation, room: RoomId): number {
  const { map, view } = situation;
  const top = view.topLocation;
  return top && placementsBehind(map, top, room).length > 0 ? worthOfDiscovery(situation) : 0;
}

/** The Hive must be found first; after that new rooms are only good for searching. */
export function worthOfDiscovery({ hivePlaced, infected }: Situation): number {
  if (hivePlaced) return 0.8;
  return infected ? 3 : 3.5;
}

/** A card laid so that the map stays open (V5); the Hive where the own Trooper has it near, or others far. */
export function worthOfPlacing(
  { map, view, self, infected }: Situation,
  location: LocationId | undefined,
  { cell, rotation }: Placement,
): number {
  if (!location) return 0;
  const after = withLocation(map, { location, cell, rotation });
  const open = 0.1 * Math.min(8, freeCells(after).length);
  if (location !== HIVE) return open;
  const from = infected ? rivalTrooper(view.seats, view.me) : self.characters.trooper.room;
  const steps = from && roomsWithin(after, from, 12, { keycard: true, doorsOpen: true }).get(HIVE);
  const near = 1 - (steps ?? 12) / 12;
  return open + (infected ? -near : near);
}

function rivalTrooper(seats: Situation['view']['seats'], me: SeatId): RoomId | undefined {
  return seats.find(({ id, characters }) => id !== me && characters.trooper.room)?.characters.trooper.room;
}

/** R6: what is learnt fades; an Infected wants the scan that ends the game, or none. */
export function worthOfScanning({ view, infected, suspicions }: Situation): number {
  if (infected) return expectedHumans(view.seats, suspicions) < 0.6 ? 20 : -2;
  const last = view.scans.at(-1)?.phase ?? 0;
  return Math.min(4, 0.5 * (view.phase - last - 1));
}

/** How many of the living are human, as far as this seat can tell. */
export function expectedHumans(seats: Situation['view']['seats'], suspicions: readonly number[]): number {
  return seats.reduce((sum, { id, eliminated }) => sum + (eliminated ? 0 : 1 - (suspicions[id] ?? 0)), 0);
}

/** R7: worth it to a Trooper with the fuel whom only doors keep from the Hive. */
export function worthOfOpeningDoors({
  map,
  view,
  self,
  infected,
  passage,
  cans,
  cansNeeded,
  hivePlaced,
}: Situation): number {
  const from = self.characters.trooper.room;
  if (infected || !hivePlaced || !from || cans < cansNeeded || view.doorsOpen) return -1;
  const far = map.placed.length;
  const closed = roomsWithin(map, from, far, passage).get(HIVE) ?? far;
  const open = roomsWithin(map, from, far, { ...passage, doorsOpen: true }).get(HIVE) ?? far;
  return closed - open >= 2 ? 3 + closed - open : -1;
}

/** R8: like exploring, from afar. */
function worthOfRevealing(situation: Situation): number {
  const { map, view } = situation;
  const top = view.topLocation;
  return top && placementsAnywhere(map, top).length > 0 ? worthOfDiscovery(situation) : 0;
}

/** R4: the best of what a terminal can do now. */
export function worthOfTerminal(situation: Situation, room: RoomId): number {
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
  return reserve(situation.view.parasites).length ? SPAWN : SPAWN / 2;
}

function isUsed({ view }: Situation, room: RoomId): boolean {
  return view.used.includes(locationOf(room));
}
