import type { Passage } from '../map/index.ts';
import {
  type CardFace,
  CHARACTERS,
  type Character,
  type CharacterRef,
  type Colour,
  type LaidDownKind,
  must,
  type RoomId,
  type SeatId,
} from '../vocabulary/index.ts';
import type { CharacterState } from './view.ts';

/** The seats of a match, as the dealer has them or as somebody sees them: they are read alike. */
interface Seats<Seat> {
  readonly seats: readonly Seat[];
}

interface WithCharacters {
  readonly characters: Readonly<Record<Character, CharacterState>>;
}

interface WithLaidDown {
  readonly laidDown: readonly { readonly kind: LaidDownKind }[];
}

export interface CharacterInRoom {
  readonly character: Character;
  readonly room: RoomId;
}

export function seatOf<Seat>({ seats }: Seats<Seat>, id: SeatId): Seat {
  return must(seats[id], 'the seat is at the table');
}

/** The seat of whoever looks. */
export function ownSeat<Seat>(view: Seats<Seat> & { readonly me: SeatId }): Seat {
  return seatOf(view, view.me);
}

/** Where a character stands: nowhere before its first turn (S5) and after its death (A7). */
export function roomOf({ characters }: WithCharacters, character: Character): RoomId | undefined {
  return characters[character].room;
}

/** Where a character stands that must be on the map. */
export function standsIn(match: Seats<WithCharacters>, { seat, character }: CharacterRef): RoomId {
  return must(roomOf(seatOf(match, seat), character), `the ${character} of seat ${seat} stands in a room`);
}

/** The characters of a seat that stand on the map, with their rooms. */
export function standing({ characters: { trooper, android } }: WithCharacters): readonly CharacterInRoom[] {
  const found: CharacterInRoom[] = [];
  if (trooper.room) found.push({ character: 'trooper', room: trooper.room });
  if (android.room) found.push({ character: 'android', room: android.room });
  return found;
}

type Standing = WithCharacters & { readonly id: SeatId };

/** The characters of one seat that stand in a room. */
export function ofSeatIn(seat: Standing, room: RoomId): readonly CharacterRef[] {
  return standingIn([seat], room);
}

export function charactersIn({ seats }: Seats<Standing>, room: RoomId): readonly CharacterRef[] {
  return standingIn(seats, room);
}

/** Other players' characters in a room. */
export function othersIn({ seats }: Seats<Standing>, seat: SeatId, room: RoomId): readonly CharacterRef[] {
  return standingIn(seats, room, seat);
}

/** Filled in rather than built up: it is asked for every command that might be offered. */
function standingIn(seats: readonly Standing[], room: RoomId, but?: SeatId): readonly CharacterRef[] {
  const found: CharacterRef[] = [];
  for (const seat of seats) {
    if (seat.id === but) continue;
    for (const character of CHARACTERS) {
      if (roomOf(seat, character) === room) found.push({ seat: seat.id, character });
    }
  }
  return found;
}

/** Other players with a character in a room, each once. */
export function otherPlayersIn({ seats }: Seats<Standing>, seat: SeatId, room: RoomId): readonly SeatId[] {
  return seats.filter((each) => each.id !== seat && isIn(each, room)).map(({ id }) => id);
}

/** Whether a player has a character in a room. */
export function isIn(seat: WithCharacters, room: RoomId): boolean {
  return CHARACTERS.some((character) => roomOf(seat, character) === room);
}

/** V3, V4: without one a player cannot burn the Hive. */
export function hasTrooper({ characters }: WithCharacters): boolean {
  return characters.trooper.hp > 0;
}

/** A7 */
export function isEliminated({ characters: { trooper, android } }: WithCharacters): boolean {
  return trooper.hp === 0 && android.hp === 0;
}

/** It is asked at every step. */
export function countLiving({ seats }: Seats<WithCharacters>): number {
  let living = 0;
  for (const seat of seats) if (!isEliminated(seat)) living += 1;
  return living;
}

export function livingSeats<Seat extends WithCharacters>({ seats }: Seats<Seat>): readonly Seat[] {
  return seats.filter((seat) => !isEliminated(seat));
}

/** The next living player clockwise; the player himself if he is the only one. */
export function nextLiving({ seats }: Seats<Standing>, after: SeatId): SeatId {
  const clockwise = [...seats.slice(after + 1), ...seats.slice(0, after + 1)];
  return must(
    clockwise.find((seat) => !isEliminated(seat)),
    'somebody is alive',
  ).id;
}

export function hasLaid({ laidDown }: WithLaidDown, kind: LaidDownKind): boolean {
  return laidDown.some((laid) => laid.kind === kind);
}

/** M1, I7, R7: which doors a player can pass. */
export function passageOf({ doorsOpen }: { readonly doorsOpen: boolean }, seat: WithLaidDown): Passage {
  return { keycard: hasLaid(seat, 'keycard'), doorsOpen };
}

/** X5, X6: an infection card in the colour of this seat. */
export function isInfectionOf(
  match: Seats<{ readonly colour: Colour }>,
  seat: SeatId,
  card: CardFace,
): boolean {
  return card.kind === 'infection' && card.colour === seatOf(match, seat).colour;
}
