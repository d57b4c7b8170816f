import { t } from '#client/texts/texts.ts';
import {
  type Cell,
  DIRECTIONS,
  type Direction,
  locationAt,
  mapOf,
  neighbour,
  opposite,
  placedUnder,
  type Rotation,
  sameCell,
} from '#shared/map/index.ts';
import { ownSeat, roomOf, type SeatCommand, type SeatView, type View } from '#shared/play/index.ts';
import { type Character, gasCansToBurn, locationOf, type RoomId, roomsOf } from '#shared/vocabulary/index.ts';
import { characterName, heldName, locationName, nameOf, roomName, targetName } from './names.ts';

/** A command in words: what the list of actions says. */
export function commandText(view: SeatView, command: SeatCommand): string {
  const character = 'character' in command ? t(`character.${command.character}`) : '';
  switch (command.type) {
    case 'explore':
    case 'reveal':
      return t('choices.by', { character, what: placementText(view, command.cell, command.rotation) });
    case 'place':
      return placementText(view, command.cell, command.rotation);
    case 'explore-past':
    case 'reveal-past':
      return t('choices.past', { character, location: nextLocationName(view) });
    case 'move':
    case 'run':
      return `${t('choices.to', { character, room: roomName(command.to) })}${wayText(view, command)}`;
    case 'fire':
      return t('choices.at', { targets: joined(command.targets.map((each) => targetName(view, each))) });
    case 'stab':
      return t('choices.stab', { character, target: targetName(view, command.target) });
    case 'throw-grenade':
      return t('choices.into', { character, room: roomName(command.into) });
    case 'search':
      return t(isUsed(view, command.character) ? 'choices.searchAgain' : 'choices.searchIn', {
        character,
        room: placeOf(view, command.character),
      });
    case 'team-search':
      return t('choices.searchWith', { character, who: nameOf(view, command.with) });
    case 'heal':
      return t('choices.heal', { trooper: command.trooper, android: command.android });
    case 'thermal-scan':
    case 'open-doors':
      return t('choices.terminal', { character });
    case 'lay-down':
      return t('choices.layDown', { card: heldName(view, command.card) });
    case 'first-aid': {
      const [first, second] = command.heal.map((each) => characterName(view, each));
      return second
        ? t('choices.firstAidTwo', { character, first: first ?? '', second })
        : t('choices.firstAidOne', { character, target: first ?? '' });
    }
    case 'boost':
      return t('choices.boost');
    case 'body-scan':
      return t('choices.scan', { character, who: nameOf(view, command.seat) });
    case 'trade':
      return t('choices.tradeWith', { who: nameOf(view, command.with) });
    case 'give':
      return t('choices.give', { card: heldName(view, command.card) });
    case 'armor': {
      const used = command.rooms.filter(({ cards }) => cards > 0);
      if (used.length === 0) return t('choices.noArmor');
      return joined(
        used.map(({ room, cards }) => t('choices.armor', { count: cards, room: roomName(room) })),
      );
    }
    case 'choose-parasite':
      return targetName(view, command);
    case 'burn-hive':
      return t('choices.burn', { count: gasCansToBurn(view.options) });
    case 'agree': {
      const { by, needed } = view.agreements[command.to];
      const text = command.to === 'final-scan' ? 'choices.finalScan' : 'choices.abandon';
      return t(text, { count: by.length, needed });
    }
    case 'end-turn':
      return t('choices.endTurn');
  }
}

/** The location a placing command is about. */
export function nextLocation(view: View): View['topLocation'] {
  return view.awaited?.type === 'place' ? view.awaited.location : view.topLocation;
}

function nextLocationName(view: SeatView): string {
  const next = nextLocation(view);
  return next ? locationName(next) : '';
}

function placementText(view: SeatView, cell: Cell, rotation: Rotation): string {
  const text = t('choices.place', { location: nextLocationName(view), where: whereText(view, cell) });
  return rotation === 0 ? text : `${text}${t('choices.turned', { degrees: rotation })}`;
}

/** An empty cell is told by the card it touches: east of the Reactor Room. */
function whereText(view: SeatView, cell: Cell): string {
  const map = mapOf(view.placed);
  for (const direction of DIRECTIONS) {
    const touching = locationAt(map, neighbour(cell, opposite(direction)));
    const [room] = touching ? roomsOf(touching.location) : [];
    if (room) return t('choices.where', { direction: t(`direction.${direction}`), room: roomName(room) });
  }
  return '';
}

function wayText(view: SeatView, { character, to }: { character: Character; to: RoomId }): string {
  const direction = wayFrom(view, roomOf(ownSeat(view), character), to);
  return direction ? ` (${t(`direction.${direction}`)})` : '';
}

function wayFrom(view: SeatView, from: RoomId | undefined, to: RoomId): Direction | undefined {
  const map = mapOf(view.placed);
  const here = from && placedUnder(map, from)?.cell;
  const there = placedUnder(map, to)?.cell;
  return here && there && DIRECTIONS.find((direction) => sameCell(neighbour(here, direction), there));
}

function placeOf(view: SeatView, character: Character): string {
  const room = roomOf(ownSeat(view), character);
  return room ? roomName(room) : '';
}

/** F2: whether a search where this character stands calls a parasite first. */
function isUsed(view: SeatView, character: Character): boolean {
  const room = roomOf(ownSeat(view), character);
  return room !== undefined && view.used.includes(locationOf(room));
}

function joined(names: readonly string[]): string {
  const [first = '', second] = names;
  return second ? t('choices.and', { first, second }) : first;
}
