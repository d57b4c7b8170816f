import { canPass, doorwaysOf, roomsBeside } from '#shared/map/index.ts';
import {
  othersIn,
  passageOf,
  type ReasonCode,
  roomOf,
  seatOf,
  standing,
  standsIn,
} from '#shared/play/index.ts';
import { type Character, REACTOR, type RoomId, roomKind, type SeatId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import type { Draft, Match, SeatState, Turn } from './match.ts';
import { changeCharacter, changeTurn, doNext, tell, turnOf } from './seats.ts';

/** M1 */
export const move: ActionOf<'move'> = {
  when: 'turn',
  candidates: (match, seat) => stepsOut(match, seat, 'move'),
  refuse: (match, seat, { character, to }) => refuseStep(match, seat, character, to),
  lacking: () => 'no-doorway-there',
  perform: (draft, seat, { character, to }) => step(draft, seat, character, to, 'move'),
};

/** R1: the free move out of a Run room. */
export const run: ActionOf<'run'> = {
  when: 'turn',
  candidates: (match, seat) =>
    stepsOut(match, seat, 'run').filter(({ character }) => turnOf(match).bonus[character]),
  refuse: (match, seat, { character, to }) => {
    const room = roomOf(seat, character);
    if (!room) return 'character-dead';
    if (turnOf(match).bonus[character] !== room) return 'no-run-bonus';
    if (othersIn(match, seat.id, room).length > 0) return 'room-not-empty';
    return refuseStep(match, seat, character, to);
  },
  lacking: () => 'no-run-bonus',
  perform: (draft, seat, { character, to }) => {
    const room = standsIn(draft, { seat, character });
    changeTurn(draft, { ranFrom: [...turnOf(draft).ranFrom, { character, room }] });
    step(draft, seat, character, to, 'run');
  },
};

function stepsOut<Type extends 'move' | 'run'>(match: Match, seat: SeatState, type: Type) {
  return standing(seat).flatMap(({ character, room }) =>
    doorwaysOf(match.map, room).flatMap(({ to }) => (to ? [{ type, character, to }] : [])),
  );
}

function refuseStep(match: Match, seat: SeatState, character: Character, to: RoomId): ReasonCode | undefined {
  const room = roomOf(seat, character);
  if (!room) return 'character-dead';
  const doorway = doorwaysOf(match.map, room).find((each) => each.to === to);
  if (!doorway) return 'no-doorway-there';
  return canPass(doorway, passageOf(match, seat)) ? undefined : 'security-door';
}

function step(draft: Draft, seat: SeatId, character: Character, to: RoomId, how: 'move' | 'run'): void {
  const from = standsIn(draft, { seat, character });
  changeCharacter(draft, { seat, character }, { room: to });
  const turn = turnOf(draft);
  changeTurn(draft, {
    bonus: { ...turn.bonus, [character]: grantsBonus(turn, character, to) ? to : undefined },
  });
  tell(draft, { type: 'moved', seat, character, from, to, how });
  // M2: first the parasite, then the duty.
  doNext(draft, { do: 'duty', character });
  if (roomKind(to) === 'parasite-alert') doNext(draft, { do: 'spawn', seat, room: to });
}

/** R1: once per character, Run room and turn. */
export function grantsBonus(turn: Pick<Turn, 'ranFrom'>, character: Character, room: RoomId): boolean {
  return (
    roomKind(room) === 'run' &&
    !turn.ranFrom.some((used) => used.character === character && used.room === room)
  );
}

/** X1, X2: whether a character that has just entered owes an attack or a trade. */
export function owesDuty(match: Draft, seat: SeatId, character: Character): RoomId | undefined {
  const { room } = seatOf(match, seat).characters[character];
  if (!room || room === REACTOR || othersIn(match, seat, room).length === 0) return undefined;
  const turn = turnOf(match);
  const settled =
    turn.tradedIn.some((traded) => traded.character === character && traded.room === room) ||
    turn.attackedIn.includes(room);
  return settled ? undefined : room;
}

/** The rooms a player's shots and grenades reach through the doorways of a room (A1, A4). */
export function roomsInReach(match: Match, seat: SeatState, room: RoomId): readonly RoomId[] {
  return roomsBeside(match.map, room, passageOf(match, seat));
}
