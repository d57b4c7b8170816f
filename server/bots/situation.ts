import { mapOf, type Passage, type StationMap } from '#shared/map/index.ts';
import type { PublicSeat, SeatView } from '#shared/play/index.ts';
import {
  type CardFace,
  CHARACTERS,
  type Character,
  gasCansToBurn,
  HIVE,
  type LaidDownKind,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { type Crawls, crawlsOf } from './danger.ts';
import type { Memory } from './memory.ts';
import { type Suspicions, suspicions } from './suspicion.ts';

/** A view as its player reads it: what every weighing starts from. */
export interface Situation {
  readonly view: SeatView;
  readonly memory: Memory;
  readonly map: StationMap;
  readonly self: PublicSeat;
  readonly passage: Passage;
  readonly infected: boolean;
  readonly suspicions: Suspicions;
  readonly cans: number;
  readonly cansNeeded: number;
  readonly hivePlaced: boolean;
  /** Where the next roll may take the parasites. */
  readonly crawls: Crawls;
  /** AP left in the own turn. */
  readonly ap: number;
}

export function readSituation(view: SeatView, memory: Memory): Situation {
  const self = seatIn(view, view.me);
  const map = mapOf(view.placed);
  return {
    view,
    memory,
    map,
    self,
    passage: { keycard: hasLaid(self, 'keycard'), doorsOpen: view.doorsOpen },
    infected: view.role !== 'human',
    suspicions: suspicions(view, memory),
    cans: held(view, 'gas-can'),
    cansNeeded: gasCansToBurn(view.options),
    hivePlaced: view.placed.some(({ location }) => location === HIVE),
    crawls: crawlsOf(map, view.parasites),
    ap: view.turn?.seat === view.me ? view.turn.ap : 0,
  };
}

export function seatIn({ seats }: Pick<SeatView, 'seats'>, id: SeatId): PublicSeat {
  const seat = seats[id];
  if (!seat) throw new RangeError(`no seat ${id}`);
  return seat;
}

export function held({ hand }: SeatView, kind: CardFace['kind']): number {
  return hand.filter((card) => card.kind === kind).length;
}

export function hasLaid({ laidDown }: PublicSeat, kind: LaidDownKind): boolean {
  return laidDown.some((laid) => laid.kind === kind);
}

export function bulletsOf({ laidDown }: PublicSeat): number {
  return laidDown.reduce((sum, laid) => sum + (laid.kind === 'ammo' ? laid.bullets : 0), 0);
}

export function isArmed(seat: PublicSeat): boolean {
  return bulletsOf(seat) > 0 || hasLaid(seat, 'combat-knife');
}

export function suspicionOf({ suspicions }: Situation, seat: SeatId): number {
  return suspicions[seat] ?? 0;
}

/** Other living players with a character in a room. */
export function othersIn({ view }: Situation, room: RoomId): readonly SeatId[] {
  return view.seats
    .filter(
      ({ id, characters }) => id !== view.me && CHARACTERS.some((each) => characters[each].room === room),
    )
    .map(({ id }) => id);
}

/** The own characters on the map, with their rooms. */
export function ownCharacters({ self }: Situation): readonly { character: Character; room: RoomId }[] {
  return CHARACTERS.flatMap((character) => {
    const { room } = self.characters[character];
    return room ? [{ character, room }] : [];
  });
}
