import { type Spot, spotKey } from '#client/board/spots.ts';
import {
  backSide,
  type Cell,
  DIRECTIONS,
  edgeOf,
  type PlacedLocation,
  type Rotation,
  sameCell,
} from '#shared/map/index.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  type CommandOf,
  ofSeatIn,
  ownSeat,
  roomOf,
  type SeatCommand,
  type SeatView,
  seatOf,
} from '#shared/play/index.ts';
import {
  type Character,
  isTwoRoom,
  type LocationId,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';

export const sameSpot = (a: Spot, b: Spot): boolean => spotKey(a) === spotKey(b);

/** One thing to point at on the way to a command: any of these spots means it. */
export type Step = readonly Spot[];

/** What one points at, one after the other, to mean this command; nothing for what is only said. */
export function stepsOf(view: SeatView, command: SeatCommand): readonly Step[] {
  switch (command.type) {
    case 'explore':
    case 'reveal':
    case 'place':
      return [[{ cell: command.cell }]];
    case 'move':
    case 'run':
      return [[{ room: command.to }]];
    case 'throw-grenade':
      return [[{ card: command.card }], [{ room: command.into }]];
    case 'fire':
      // A2: bullets hit in the order named.
      return command.targets.map((target) => [target]);
    case 'stab':
      return [[command.target]];
    case 'choose-parasite':
      return [[{ parasite: command.parasite }]];
    case 'first-aid':
      // I1: of two that share it, either comes first.
      return [[{ card: command.card }], ...command.heal.map(() => command.heal)];
    case 'body-scan':
      return [[{ card: command.card }], presentOf(view, command.seat, ownRoom(view, command.character))];
    case 'team-search':
      return [presentOf(view, command.with, ownRoom(view, command.character))];
    case 'trade':
      return [view.awaited?.type === 'duty' ? presentOf(view, command.with, view.awaited.room) : []];
    case 'lay-down':
    case 'boost':
    case 'give':
      return [[{ card: command.card }]];
    case 'search':
    case 'heal':
    case 'thermal-scan':
    case 'open-doors':
    case 'explore-past':
    case 'reveal-past':
      return [whereOf(view, command.character)];
    case 'burn-hive':
      return [whereOf(view, 'trooper')];
    case 'armor':
    case 'agree':
    case 'end-turn':
      return [];
  }
}

const ownRoom = (view: SeatView, character: Character): RoomId | undefined =>
  roomOf(ownSeat(view), character);

/** What a character does where it stands is meant by it, or by the room. */
function whereOf(view: SeatView, character: Character): Step {
  const room = ownRoom(view, character);
  return [{ seat: view.me, character }, ...(room ? [{ room }] : [])];
}

/** A player is meant by those of the characters that are there. */
function presentOf(view: SeatView, seat: SeatId, room: RoomId | undefined): Step {
  return room ? ofSeatIn(seatOf(view, seat), room) : [];
}

/** What is looked for: some kinds of action, one of the own characters, one card, or all. */
export interface Wanted {
  readonly kinds?: readonly ActionKind[] | undefined;
  readonly character?: Character | undefined;
}

export function commandsOf({ offers }: SeatView, { kinds, character }: Wanted = {}): readonly SeatCommand[] {
  const commands = (kinds ?? ACTION_KINDS).flatMap((each): readonly SeatCommand[] => {
    const offer = offers[each];
    return 'commands' in offer ? offer.commands : [];
  });
  return commands.filter(
    (command) => !character || !('character' in command) || command.character === character,
  );
}

/**
 * What can be meant on the map: who can run there for nothing (R1) does not mean to pay. The list of all actions has both,
 * for whoever wants to come back and search (F6). And who opens the first aid kit (I1) makes no difference to anybody.
 */
export function commandsMeant(view: SeatView, wanted: Wanted = {}): readonly SeatCommand[] {
  const free = commandsOf(view, { kinds: ['run'] });
  const isFree = ({ character, to }: CommandOf<'move'>) =>
    free.some((run) => run.type === 'run' && run.character === character && run.to === to);
  const commands = commandsOf(view, wanted).filter((command) => command.type !== 'move' || !isFree(command));
  return commands.filter(
    (command, i) =>
      command.type !== 'first-aid' || !commands.slice(0, i).some((before) => isSameAid(before, command)),
  );
}

function isSameAid(a: SeatCommand, b: CommandOf<'first-aid'>): boolean {
  return (
    a.type === 'first-aid' &&
    a.card === b.card &&
    a.heal.length === b.heal.length &&
    a.heal.every((one) => b.heal.some((other) => sameSpot(one, other)))
  );
}

/** What can be meant by pointing there, now or as the next thing. */
export function commandsAt(view: SeatView, spot: Spot, wanted: Wanted = {}): readonly SeatCommand[] {
  return commandsMeant(view, wanted).filter((command) =>
    stepsOf(view, command).some((step) => step.some((each) => sameSpot(each, spot))),
  );
}

/** What begins with these spots, in this order. */
export function commandsAfter(
  view: SeatView,
  commands: readonly SeatCommand[],
  picked: readonly Spot[],
): readonly SeatCommand[] {
  return commands.filter((command) => {
    const steps = stepsOf(view, command);
    return picked.every((spot, i) => {
      const step = steps[i] ?? [];
      // Where the order is open, nobody is pointed at twice.
      const isTaken = step.length > 1 && picked.slice(0, i).some((before) => sameSpot(before, spot));
      return !isTaken && step.some((each) => sameSpot(each, spot));
    });
  });
}

/** A command that lays a location card. */
export type Placing = Extract<SeatCommand, { cell: Cell }>;

export const isPlacing = (command: SeatCommand): command is Placing => 'cell' in command;

/** E2: turned so, a card lies as it did: the same doorways on the same sides, the same half at the back. */
function liesAlike(location: LocationId, a: Rotation, b: Rotation): boolean {
  if (isTwoRoom(location) && backSide(a) !== backSide(b)) return false;
  const turned = (rotation: Rotation): Pick<PlacedLocation, 'location' | 'rotation'> => ({
    location,
    rotation,
  });
  return DIRECTIONS.every((side) => edgeOf(turned(a), side) === edgeOf(turned(b), side));
}

/** The ways a card can lie in a cell, each once however it is turned. */
export function waysAt(
  location: LocationId | undefined,
  commands: readonly SeatCommand[],
  cell: Cell,
): readonly Rotation[] {
  const ways = commands.filter(isPlacing).filter((each) => sameCell(each.cell, cell));
  return ways
    .map(({ rotation }) => rotation)
    .filter(
      (rotation, i, all) =>
        all.findIndex((other) => other === rotation || (location && liesAlike(location, other, rotation))) ===
        i,
    );
}

/** The same place with the card turned to the next way it fits. */
export function turnedOn(
  location: LocationId | undefined,
  commands: readonly SeatCommand[],
  from: Placing,
): Placing {
  const ways = waysAt(location, commands, from.cell);
  const next = ways[(ways.indexOf(from.rotation) + 1) % ways.length];
  return (
    commands.filter(isPlacing).find(({ cell, rotation }) => sameCell(cell, from.cell) && rotation === next) ??
    from
  );
}
