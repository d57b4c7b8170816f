import { type Cell, cellKey, sameCell } from '#shared/map/index.ts';
import type { ParasiteId } from '#shared/parasites/index.ts';
import type { ActionKind, SeatCommand, SeatView } from '#shared/play/index.ts';
import { ACTION_KINDS } from '#shared/play/index.ts';
import { CHARACTERS, type CharacterRef, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';

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

export const sameSpot = (a: Spot, b: Spot): boolean => spotKey(a) === spotKey(b);

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
      return command.targets;
    case 'stab':
      return [command.target];
    case 'choose-parasite':
      return [{ parasite: command.parasite }];
    case 'first-aid':
      return [...command.heal, { card: command.card }];
    case 'body-scan':
      return [...bothOf(command.seat), { card: command.card }];
    case 'trade':
    case 'team-search':
      return bothOf(command.with);
    case 'lay-down':
    case 'boost':
    case 'give':
      return [{ card: command.card }];
    case 'search':
    case 'heal':
    case 'thermal-scan':
    case 'open-doors':
    case 'explore-past':
    case 'reveal-past': {
      const room = view.seats[view.me]?.characters[command.character].room;
      return room ? [{ room }] : [];
    }
    case 'burn-hive': {
      const room = view.seats[view.me]?.characters.trooper.room;
      return room ? [{ room }] : [];
    }
    case 'armor':
    case 'agree':
    case 'end-turn':
      return [];
  }
}

const bothOf = (seat: SeatId): readonly Spot[] => CHARACTERS.map((character) => ({ seat, character }));

/** The commands of one kind, or of all. */
export function commandsOf({ offers }: SeatView, kind?: ActionKind): readonly SeatCommand[] {
  const kinds = kind ? [kind] : ACTION_KINDS;
  return kinds.flatMap((each): readonly SeatCommand[] => {
    const offer = offers[each];
    return 'commands' in offer ? offer.commands : [];
  });
}

/** What can be meant by pointing there. */
export function commandsAt(view: SeatView, spot: Spot, kind?: ActionKind): readonly SeatCommand[] {
  return commandsOf(view, kind).filter((command) =>
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
