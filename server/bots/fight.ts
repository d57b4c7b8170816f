import { stepsTo } from '#shared/map/index.ts';
import { pullParasite, woundAllParasites, woundEach } from '#shared/parasites/index.ts';
import { type CommandOf, hasLaid, hasTrooper, roomOf, seatOf, type Target } from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  type CharacterRef,
  HIVE,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { costOfWounds, relief } from './danger.ts';
import { sparesEnemies } from './hope.ts';
import { bulletsOf, type Situation, suspicionOf } from './situation.ts';

/** What is spent is worth something for later. */
const BULLET = 0.6;
const GRENADE = 1;
const ARMOR = 1.5;
/** A parasite killed is one less for everybody. */
const KILL = 0.4;
const KILL_WITH_FORESIGHT = 0.9;
/** A Trooper so near the Hive may be about to burn it. */
const NEAR_HIVE = 3;

export function worthOfFiring(situation: Situation, { targets }: CommandOf<'fire'>): number {
  return worthOfHitting(situation, targets) - BULLET * targets.length;
}

/** A3: half of the stabs miss. */
export function worthOfStabbing(situation: Situation, { target }: CommandOf<'stab'>): number {
  return worthOfHitting(situation, [target]) / 2 - BULLET / 2;
}

export function worthOfGrenade(situation: Situation, { into }: CommandOf<'throw-grenade'>): number {
  const { view } = situation;
  const { parasites, wounds } = woundAllParasites(view.parasites, into);
  const hit = view.seats.flatMap(({ id, characters }) =>
    CHARACTERS.filter((character) => characters[character].room === into).map((character) => ({
      seat: id,
      character,
    })),
  );
  return (
    relief(situation, parasites) +
    worthOfKill(situation) * wounds.length +
    sum(hit.map((each) => worthOfWounding(situation, each))) -
    GRENADE
  );
}

/** A1 to A3: what an attack with what lies on the own table is worth, on the best of those who are in a room. */
export function worthOfAttacking(situation: Situation, character: Character, room: RoomId): number {
  const { view, self } = situation;
  const bullets = character === 'android' ? Math.min(bulletsOf(self), hasLaid(self, 'heavy-gun') ? 2 : 1) : 0;
  if (bullets === 0 && !hasLaid(self, 'combat-knife')) return 0;
  const most = view.seats
    .filter(({ id }) => id !== view.me)
    .flatMap(({ id, characters }) =>
      CHARACTERS.filter((each) => characters[each].room === room).map((each) =>
        worthOfWounding(situation, { seat: id, character: each }),
      ),
    )
    .reduce((best, each) => Math.max(best, each), 0);
  return bullets > 0 ? bullets * (most - BULLET) : most / 2 - BULLET / 2;
}

function worthOfHitting(situation: Situation, targets: readonly Target[]): number {
  const { parasites } = situation.view;
  const bitten = targets.flatMap((target) => ('parasite' in target ? [target.parasite] : []));
  const people = targets.flatMap((target) => ('seat' in target ? [target] : []));
  const { parasites: left, wounds } = woundEach(parasites, bitten);
  const eased = wounds.length ? relief(situation, left) : 0;
  return (
    eased +
    worthOfKill(situation) * wounds.length +
    sum(people.map((each) => worthOfWounding(situation, each)))
  );
}

function worthOfKill({ manner }: Situation): number {
  return manner.foresight ? KILL_WITH_FORESIGHT : KILL;
}

/** One wound to a character: good if it is an enemy, bad otherwise, for one's name too. */
function worthOfWounding(situation: Situation, target: CharacterRef): number {
  const { view, infected } = situation;
  const { seat, character } = target;
  const { hp } = seatOf(view, seat).characters[character];
  const harm = 0.5 + costOfWounds(character, hp, 1) / 4;
  if (seat === view.me) return -4 * harm;
  if (infected) return harm * hostility(situation, target) * situation.manner.temper;
  if (suspicionOf(situation, seat) < (barsTheWay(situation, seat) ? 0.5 : 0.9)) return -2 * harm;
  return sparesEnemies(situation) ? -harm : 1.5 * harm * situation.manner.temper;
}

/** V1: who stands in the Hive and does not burn it keeps others from it, who have the fuel. */
function barsTheWay({ view, manner, cans, cansNeeded }: Situation, seat: SeatId): boolean {
  const { trooper, android } = seatOf(view, seat).characters;
  return manner.horizon > 0 && cans >= cansNeeded && (trooper.room === HIVE || android.room === HIVE);
}

/** V4: an Infected strikes at Troopers who come near the Hive, and keeps its cover otherwise. */
function hostility(situation: Situation, { seat, character }: CharacterRef): number {
  if (character === 'trooper' && onlyInfectedTroopers(situation)) return 4;
  if (suspicionOf(situation, seat) >= 0.9) return -2;
  if (situation.unmasked) return 4;
  if (character !== 'trooper' || !situation.hivePlaced) return -1;
  const { fuel, cansNeeded, manner } = situation;
  const isNear = isNearHive(situation, seat);
  // Who shoots is known for what he is: it must be worth it.
  if (fuel && manner.cunning) return fuel.atLeast(seat, cansNeeded) >= (isNear ? 0.2 : 0.4) ? 4 : -1;
  if (isNear) return 4;
  return manner.guise ? -1 : 0.8;
}

/** V4: then the last Troopers only stand in the way of the victory. */
function onlyInfectedTroopers(situation: Situation): boolean {
  return situation.view.seats.every((seat) => !hasTrooper(seat) || suspicionOf(situation, seat.id) >= 0.9);
}

export function isNearHive({ map, view }: Situation, seat: SeatId): boolean {
  const room = roomOf(seatOf(view, seat), 'trooper');
  if (!room) return false;
  const steps = stepsTo(map, HIVE, { keycard: false, doorsOpen: view.doorsOpen }).get(room);
  return steps !== undefined && steps <= NEAR_HIVE;
}

/** A6: what the armor prevents, less what it is still good for. */
export function worthOfArmor({ view, self }: Situation, { rooms }: CommandOf<'armor'>): number {
  if (view.awaited?.type !== 'armor') return 0;
  const prevented = view.awaited.threats
    .filter(({ seat }) => seat === view.me)
    .map(({ character, room, wounds }) => {
      const { hp } = self.characters[character];
      const cards = rooms.find((each) => each.room === room)?.cards ?? 0;
      return costOfWounds(character, hp, wounds) - costOfWounds(character, hp, wounds - cards);
    });
  return sum(prevented) - sum(rooms.map(({ cards }) => ARMOR * cards));
}

/** P6: the one that does least harm where it goes, best of all one that threatened from nearby. */
export function worthOfPulling(situation: Situation, { parasite }: CommandOf<'choose-parasite'>): number {
  const { view } = situation;
  if (view.awaited?.type !== 'parasite') return 0;
  return relief(situation, pullParasite(view.parasites, parasite, view.awaited.into));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
