import { roomsBeside } from '#shared/map/index.ts';
import { AP_COST, type SeatCommand, standing } from '#shared/play/index.ts';
import { CHARACTERS, type Character, HIVE, type RoomId } from '#shared/vocabulary/index.ts';
import { danger } from './danger.ts';
import { worthOfAttacking } from './fight.ts';
import type { Situation } from './situation.ts';
import { fearOfVisitors } from './visitors.ts';
import { worthOfExploringFrom, worthOfSearching, worthOfTerminal } from './worth-of-rooms.ts';
import {
  errandsFrom,
  guardPost,
  toll,
  worthOfMeeting,
  worthOfPeople,
  worthOfSickBay,
} from './worth-of-walking.ts';

/** What an errand is worth that is left for the next turn. */
const LATER = 0.7;
/** In the end nothing better comes in between: who put off a step that costs something would put it off for ever. */
const LATER_AT_LAST = 1;
/** The same again in the same turn: a used location calls parasites, and what the next location card is nobody knows. */
const AGAIN: Record<Work, number> = { search: 0.45, explore: 0.6, attack: 0.9, other: 0 };
/** Less than this is not worth thinking of. */
const TRIFLE = 0.3;
/** AP that are not spent are lost, so a step of this turn costs less than one of the next. */
export const STEP_NOW = 0.2;
/** V1 */
const BURNING = 40;

/** What a character can do where it stands, by how often it is worth it. */
type Work = 'search' | 'explore' | 'attack' | 'other';

/** What was done in which rooms already. */
type Done = readonly `${RoomId} ${Work}`[];

/** How good the best way is to go on with a turn, for any AP spent by each character. */
export interface Plan {
  /** With so many AP, from where both stand. */
  on(ap: number): number;
  /** When one of them has moved, and has so many AP left. */
  from(character: Character, room: RoomId, ap: number): number;
  /** When one of them has worked where it stands. */
  worked(character: Character, work: Work, ap: number): number;
  /** What entering a room brings or costs at once. */
  arrival(character: Character, room: RoomId): number;
}

/**
 * T4: the AP are one pool for both characters, and what one does hardly bears on the other: so each is planned for
 * itself with any number of AP, and then they share.
 */
export function planTurn(situation: Situation): Plan {
  const { horizon } = situation.manner;
  const walks = new Map(
    standing(situation.self).map(({ character }) => [character, new Walk(situation, character)]),
  );
  const best = (character: Character, room: RoomId | undefined, ap: number, done: Done) =>
    room ? (walks.get(character)?.best(room, Math.min(ap, horizon), done) ?? 0) : 0;
  const roomOf = (character: Character) => situation.self.characters[character].room;
  const shared = (character: Character, room: RoomId | undefined, ap: number, done: Done): number => {
    const other = CHARACTERS.find((each) => each !== character) ?? character;
    let most = Number.NEGATIVE_INFINITY;
    for (let own = 0; own <= ap; own += 1) {
      most = Math.max(most, best(character, room, own, done) + best(other, roomOf(other), ap - own, NOTHING));
    }
    return most;
  };
  return {
    on: (ap) => shared('trooper', roomOf('trooper'), ap, NOTHING),
    from: (character, room, ap) => shared(character, room, ap, NOTHING),
    worked: (character, work, ap) => {
      const room = roomOf(character);
      return shared(character, room, ap, room ? [`${room} ${work}`] : NOTHING);
    },
    arrival: (character, room) => walks.get(character)?.arrival(room) ?? 0,
  };
}

const NOTHING: Done = [];

/** What one character can do with some AP. */
class Walk {
  readonly #situation: Situation;
  readonly #character: Character;
  readonly #errands: ReadonlyMap<RoomId, number>;
  /** Where somebody who has come to the Hive stays: the Infected guard it, humans burn it. */
  readonly #post: RoomId;
  readonly #known = new Map<string, number>();
  readonly #works = new Map<RoomId, readonly [Work, number][]>();
  readonly #arrivals = new Map<RoomId, number>();
  readonly #ends = new Map<RoomId, number>();

  constructor(situation: Situation, character: Character) {
    this.#situation = situation;
    this.#character = character;
    this.#errands = errandsFrom(situation, character);
    this.#post = situation.infected ? guardPost(situation, 'the Hive') : HIVE;
  }

