import { mapOf, type Passage, type PlacedLocation, type Reach, type StationMap } from '#shared/map/index.ts';
import {
  hasLaid,
  hasTrooper,
  otherPlayersIn,
  ownSeat,
  type PublicSeat,
  passageOf,
  reachAt,
  type SeatView,
} from '#shared/play/index.ts';
import {
  type CardFace,
  type Character,
  gasCansToBurn,
  HIVE,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import type { Fuel } from './beliefs/fuel.ts';
import { type Crawls, crawlsOf } from './crawls.ts';
import { foundOnce } from './found.ts';
import { type Manner, PLAIN } from './manner.ts';
import type { Memory } from './memory.ts';
import { type Suspicions, suspicions } from './suspicion.ts';

/** A view as its player reads it: what every weighing starts from. */
export interface Situation {
  readonly view: SeatView;
  readonly memory: Memory;
  readonly map: StationMap;
  readonly self: PublicSeat;
  readonly passage: Passage;
  /** E4: what anybody living could walk to. */
  readonly reach: Reach;
  readonly infected: boolean;
  readonly suspicions: Suspicions;
  readonly cans: number;
  readonly cansNeeded: number;
  readonly hivePlaced: boolean;
  /** Where the next roll may take the parasites. */
  readonly crawls: Crawls;
  /** What is not in anybody's hand by now will not be found: it is time to bring it to an end. */
  readonly endgame: boolean;
  /** Nobody has anything to hide any more. */
  readonly unmasked: boolean;
  /** AP left in the own turn. */
  readonly ap: number;
  readonly manner: Manner;
  /** Where the fuel may be; only those who think ask. */
  readonly fuel: Fuel | undefined;
  /** To an Infected who plays along: the same as it would look to a human in his chair. */
  readonly pretence: Situation | undefined;
}

/** What somebody thinks beyond what he sees; each is asked for only where it matters. */
export interface Insight {
  suspicions(): Suspicions;
  fuel(): Fuel;
  pretence(): Situation | undefined;
}

export function readSituation(
  view: SeatView,
  memory: Memory,
  manner: Manner = PLAIN,
  insight?: Insight,
): Situation {
  const self = ownSeat(view);
  const endgame = memory.deckUsedUp || (manner.foresight && view.phase >= ENDGAME);
  const map = surveyed(view.placed);
  let reach: Reach | undefined;
  let crawls: Crawls | undefined;
  let suspected: Suspicions | undefined;
  return {
    view,
    memory,
    map,
    self,
    passage: passageOf(view, self),
    // Only those who think of exploring ask for it.
    get reach() {
      reach ??= reachAt(view, map);
      return reach;
    },
    infected: view.role !== 'human',
    get suspicions() {
      suspected ??= insight?.suspicions() ?? suspicions(view, memory);
      return suspected;
    },
    cans: held(view, 'gas-can'),
    cansNeeded: gasCansToBurn(view.options),
    hivePlaced: view.placed.some(({ location }) => location === HIVE),
    get crawls() {
      crawls ??= crawlsOf(map, view.parasites);
      return crawls;
    },
    endgame,
    unmasked: endgame && (!manner.guise || view.phase >= memory.usedUpIn + STILL_HOPING),
    ap: view.turn?.seat === view.me ? view.turn.ap : 0,
    manner,
    get fuel() {
      return insight?.fuel();
    },
    get pretence() {
      return insight?.pretence();
    },
  };
}

/** The cards on the table are a value: they lie as they lay when they were surveyed. */
const surveys = new WeakMap<readonly PlacedLocation[], StationMap>();

function surveyed(placed: readonly PlacedLocation[]): StationMap {
  const map = surveys.get(placed) ?? mapOf(placed);
  surveys.set(placed, map);
  return map;
}

export function held({ hand }: SeatView, kind: CardFace['kind']): number {
  return hand.filter((card) => card.kind === kind).length;
}

export function bulletsOf({ laidDown }: PublicSeat): number {
  return laidDown.reduce((sum, laid) => sum + (laid.kind === 'ammo' ? laid.bullets : 0), 0);
}

export function isArmed(seat: PublicSeat): boolean {
  return bulletsOf(seat) > 0 || hasLaid(seat, 'combat-knife');
}

/** A1, A3: bullets are the Android's, a knife is anybody's. */
export function canAttack(seat: PublicSeat, character: Character): boolean {
  return hasLaid(seat, 'combat-knife') || (character === 'android' && bulletsOf(seat) > 0);
}

/** F7: what the deck has given must still come together, and until then who plays along goes on with it. */
const STILL_HOPING = 3;

/** V8: half of all matches are over long before; by then whoever thinks does not wait for the deck to run out. */
const ENDGAME = 12;

/** A human, or an Infected who plays along. */
export function actsHuman({ infected, manner }: Situation): boolean {
  return !infected || manner.guise;
}

/** How likely the table holds this chair's player for Infected, as far as he plays along and cares. */
export function lookOf({ pretence, view }: Situation): number {
  return pretence?.suspicions[view.me] ?? 0.5;
}

export function suspicionOf({ suspicions }: Situation, seat: SeatId): number {
  return suspicions[seat] ?? 0;
}

/** V3: a Trooper who may be human is left, so that somebody may still come to burn the Hive. */
export function hasRivals(situation: Situation): boolean {
  return situation.view.seats.some((seat) => hasTrooper(seat) && suspicionOf(situation, seat.id) < 1);
}

/** Whom the player meets in a room. */
export const metIn = foundOnce(({ view }: Situation, room: RoomId): readonly SeatId[] =>
  otherPlayersIn(view, view.me, room),
);
