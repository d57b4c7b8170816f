import { isInfectionOf, ownSeat, roomOf, type SeatView } from '#shared/play/index.ts';
import {
  CHARACTERS,
  HIVE,
  isSearchable,
  locationOf,
  type RoomId,
  roomKind,
} from '#shared/vocabulary/index.ts';
import { commandsOf } from './command-spots.ts';
import type { Place } from './pointed-place.ts';

/** What a newcomer meets for the first time, the most pressing first. */
export const SITUATIONS = [
  'armor',
  'duty',
  'trade',
  'first-search',
  'infected',
  'infection-card',
  'gas-can',
  'hive',
  'terminal',
  'run',
  'used-room',
  'parasite',
  'alert-room',
  'explore',
  'end-turn',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** These tell what is held, or what one is: under the cover nobody points at them. */
const SECRET: readonly Situation[] = ['infected', 'infection-card', 'gas-can'];

export interface Hint {
  readonly situation: Situation;
  readonly at: Place;
}

/** What a seat that is asked for something may not know yet; nothing where all was said before. */
export function hintFor(
  view: SeatView,
  { said, isCovered }: { readonly said: readonly string[]; readonly isCovered: boolean },
): Hint | undefined {
  for (const situation of SITUATIONS) {
    if (said.includes(situation) || (isCovered && SECRET.includes(situation))) continue;
    const at = placeOf(view, situation);
    if (at) return { situation, at };
  }
  return undefined;
}

/** Where a situation is; nothing if it is not there. */
function placeOf(view: SeatView, situation: Situation): Place | undefined {
  const { awaited, me, turn, hand, offers } = view;
  const isFree = turn?.seat === me && awaited === undefined;
  switch (situation) {
    case 'armor':
      return 'commands' in offers.armor ? { part: 'prompt' } : undefined;
    case 'duty':
      return awaited?.type === 'duty' && awaited.seat === me ? { part: 'prompt' } : undefined;
    case 'trade':
      return 'commands' in offers.give ? { part: 'trade' } : undefined;
    case 'infected':
      return isFree && view.role !== 'human' ? { part: 'role' } : undefined;
    case 'infection-card':
      return isFree && hasMetInfected(view) ? foreignCard(view) : undefined;
    case 'gas-can':
      return isFree && hand.some(({ kind }) => kind === 'gas-can') ? { held: 'gas-can' } : undefined;
    case 'first-search':
      return isFree && turn.firstSearchDue ? { action: towardsSearch(view) } : undefined;
    case 'hive':
      return isFree && view.placed.some(({ location }) => location === HIVE) ? { room: HIVE } : undefined;
    case 'terminal':
      return 'commands' in offers['thermal-scan'] ? { action: 'thermal-scan' } : undefined;
    case 'run': {
      const [run] = commandsOf(view, { kinds: ['run'] });
      return run?.type === 'run' ? atRoom(roomOf(ownSeat(view), run.character)) : undefined;
    }
    case 'used-room':
      return isFree && turn.ap > 0 ? atRoom(ownRooms(view).find((room) => isUsed(view, room))) : undefined;
    case 'parasite':
      return isFree ? atRoom(ownRooms(view).find((room) => hasParasite(view, room))) : undefined;
    case 'alert-room': {
      const moves = commandsOf(view, { kinds: ['move'] });
      const rooms = moves.flatMap((move) => (move.type === 'move' ? [move.to] : []));
      return atRoom(rooms.find((room) => roomKind(room) === 'parasite-alert'));
    }
    case 'explore':
      // T6: whoever has to search first is not sent anywhere else.
      return 'commands' in offers.explore && !turn?.firstSearchDue ? { action: 'explore' } : undefined;
    case 'end-turn':
      return isFree && turn.ap === 0 ? { part: 'end-turn' } : undefined;
  }
}

/** An infection card that somebody gave. */
function foreignCard({ seats, me, hand }: SeatView): Place | undefined {
  for (const card of hand)
    if (card.kind === 'infection' && card.colour !== seats[me]?.colour)
      return { held: card.kind, of: card.colour };
  return undefined;
}

/** X6: given by the player of its colour. Who has nothing else may pass on one that others gave. */
const hasMetInfected = (view: SeatView): boolean =>
  view.diary.some((entry) => entry.type === 'traded' && isInfectionOf(view, entry.with, entry.got));

const atRoom = (room: RoomId | undefined): Place | undefined => room && { room };

const ownRooms = ({ seats, me }: SeatView): readonly RoomId[] =>
  CHARACTERS.flatMap((character) => seats[me]?.characters[character].room ?? []);

const isUsed = ({ used }: SeatView, room: RoomId): boolean =>
  isSearchable(room) && used.includes(locationOf(room));

const hasParasite = ({ parasites }: SeatView, room: RoomId): boolean =>
  parasites.some((parasite) => parasite.room === room);

/** T6: the search itself, or the way to a room that can be searched. */
function towardsSearch({ offers }: SeatView): 'search' | 'explore' | 'move' {
  if ('commands' in offers.search) return 'search';
  return 'commands' in offers.explore ? 'explore' : 'move';
}
