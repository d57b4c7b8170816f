import { nextLocation } from '#client/words/commands.ts';
import { type PlacedLocation, sameCell } from '#shared/map/index.ts';
import type { ActionKind, SeatCommand, View } from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { commandsOf, isPlacing, type Spot, spotKey, spotsOf } from './spots.ts';

/** A place where the next location can lie, as it would lie there. */
export interface Ghost extends PlacedLocation {
  /** It is the one being looked at. */
  readonly aimed: boolean;
}

/** What the map says one can do. */
export interface Hints {
  readonly rooms: readonly RoomId[];
  readonly ghosts: readonly Ghost[];
  /** Keys of the tokens that can be aimed at or chosen. */
  readonly targets: ReadonlySet<string>;
  /** Keys of what is pointed at or looked at. */
  readonly chosen: ReadonlySet<string>;
}

export const NO_HINTS: Hints = { rooms: [], ghosts: [], targets: new Set(), chosen: new Set() };

/** What the map says unasked; the rest shows once its kind is opened. */
const UNASKED: readonly ActionKind[] = [
  'move',
  'run',
  'explore',
  'place',
  'fire',
  'stab',
  'trade',
  'choose-parasite',
];
/** Aimed at a room, as opposed to done in one. */
const ENTERING: readonly ActionKind[] = ['move', 'run', 'throw-grenade'];

/** The hints for who looks: of one kind of action if one was opened, else of all. */
export function hintsFor(
  view: View,
  kind: ActionKind | undefined,
  spot: Spot | undefined,
  aimed: SeatCommand | undefined,
): Hints {
  if (!('offers' in view)) return NO_HINTS;
  const commands = commandsOf(view, kind).filter(({ type }) => kind !== undefined || UNASKED.includes(type));
  const spots = commands.flatMap((command) =>
    spotsOf(view, command).map((at) => ({ at, entering: ENTERING.includes(command.type) })),
  );
  const looked = [...(spot ? [spot] : []), ...(aimed ? spotsOf(view, aimed) : [])];
  return {
    rooms: [...new Set(spots.flatMap(({ at, entering }) => (entering && 'room' in at ? [at.room] : [])))],
    ghosts: ghostsOf(view, commands, aimed),
    targets: new Set(spots.flatMap(({ at }) => ('parasite' in at || 'character' in at ? [spotKey(at)] : []))),
    chosen: new Set(looked.map(spotKey)),
  };
}

/** Each cell once, the way the looked-at command turns it, else the first way it fits. */
function ghostsOf(
  view: Extract<View, { offers: unknown }>,
  commands: readonly SeatCommand[],
  aimed: SeatCommand | undefined,
): readonly Ghost[] {
  const location = nextLocation(view);
  if (!location) return [];
  const aim = aimed && isPlacing(aimed) ? aimed : undefined;
  const placings = commands.filter(isPlacing);
  const firsts = placings.filter(
    ({ cell }, i) => placings.findIndex((other) => sameCell(other.cell, cell)) === i,
  );
  return firsts.map(({ cell, rotation }) => {
    const isAimed = aim !== undefined && sameCell(aim.cell, cell);
    return { location, cell, rotation: isAimed ? aim.rotation : rotation, aimed: isAimed };
  });
}
