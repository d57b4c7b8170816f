import { pullParasite } from '#shared/parasites/index.ts';
import { otherPlayersIn, type ReasonCode, roomOf, standing, standsIn } from '#shared/play/index.ts';
import {
  type Character,
  isSearchable,
  locationOf,
  must,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { type CardId, faceOf, HOST_CARD, isAlert } from './cards.ts';
import { pick, spawn, takeSearchCard } from './draws.ts';
import { becomeHost } from './infection.ts';
import type { Draft, Match, SeatState, Task, Turn } from './match.ts';
import { changeTurn, doNext, note, promptOf, takeIntoHand, tell, turnOf } from './seats.ts';

/** F1 to F4 */
export const search: ActionOf<'search'> = {
  when: 'turn',
  candidates: (_match, seat) => standing(seat).map(({ character }) => ({ type: 'search', character })),
  refuse: (match, seat, { character }) => refuseSearch(match, seat, character),
  lacking: () => 'character-dead',
  perform: (draft, seat, { character }) => {
    const room = standsIn(draft, { seat, character });
    const draws = roomKind(room) === 'storage' && !isUsed(draft, room) ? 3 : 1;
    tell(draft, { type: 'searched', seat, character, room, with: undefined });
    lookAround(
      draft,
      seat,
      room,
      Array.from({ length: draws }, () => ({ do: 'draw', seat, room })),
    );
  },
};

/** F5 */
export const teamSearch: ActionOf<'team-search'> = {
  when: 'turn',
  candidates: (match, seat) =>
    standing(seat).flatMap(({ character, room }) =>
      roomKind(room) === 'team-search'
        ? otherPlayersIn(match, seat.id, room).map((other) => ({
            type: 'team-search',
            character,
            with: other,
          }))
        : [],
    ),
  refuse: (match, seat, command) => {
    const room = roomOf(seat, command.character);
    if (!room) return 'character-dead';
    if (roomKind(room) !== 'team-search') return 'not-a-team-room';
    if (!otherPlayersIn(match, seat.id, room).includes(command.with)) return 'nobody-to-team-with';
    if (turnOf(match).attackedIn.includes(room)) return 'attacked-here';
    return refuseSearch(match, seat, command.character);
  },
  lacking: (_match, seat) =>
    standing(seat).some(({ room }) => roomKind(room) === 'team-search')
      ? 'nobody-to-team-with'
      : 'not-a-team-room',
  perform: (draft, seat, command) => {
    const room = standsIn(draft, { seat, character: command.character });
    tell(draft, { type: 'searched', seat, character: command.character, room, with: command.with });
    lookAround(draft, seat, room, [{ do: 'team-draw', seats: [seat, command.with], room }]);
  },
};

/** P6 */
export const chooseParasite: ActionOf<'choose-parasite'> = {
  when: 'parasite',
  candidates: (match) => match.parasites.map(({ id }) => ({ type: 'choose-parasite', parasite: id })),
  refuse: (match, _seat, { parasite }) =>
    match.parasites.some(({ id }) => id === parasite) ? undefined : 'no-such-parasite',
  lacking: () => 'no-such-parasite',
  perform: (draft, seat, { parasite }) => {
    const { into } = promptOf(draft, 'parasite');
    const pulled = must(
      draft.parasites.find(({ id }) => id === parasite),
      `there is a parasite ${parasite}`,
    );
    draft.prompt = undefined;
    draft.parasites = pullParasite(draft.parasites, parasite, into);
    tell(draft, { type: 'parasite-pulled', seat, parasite, from: pulled.room, room: into });
  },
};

/** C7 */
function isUsed(match: Pick<Match, 'used'>, room: RoomId): boolean {
  return match.used.includes(locationOf(room));
}

/** F2, R3, R4: on a red card a parasite comes first; a black one turns red. */
export function useLocation(draft: Draft, seat: SeatId, room: RoomId, then: readonly Task[]): void {
  if (isUsed(draft, room)) {
    doNext(draft, { do: 'spawn', seat, room }, ...then);
  } else {
    draft.used = [...draft.used, locationOf(room)];
    doNext(draft, ...then);
  }
}

function lookAround(draft: Draft, seat: SeatId, room: RoomId, draws: readonly Task[]): void {
  const { bonus } = turnOf(draft);
  changeTurn(draft, {
    firstSearchDue: false,
    // R1: who has searched a Run room does not run out of it any more.
    bonus: {
      trooper: bonus.trooper === room ? undefined : bonus.trooper,
      android: bonus.android === room ? undefined : bonus.android,
    },
  });
  useLocation(draft, seat, room, draws);
}

function refuseSearch(match: Match, seat: SeatState, character: Character): ReasonCode | undefined {
  const room = roomOf(seat, character);
  if (!room) return 'character-dead';
  if (!isSearchable(room)) return 'not-searchable';
  return hasRunFrom(turnOf(match), room) ? 'ran-out-of-here' : undefined;
}

/** F6: with either character. */
export function hasRunFrom(turn: Pick<Turn, 'ranFrom'>, room: RoomId): boolean {
  return turn.ranFrom.some((used) => used.room === room);
}

/** F3 */
export function draw(draft: Draft, seat: SeatId, room: RoomId): void {
  const card = takeSearchCard(draft);
  if (card === undefined) tell(draft, { type: 'found-nothing', seat });
  else receive(draft, seat, room, card);
}

/** F5: two cards, assigned at random; a lone last card is the active player's. */
export function teamDraw(draft: Draft, [active, other]: readonly [SeatId, SeatId], room: RoomId): void {
  const first = takeSearchCard(draft);
  if (first === undefined) {
    tell(draft, { type: 'found-nothing', seat: active });
    return;
  }
  const second = takeSearchCard(draft);
  if (second === undefined) {
    doNext(draft, { do: 'receive', seat: active, room, card: first });
    return;
  }
  const [mine, theirs] = pick(draft, 'hands', 2) === 0 ? [first, second] : [second, first];
  doNext(
    draft,
    { do: 'receive', seat: active, room, card: mine },
    { do: 'receive', seat: other, room, card: theirs },
  );
}

/** F3, I6: into the hand, or an alert resolved at its drawer. */
export function receive(draft: Draft, seat: SeatId, room: RoomId, card: CardId): void {
  if (isAlert(card)) {
    tell(draft, { type: 'alert-drawn', seat, left: draft.searchDeck.length });
    draft.discard = [...draft.discard, card];
    spawn(draft, seat, room);
    return;
  }
  const { id } = takeIntoHand(draft, seat, card);
  tell(draft, { type: 'drew', seat, card: { id, ...faceOf(card) }, left: draft.searchDeck.length });
  note(draft, seat, { type: 'drew', card: faceOf(card) });
  if (card === HOST_CARD) becomeHost(draft, seat);
}
