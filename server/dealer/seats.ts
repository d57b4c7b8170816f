import type { Passage } from '#shared/map/index.ts';
import type { DiaryEntry, GameEvent } from '#shared/play/index.ts';
import {
  type CardFace,
  CHARACTERS,
  type Character,
  type CharacterRef,
  type LaidDownKind,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { type CardId, faceOf } from './cards.ts';
import type { CharacterInRoom, Draft, HeldCard, Match, SeatState, Task, Turn } from './match.ts';

type Readable = Pick<Match, 'seats' | 'doorsOpen' | 'turn'>;

export function seatOf(match: Pick<Match, 'seats'>, id: SeatId): SeatState {
  const seat = match.seats[id];
  if (!seat) throw new RangeError(`no seat ${id}`);
  return seat;
}

/** The turn, where there must be one. */
export function turnOf(match: Pick<Match, 'turn'>): Turn {
  if (!match.turn) throw new Error('nobody is on turn');
  return match.turn;
}

export function isEliminated(seat: SeatState): boolean {
  return CHARACTERS.every((character) => seat.characters[character].hp === 0);
}

export function livingSeats(match: Pick<Match, 'seats'>): readonly SeatState[] {
  return match.seats.filter((seat) => !isEliminated(seat));
}

/** The next living player clockwise; the player himself if he is the only one. */
export function nextLiving(match: Pick<Match, 'seats'>, after: SeatId): SeatId | undefined {
  const clockwise = [...match.seats.slice(after + 1), ...match.seats.slice(0, after + 1)];
  return clockwise.find((seat) => !isEliminated(seat))?.id;
}

/** The characters of a seat that stand on the map, with their rooms. */
export function standing({ characters: { trooper, android } }: SeatState): readonly CharacterInRoom[] {
  const found: CharacterInRoom[] = [];
  if (trooper.room) found.push({ character: 'trooper', room: trooper.room });
  if (android.room) found.push({ character: 'android', room: android.room });
  return found;
}

export function charactersIn(match: Readable, room: RoomId): readonly CharacterRef[] {
  return match.seats.flatMap((seat) =>
    standing(seat)
      .filter((each) => each.room === room)
      .map(({ character }) => ({ seat: seat.id, character })),
  );
}

/** Other players' characters in a room. */
export function othersIn(match: Readable, seat: SeatId, room: RoomId): readonly CharacterRef[] {
  return charactersIn(match, room).filter((each) => each.seat !== seat);
}

/** Other players with a character in a room, each once. */
export function otherPlayersIn(match: Readable, seat: SeatId, room: RoomId): readonly SeatId[] {
  return [...new Set(othersIn(match, seat, room).map((each) => each.seat))];
}

export function hasLaid(seat: SeatState, kind: LaidDownKind): boolean {
  return seat.laidDown.some((laid) => laid.kind === kind);
}

/** M1, I7, R7 */
export function passageOf(match: Readable, seat: SeatState): Passage {
  return { keycard: hasLaid(seat, 'keycard'), doorsOpen: match.doorsOpen };
}

export function heldCard(seat: SeatState, id: number): HeldCard | undefined {
  return seat.hand.find((held) => held.id === id);
}

export function heldOf(seat: SeatState, kind: CardFace['kind']): readonly HeldCard[] {
  return seat.hand.filter(({ card }) => faceOf(card).kind === kind);
}

export function changeSeat(draft: Draft, id: SeatId, change: Partial<SeatState>): void {
  draft.seats = draft.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
}

export function changeTurn(draft: Draft, change: Partial<Turn>): void {
  draft.turn = { ...turnOf(draft), ...change };
}

export function changeCharacter(
  draft: Draft,
  { seat, character }: CharacterRef,
  change: Partial<SeatState['characters'][Character]>,
): void {
  const { characters } = seatOf(draft, seat);
  changeSeat(draft, seat, {
    characters: { ...characters, [character]: { ...characters[character], ...change } },
  });
}

export function tell(draft: Draft, event: GameEvent): void {
  draft.events.push(event);
}

/** Puts tasks before everything else that is to be done. */
export function doNext(draft: Draft, ...tasks: readonly Task[]): void {
  draft.agenda = [...tasks, ...draft.agenda];
}

export function payAp(draft: Draft, ap: number): void {
  changeTurn(draft, { ap: turnOf(draft).ap - ap });
}

export function note(draft: Draft, seat: SeatId, entry: WithoutPhase<DiaryEntry>): void {
  changeSeat(draft, seat, { diary: [...seatOf(draft, seat).diary, { phase: draft.phase, ...entry }] });
}
type WithoutPhase<Entry> = Entry extends unknown ? Omit<Entry, 'phase'> : never;

/** Into the hand, under a number of its own. */
export function takeIntoHand(draft: Draft, seat: SeatId, card: CardId): HeldCard {
  const { hand, nextCardId } = seatOf(draft, seat);
  const held = { id: nextCardId, card };
  changeSeat(draft, seat, { hand: [...hand, held], nextCardId: nextCardId + 1 });
  return held;
}

export function removeFromHand(draft: Draft, seat: SeatId, cards: readonly HeldCard[]): void {
  changeSeat(draft, seat, { hand: seatOf(draft, seat).hand.filter((held) => !cards.includes(held)) });
}

export function discardFromHand(draft: Draft, seat: SeatId, cards: readonly HeldCard[]): void {
  removeFromHand(draft, seat, cards);
  draft.discard = [...draft.discard, ...cards.map(({ card }) => card)];
}