  /** The most that can be made of so many AP from here, given what was done in which rooms already. */
  best(room: RoomId, ap: number, done: Done): number {
    const end = this.#end(room);
    if (ap <= 0) return end;
    const key = `${room} ${ap} ${done.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let most = end;
    for (const [work, first] of this.#worksIn(room)) {
      const did = `${room} ${work}` as const;
      const worth = first * AGAIN[work] ** done.filter((each) => each === did).length;
      if (worth > TRIFLE) most = Math.max(most, worth + this.best(room, ap - 1, [...done, did]));
    }
    const { map, passage } = this.#situation;
    for (const next of roomsBeside(map, room, passage)) {
      most = Math.max(most, this.arrival(next) - STEP_NOW + this.best(next, ap - 1, done));
    }
    this.#known.set(key, most);
    return most;
  }

  #worksIn(room: RoomId): readonly [Work, number][] {
    const known = this.#works.get(room);
    if (known) return known;
    const works = this.#findWorks(room).filter(([, worth]) => worth > TRIFLE);
    this.#works.set(room, works);
    return works;
  }

  #findWorks(room: RoomId): [Work, number][] {
    const situation = this.#situation;
    const { infected, cans, cansNeeded } = situation;
    if (room === HIVE) {
      const burns = this.#character === 'trooper' && !infected && cans >= cansNeeded;
      return burns ? [['other', BURNING]] : [['attack', this.#attack(room)]];
    }
    return [
      ['attack', this.#attack(room)],
      ['search', worthOfSearching(situation, room)],
      ['explore', worthOfExploringFrom(situation, room)],
      ['other', Math.max(worthOfTerminal(situation, room), worthOfSickBay(situation, this.#character, room))],
    ];
  }

  #attack(room: RoomId): number {
    return worthOfAttacking(this.#situation, this.#character, room);
  }

  /** X1: who is met, and what comes of it; to fight him costs AP, and is work. */
  arrival(room: RoomId): number {
    return remembered(this.#arrivals, room, () => this.#meeting(room) - toll(this.#situation, room));
  }

  #meeting(room: RoomId): number {
    // Who guards the Hive gains nothing by entering it.
    const { infected } = this.#situation;
    return infected && room === this.#post ? 0 : worthOfMeeting(this.#situation, room);
  }

  /** Who guards the Hive stays there, and who has the fuel to burn it. */
  #waiting(): number {
    const situation = this.#situation;
    if (situation.infected) return worthOfPeople(situation, this.#character, this.#post);
    return this.#character === 'trooper' && situation.cans >= situation.cansNeeded ? BURNING : 0;
  }

  /** Where a turn ends parasites and people find the character, and the next one begins. */
  #end(room: RoomId): number {
    return remembered(
      this.#ends,
      room,
      () =>
        (this.#situation.endgame ? LATER_AT_LAST : LATER) * (this.#errands.get(room) ?? 0) +
        (room === this.#post ? this.#waiting() : 0) -
        danger(this.#situation, this.#character, room) -
        fearOfVisitors(this.#situation, room) / 2,
    );
  }
}

function remembered<Key>(found: Map<Key, number>, key: Key, find: () => number): number {
  const known = found.get(key) ?? find();
  found.set(key, known);
  return known;
}

/** What a command of the own turn leads to: how the turn can go on after it, less how it would end now. */
export function prospect({ ap }: Situation, plan: Plan, command: SeatCommand): number {
  const left = ap - AP_COST[command.type];
  const now = plan.on(0);
  switch (command.type) {
    case 'end-turn':
      return 0;
    case 'move':
    case 'run':
      return plan.from(command.character, command.to, left) - now;
    case 'search':
    case 'team-search':
      return plan.worked(command.character, 'search', left) - now;
    case 'explore':
      return plan.worked(command.character, 'explore', left) - now;
    case 'heal':
    case 'thermal-scan':
    case 'open-doors':
      return plan.worked(command.character, 'other', left) - now;
    case 'stab':
      return plan.worked(command.character, 'attack', left) - now;
    case 'fire':
      return plan.worked('android', 'attack', left) - now;
    case 'boost':
      return plan.on(left + 2) - now;
    default:
      return plan.on(left) - now;
  }
}
