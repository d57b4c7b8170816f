import { spotKey } from '#client/board/spots.ts';
import { DIE_FACES, type DieFace, mapOf } from '#shared/map/index.ts';
import { spawnRoom } from '#shared/parasites/index.ts';
import type { SeatCommand, SeatView, Target } from '#shared/play/index.ts';
import { CHARACTERS, locationOf, type RoomId, roomKind } from '#shared/vocabulary/index.ts';
import type { Choosing } from './choosing.ts';
import { commandsOf } from './command-spots.ts';

/** The wounds that would fall, by what they would fall on. */
export type Wounds = ReadonlyMap<string, number>;

/** What is being chosen, as far as it is: the wounds it would do. */
export function woundsAhead(view: SeatView, state: Choosing): Wounds {
  const hit = state.at === 'confirming' ? hitBy(view, state.command) : pickedBy(state);
  const wounds = new Map<string, number>();
  for (const key of hit.map(spotKey)) wounds.set(key, (wounds.get(key) ?? 0) + 1);
  return wounds;
}

function hitBy(view: SeatView, command: SeatCommand): readonly Target[] {
  switch (command.type) {
    case 'fire':
      // A2: every bullet one wound.
      return command.targets;
    case 'stab':
      return [command.target];
    case 'throw-grenade':
      return everyoneIn(view, command.into);
    default:
      return [];
  }
}

/** A heavy gun's first bullet, while the second is still being aimed. */
function pickedBy(state: Choosing): readonly Target[] {
  if (state.at !== 'aiming' || !state.kinds.includes('fire')) return [];
  return state.picked.filter((spot) => 'parasite' in spot || 'character' in spot);
}

/** A4: everybody there, one's own too. */
function everyoneIn(view: SeatView, room: RoomId): readonly Target[] {
  return [
    ...view.seats.flatMap(({ id: seat, characters }) =>
      CHARACTERS.filter((character) => characters[character].room === room).map((character) => ({
        seat,
        character,
      })),
    ),
    ...view.parasites.filter((each) => each.room === room).map(({ id }) => ({ parasite: id })),
  ];
}

/** Where a parasite would come in, and on which faces of the die. */
export interface Arrival {
  readonly room: RoomId;
  readonly faces: readonly DieFace[];
}

/** Rooms that call a parasite, and of the one looked at, where it would come in. */
export interface Calls {
  readonly rooms: readonly RoomId[];
  readonly arrivals: readonly Arrival[];
}

const NONE: Calls = { rooms: [], arrivals: [] };

/** R2, F2: what would call a parasite, while somebody thinks of going or searching there. */
export function callsAhead(view: SeatView, state: Choosing): Calls {
  const alerts = alertsAhead(view, state);
  const looked = lookedRoom(state);
  const isCalled = looked && (alerts.includes(looked) || isSearchedAgain(view, looked));
  if (isCalled) return { rooms: [looked], arrivals: arrivalsAt(view, looked) };
  const isGoing = state.at === 'selected' || (state.at === 'aiming' && state.kinds.includes('move'));
  return isGoing ? { rooms: alerts, arrivals: [] } : NONE;
}

function alertsAhead(view: SeatView, { character }: Choosing): readonly RoomId[] {
  const entered = commandsOf(view, { kinds: ['move', 'run'], character }).flatMap((command) =>
    command.type === 'move' || command.type === 'run' ? [command.to] : [],
  );
  return [...new Set(entered)].filter((room) => roomKind(room) === 'parasite-alert');
}

/** A room searched before, that could be searched again now. */
function isSearchedAgain(view: SeatView, room: RoomId): boolean {
  if (!view.used.includes(locationOf(room))) return false;
  return commandsOf(view, { kinds: ['search'] }).some(
    (command) =>
      command.type === 'search' && view.seats[view.me]?.characters[command.character].room === room,
  );
}

function lookedRoom(state: Choosing): RoomId | undefined {
  if (state.at === 'room-card') return 'room' in state.spot ? state.spot.room : undefined;
  const last = state.at === 'aiming' ? state.picked.at(-1) : undefined;
  return last && 'room' in last ? last.room : undefined;
}

/** P5: each face of the die leads somewhere; several may lead to the same room. */
function arrivalsAt(view: SeatView, room: RoomId): readonly Arrival[] {
  const map = mapOf(view.placed);
  const byRoom = Map.groupBy(DIE_FACES, (face) => spawnRoom(map, room, face));
  return [...byRoom].map(([into, faces]) => ({ room: into, faces }));
}
