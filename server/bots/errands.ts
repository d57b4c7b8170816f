import { roomsBeside } from '#shared/map/index.ts';
import {
  type Character,
  FULL_HEALTH,
  HIVE,
  REACTOR,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { danger } from './danger.ts';
import { canHelp, riskOfTrading, worthOfInfecting } from './gifts.ts';
import { isArmed, othersIn, ownCharacters, type Situation, suspicionOf } from './situation.ts';
import { priceOfUsing, worthOfExploringFrom, worthOfSearching, worthOfTerminal } from './work.ts';

/** What one step costs, so that near errands go before far ones. */
const STEP = 0.7;
/** What errands are worth. */
const BURNING = 40;
const GUARDING = 4;
const HELPING = 8;
const FIGHTING = 4;

/** M1, R1: a step is worth the best errand it leads to, less what the way costs, and the danger left behind. */
export function worthOfStep(situation: Situation, character: Character, to: RoomId, ap: 0 | 1): number {
  const from = situation.self.characters[character].room;
  if (!from) return 0;
  const relief =
    danger(situation, character, from) - danger(situation, character, to) * exposure(situation, ap);
  const errand = errandsFrom(situation, character).get(to) ?? 0;
  return errand - toll(situation, to) + relief - (ap ? STEP : 0);
}

/** Who can still move on after the step need not fear the room as much. */
function exposure({ ap }: Situation, price: 0 | 1): number {
  return ap - price > 0 ? 0.6 : 1;
}

/** A situation is a value, so what was found in it once stays true. */
const found = new WeakMap<Situation, Map<Character, ReadonlyMap<RoomId, number>>>();

function errandsFrom(situation: Situation, character: Character): ReadonlyMap<RoomId, number> {
  const known = found.get(situation) ?? new Map<Character, ReadonlyMap<RoomId, number>>();
  found.set(situation, known);
  const errands = known.get(character) ?? bestErrands(situation, character);
  known.set(character, errands);
  return errands;
}

/** For every room the best errand for a character that stands there, less what the way to it costs. */
function bestErrands(situation: Situation, character: Character): ReadonlyMap<RoomId, number> {
  const { map, passage } = situation;
  const rooms = [...map.doorways.keys()];
  const best = new Map(rooms.map((room) => [room, worthOfGoing(situation, character, room)]));
  // A Map is walked in the order of insertion, so a room with news for its neighbours is put in again.
  const news = new Map(best);
  for (const [room, worth] of news) {
    const onTheWay = worth - toll(situation, room) - STEP;
    for (const before of roomsBeside(map, room, passage)) {
      if (onTheWay <= (best.get(before) ?? 0)) continue;
      best.set(before, onTheWay);
      news.delete(before);
      news.set(before, onTheWay);
    }
  }
  return best;
}

/** What entering a room costs besides the step: strangers to trade with, parasites called. */
function toll(situation: Situation, room: RoomId): number {
  const alert = roomKind(room) === 'parasite-alert' ? 1 : 0;
  const risks = othersIn(situation, room).map((other) => riskOfTrading(situation, other));
  const meeting = room === REACTOR || situation.infected || risks.length === 0 ? 0 : Math.min(...risks);
  return alert + meeting;
}

/** What there is for a character to do in a room; coming back is good for meeting others again (X1), no more. */
function worthOfGoing(situation: Situation, character: Character, room: RoomId): number {
  const people = situation.infected
    ? worthOfHunting(situation, room)
    : worthOfMission(situation, character, room);
  const isBack = room === situation.self.characters[character].room;
  const work = isBack ? 0 : worthOfWork(situation, character, room);
  return Math.max(0, people, work) - danger(situation, character, room) / 2;
}

function worthOfWork(situation: Situation, character: Character, room: RoomId): number {
  return Math.max(
    worthOfSearching(situation, room),
    worthOfExploringFrom(situation, room),
    worthOfTerminal(situation, room),
    worthOfSickBay(situation, character, room),
  );
}

function worthOfSickBay(situation: Situation, character: Character, room: RoomId): number {
  if (roomKind(room) !== 'sick-bay') return 0;
  const wounds = FULL_HEALTH - situation.self.characters[character].hp;
  return 2 * Math.min(2, wounds) - priceOfUsing(situation, room);
}

/** V1: the Trooper with enough fuel goes to the Hive; who cannot burn it brings fuel to who may. */
function worthOfMission(situation: Situation, character: Character, room: RoomId): number {
  const { cans, cansNeeded } = situation;
  if (room === HIVE && character === 'trooper' && cans >= cansNeeded) return BURNING;
  const met = othersIn(situation, room);
  if (met.some((other) => canHelp(situation, other))) return HELPING;
  return met.some((other) => isQuarry(situation, other)) ? worthOfFighting(situation) : 0;
}

/** An Infected looks for somebody to infect, and sees to it that nobody is alone in the Hive. */
function worthOfHunting(situation: Situation, room: RoomId): number {
  const guarded = ownCharacters(situation).some((own) => own.room === HIVE);
  const guard = room === HIVE && !guarded && hasRivals(situation) ? GUARDING : 0;
  if (room === REACTOR) return guard;
  const preys = othersIn(situation, room);
  const infecting = Math.max(0, ...preys.map((prey) => worthOfInfecting(situation, prey)));
  return Math.max(
    guard,
    infecting,
    preys.some((prey) => isQuarry(situation, prey)) ? worthOfFighting(situation) : 0,
  );
}

/** Without fuel in the deck there is little else to do. */
function worthOfFighting({ memory }: Situation): number {
  return memory.deckUsedUp ? 2 * FIGHTING : FIGHTING;
}

/** Somebody may still come to burn the Hive. */
function hasRivals(situation: Situation): boolean {
  return situation.view.seats.some(
    ({ id, characters }) => characters.trooper.hp > 0 && suspicionOf(situation, id) < 1,
  );
}

/** Whoever is armed goes after enemies: the Infected once there is a Hive to defend, humans when fuel is gone. */
function isQuarry(situation: Situation, seat: SeatId): boolean {
  const { self, memory, infected, hivePlaced } = situation;
  if (!isArmed(self)) return false;
  const suspicion = suspicionOf(situation, seat);
  return infected ? hivePlaced && suspicion < 0.7 : memory.deckUsedUp && suspicion >= 0.9;
}
