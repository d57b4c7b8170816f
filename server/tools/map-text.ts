import {
  backSide,
  type Direction,
  edgeOf,
  locationAt,
  type PlacedLocation,
  type StationMap,
} from '#shared/map/index.ts';
import { type Edge, isTwoRoom, type RoomKind, roomKind, roomsOf } from '#shared/vocabulary/index.ts';

/** What a room is called in pictures for people who build the game. */
const ROOM_LABEL: Readonly<Record<RoomKind, string>> = {
  reactor: 'Reactor',
  terminal: 'Terminal',
  hive: 'Hive',
  'sick-bay': 'Sick Bay',
  plain: 'plain',
  storage: 'Storage',
  empty: 'empty',
  run: 'Run',
  'team-search': 'Team',
  'parasite-alert': 'Alert',
};

/** The outermost cells of a map. */
export function boundsOf(map: StationMap) {
  const xs = map.placed.map(({ cell }) => cell.x);
  const ys = map.placed.map(({ cell }) => cell.y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

/** The labels of a card's rooms as they lie, from north to south. */
export function labelsOf({ location, rotation }: PlacedLocation): readonly string[] {
  const labels = roomsOf(location).map((room) => ROOM_LABEL[roomKind(room)]);
  return backSide(rotation) === 'south' ? labels.toReversed() : labels;
}

/**
 * The map as text. A gap is an open doorway, `▒` a security door; each card says its id above and,
 * unless it lies as printed, its rotation below.
 */
export function mapText(map: StationMap): string {
  const { west, east, north, south } = boundsOf(map);
  return span(north, south)
    .flatMap((y) => {
      const cards = span(west, east).map((x) => cardText(locationAt(map, { x, y })));
      return span(0, 4).map((line) =>
        cards
          .map((card) => card[line])
          .join('')
          .trimEnd(),
      );
    })
    .join('\n');
}

const NOTHING = ' '.repeat(11);

function cardText(placed: PlacedLocation | undefined): readonly string[] {
  if (!placed) return Array<string>(5).fill(NOTHING);
  const across: Record<Edge, string> = { open: '   ', security: '▒▒▒', wall: '───' };
  const along: Record<Edge, string> = { open: ' ', security: '▒', wall: '│' };
  const edge = (side: Direction) => edgeOf(placed, side);
  const [upper, lower] = labelsOf(placed);
  const turn = placed.rotation === 0 ? '───' : String(placed.rotation).padEnd(3, '─');
  return [
    `┌${placed.location}${across[edge('north')]}───┐`,
    `│${centred(isTwoRoom(placed.location) ? upper : '')}│`,
    isTwoRoom(placed.location)
      ? `├───${across.security}───┤`
      : `${along[edge('west')]}${centred(upper)}${along[edge('east')]}`,
    `│${centred(lower)}│`,
    `└${turn}${across[edge('south')]}───┘`,
  ];
}

function centred(label = ''): string {
  return label.padStart(Math.ceil((9 + label.length) / 2)).padEnd(9);
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
