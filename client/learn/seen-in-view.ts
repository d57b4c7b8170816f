import type { CommandOf, DiaryEntry, SeatView } from '#shared/play/index.ts';
import {
  CHARACTERS,
  isItem,
  isSearchable,
  type LocationId,
  locationOf,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';

/** What lessons ask of a view. */

type Traded = Extract<DiaryEntry, { type: 'traded' }>;

const isMyTurn = ({ turn, me, ending }: SeatView): boolean => turn?.seat === me && !ending;

/** Somebody else's turn has begun, or the match is over. */
export const isTurnOver = (now: SeatView): boolean => !isMyTurn(now);

export const isFree = (now: SeatView): boolean => isMyTurn(now) && now.awaited === undefined;

export const ownRooms = ({ seats, me }: SeatView): readonly RoomId[] =>
  CHARACTERS.flatMap((character) => seats[me]?.characters[character].room ?? []);

/** What was traded since the lesson began, oldest first. */
export const tradesSince = (now: SeatView, start: SeatView): readonly Traded[] =>
  now.diary.slice(start.diary.length).filter((entry) => entry.type === 'traded');

export const isChoosingCard = (now: SeatView): boolean => 'commands' in now.offers.give;

/** Locations that were not there at the start. */
export const foundSince = (now: SeatView, start: SeatView): readonly LocationId[] =>
  now.placed.slice(start.placed.length).map(({ location }) => location);

export const movesOf = ({ offers }: SeatView): readonly CommandOf<'move'>[] =>
  'commands' in offers.move ? offers.move.commands : [];

export const isFresh = ({ used }: SeatView, room: RoomId): boolean =>
  isSearchable(room) && !used.includes(locationOf(room));

/** The room next door where somebody can be met, which is not the Reactor Room (X2). */
export const meetingRoom = (now: SeatView, other: SeatId | undefined): RoomId | undefined =>
  movesOf(now)
    .map(({ to }) => to)
    .find((room) => roomKind(room) !== 'reactor' && isThere(now, other, room));

const isThere = ({ seats }: SeatView, seat: SeatId | undefined, room: RoomId): boolean =>
  seats.some(
    ({ id, characters }) => id === seat && CHARACTERS.some((each) => characters[each].room === room),
  );

export const gasCansOf = ({ hand }: SeatView): number => hand.filter(({ kind }) => kind === 'gas-can').length;

/** An item that is no gas can: it can be given without being missed. */
export const spareOf = ({ hand }: SeatView) =>
  hand.find(({ kind }) => isItem(kind) && kind !== 'gas-can')?.kind;

export const bulletsOf = ({ seats, me }: SeatView): number =>
  (seats[me]?.laidDown ?? []).reduce((sum, card) => sum + (card.kind === 'ammo' ? card.bullets : 0), 0);
