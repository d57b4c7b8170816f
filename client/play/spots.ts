import { type Cell, cellKey, sameCell } from '#shared/map/index.ts';
import type { ParasiteId } from '#shared/parasites/index.ts';
import type { ActionKind, SeatCommand, SeatView } from '#shared/play/index.ts';
import { ACTION_KINDS } from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  type CharacterRef,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';

/** Something that can be pointed at: on the map, or a card in the hand. */
export type Spot =
  | { readonly room: RoomId }
  | { readonly cell: Cell }
  | { readonly parasite: ParasiteId }
  | CharacterRef
  | { readonly card: number };

export function spotKey(spot: Spot): string {
  if ('room' in spot) return `room ${spot.room}`;
  if ('cell' in spot) return `cell ${cellKey(spot.cell)}`;
  if ('parasite' in spot) return `parasite ${spot.parasite}`;
  if ('card' in spot) return `card ${spot.card}`;
  return `${spot.character} ${spot.seat}`;
}

const sameSpot = (a: Spot, b: Spot): boolean => spotKey(a) === spotKey(b);

/** What one points at to mean this command. */
export function spotsOf(view: SeatView, command: SeatCommand): readonly Spot[] {
  switch (command.type) {
    case 'explore':
    case 'reveal':
    case 'place':
      return [{ cell: command.cell }];
    case 'move':
    case 'run':
      return [{ room: command.to }];
    case 'throw-grenade':
      return [{ room: command.into }, { card: command.card }];
    case 'fire':
      // Of two bullets the first is pointed with; the list then asks for the second.
      return [command.targets[0]];
    case 'stab':
      return [command.target];
    case 'choose-parasite':
      return [{ parasite: command.parasite }];
    case 'first-aid':
      return [...command.heal, { card: command.card }];
    case 'body-scan':
      return [...presentOf(view, command.seat, ownRoom(view, command.character)), { card: command.card }];
    case 'team-search':
      return presentOf(view, command.with, ownRoom(view, command.character));
    case 'trade':
      return view.awaited?.type === 'duty' ? presentOf(view, command.with, view.awaited.room) : [];
    case 'lay-down':
    case 'boost':
    case 'give':
      return [{ card: command.card }];
    case 'search':
    case 'heal':
    case 'thermal-scan':
    case 'open-doors':
    case 'explore-past':
    case 'reveal-past':
      return roomSpot(ownRoom(view, command.character));
    case 'burn-hive':
      return roomSpot(ownRoom(view, 'trooper'));
    case 'armor':
    case 'agree':
    case 'end-turn':
      return [];
  }
}

const ownRoom = (view: SeatView, character: Character): RoomId | undefined =>
  view.seats[view.me]?.characters[character].room;

const roomSpot = (room: RoomId | undefined): readonly Spot[] => (room ? [{ room }] : []);

/** A player is meant by those of the characters that are there. */
function presentOf(view: SeatView, seat: SeatId, room: RoomId | undefined): readonly Spot[] {
  return CHARACTERS.filter((character) => view.seats[seat]?.characters[character].room === room).map(
    (character) => ({ seat, character }),
  );
}

/** What is looked for: one kind of action, one of the own characters, or all. */
export interface Wanted {
  readonly kind?: ActionKind | undefined;
  readonly character?: Character | undefined;
}

export function commandsOf({ offers }: SeatView, { kind, character }: Wanted = {}): readonly SeatCommand[] {
  const kinds = kind ? [kind] : ACTION_KINDS;
  const commands = kinds.flatMap((each): readonly SeatCommand[] => {
    const offer = offers[each];
    return 'commands' in offer ? offer.commands : [];
  });
  return commands.filter(
    (command) => !character || !('character' in command) || command.character === character,
  );
}

/** What can be meant by pointing there. */
export function commandsAt(view: SeatView, spot: Spot, wanted: Wanted = {}): readonly SeatCommand[] {
  return commandsOf(view, wanted).filter((command) =>
    spotsOf(view, command).some((each) => sameSpot(each, spot)),
  );
}

/** A command that lays a location card. */
export type Placing = Extract<SeatCommand, { cell: Cell }>;

export const isPlacing = (command: SeatCommand): command is Placing => 'cell' in command;

/** The same place with the card turned to the next way it fits. */
export function turnedOn(commands: readonly SeatCommand[], from: Placing): Placing {
  const here = commands.filter(isPlacing).filter(({ cell }) => sameCell(cell, from.cell));
  const ways = [...new Set(here.map(({ rotation }) => rotation))];
  const next = ways[(ways.indexOf(from.rotation) + 1) % ways.length];
  return here.find(({ rotation }) => rotation === next) ?? from;
}
