import { type Ghost, type Hints, NO_HINTS } from '#client/board/hints.ts';
import { type Spot, spotKey } from '#client/board/spots.ts';
import { nextLocation } from '#client/words/commands.ts';
import { sameCell } from '#shared/map/index.ts';
import {
  type ActionKind,
  awaitedSeats,
  roomOf,
  type SeatCommand,
  type SeatView,
  seatOf,
  type View,
} from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { type Choosing, meantBy, PLACINGS } from './choosing.ts';
import { commandsOf, isPlacing, stepsOf } from './command-spots.ts';
import { woundsAhead } from './omens.ts';

/** What the map says unasked; the rest shows once its kind is opened. */
const UNASKED: readonly ActionKind[] = ['move', 'run', 'explore', 'place', 'trade', 'choose-parasite'];
/** Aimed at a room, as opposed to done in one. */
const ENTERING: readonly ActionKind[] = ['move', 'run', 'throw-grenade'];

/** What the map shows to who looks, by where he is on the way to a command. */
export function hintsFor(view: View, state: Choosing): Hints {
  const looked = new Set(lookedAt(view, state).map(spotKey));
  if (!('offers' in view)) return { ...NO_HINTS, chosen: looked };
  const commands = shownBy(view, state);
  const nth = state.at === 'aiming' ? state.picked.length : 0;
  const spots = commands.flatMap((command) =>
    (stepsOf(view, command)[nth] ?? []).map((at) => ({ at, entering: ENTERING.includes(command.type) })),
  );
  const aim = state.at === 'placing' ? state.aim : undefined;
  return {
    rooms: [...new Set(spots.flatMap(({ at, entering }) => (entering && 'room' in at ? [at.room] : [])))],
    ghosts: ghostsOf(view, commands, aim),
    targets: new Set(spots.flatMap(({ at }) => ('parasite' in at || 'character' in at ? [spotKey(at)] : []))),
    wounds: woundsAhead(view, state),
    chosen: looked,
    asked: askedIn(view),
  };
}

/** Where this seat has met somebody, or is attacked. */
function askedIn(view: SeatView): readonly RoomId[] {
  const { awaited, me } = view;
  if (!awaited || !awaitedSeats(view).includes(me)) return [];
  switch (awaited.type) {
    case 'duty':
      return [awaited.room];
    case 'armor':
      return awaited.threats.filter(({ seat }) => seat === me).map(({ room }) => room);
    case 'trade':
    case 'parasite':
    case 'place':
      return [];
  }
}

/** The commands the map speaks of. */
function shownBy(view: SeatView, state: Choosing): readonly SeatCommand[] {
  const { character } = state;
  switch (state.at) {
    case 'aiming':
      return meantBy(state, view);
    case 'placing':
      return commandsOf(view, { kinds: state.kinds, character });
    case 'confirming':
      return [state.command];
    case 'sending':
      return [];
    case 'idle':
    case 'selected':
    case 'room-card':
      return commandsOf(view, { kinds: UNASKED, character });
  }
}

function lookedAt(view: View, state: Choosing): readonly Spot[] {
  const own = state.character && 'me' in view ? [{ seat: view.me, character: state.character }] : [];
  switch (state.at) {
    case 'room-card':
      return [...own, state.spot];
    case 'aiming':
      return [...own, ...state.picked];
    case 'placing':
      return [...own, { cell: state.aim.cell }];
    case 'confirming':
      return 'offers' in view ? [...own, ...stepsOf(view, state.command).flat()] : own;
    default:
      return own;
  }
}

/** Each cell once, the way the looked-at command turns it, else the first way it fits. */
function ghostsOf(
  view: SeatView,
  commands: readonly SeatCommand[],
  aim: Extract<SeatCommand, { cell: unknown }> | undefined,
): readonly Ghost[] {
  const location = nextLocation(view);
  if (!location) return [];
  const placings = commands.filter(isPlacing).filter(({ type }) => PLACINGS.includes(type));
  const firsts = placings.filter(
    ({ cell }, i) => placings.findIndex((other) => sameCell(other.cell, cell)) === i,
  );
  return firsts.map(({ cell, rotation }) => {
    const isAimed = aim !== undefined && sameCell(aim.cell, cell);
    return { location, cell, rotation: isAimed ? aim.rotation : rotation, aimed: isAimed };
  });
}

/** Where what is being chosen happens: a card about it stands beside this. */
export function placeOf(state: Choosing): Spot | undefined {
  switch (state.at) {
    case 'room-card':
      return state.spot;
    case 'placing':
      return { cell: state.aim.cell };
    case 'aiming':
      return state.picked.findLast((spot) => !('card' in spot));
    default:
      return undefined;
  }
}

/** The room something is about. */
export const roomOfSpot = (view: View, spot: Spot): RoomId | undefined => {
  if ('room' in spot) return spot.room;
  if ('character' in spot) return roomOf(seatOf(view, spot.seat), spot.character);
  if ('parasite' in spot) return view.parasites.find(({ id }) => id === spot.parasite)?.room;
  return undefined;
};
