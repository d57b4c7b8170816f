/**
 * The map and the parasites once more, written from the rules alone and as naively as possible: every card is
 * painted as 5 × 5 pixels, turned as a picture, and every question is answered by looking along the pixels.
 * Slow on purpose, and sharing nothing with the library but its names.
 */
import type {
  Direction,
  Doorway,
  Passage,
  PlacedLocation,
  Placement,
  Rotation,
  StationMap,
  Walker,
} from '#shared/map/index.ts';
import type { LocationId, RoomId } from '#shared/vocabulary/index.ts';

/** C5, copied from the rules by hand: edges N, E, S, W. */
export const PRINTED: Readonly<Record<LocationId, string>> = {
  L01: 'oooo',
  L02: '-ooo',
  L03: '--o-',
  L04: '--o-',
  L05: '--o-',
  L06: '-oo-',
  L07: 'oo-o',
  L08: 'oo-o',
  L09: 'ooss',
  L10: 's--o',
  L11: 'oooo',
  L12: 'oooo',
  L13: '-oo-',
  L14: 'oo-s',
  L15: 'o--o',
  L16: 's-o-',
  L17: 'oo-o',
  L18: 'ooo-',
  L19: '-oo-',
  L20: '-ooo',
};

/** `-`, `o` and `s` as in the rules; anything longer is the floor of that room. */
type Pixel = string;
type Picture = ReadonlyMap<string, Pixel>;
type Point = readonly [x: number, y: number];

const DELTA: Readonly<Record<Direction, Point>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const isFloor = (pixel: Pixel | undefined): pixel is RoomId => pixel !== undefined && pixel.length > 1;

/** One card as printed. C6: a wall across the middle of a two-room card, with a security door in it. */
function cardPixels(id: LocationId): Pixel[][] {
  const [n = '', e = '', s = '', w = ''] = PRINTED[id];
  const row = (left: Pixel, floor: Pixel, right: Pixel) => [left, floor, floor, floor, right];
  const twoRooms = id === 'L04' || id === 'L05';
  return [
    ['-', '-', n, '-', '-'],
    row('-', twoRooms ? `${id}-back` : id, '-'),
    twoRooms ? ['-', '-', 's', '-', '-'] : row(w, id, e),
    row('-', twoRooms ? `${id}-front` : id, '-'),
    ['-', '-', s, '-', '-'],
  ];
}

/** The picture a quarter turned clockwise, as often as asked. */
function turnedPixels(pixels: Pixel[][], rotation: Rotation): Pixel[][] {
  let turned = pixels;
  for (let done = 0; done < rotation; done += 90) {
    const before = turned;
    turned = before.map((line, y) => line.map((_, x) => before[4 - x]?.[y] ?? '-'));
  }
  return turned;
}

function paint(placed: readonly PlacedLocation[]): Picture {
  const picture = new Map<string, Pixel>();
  for (const { location, cell, rotation } of placed) {
    turnedPixels(cardPixels(location), rotation).forEach((line, y) => {
      line.forEach((pixel, x) => {
        picture.set(`${cell.x * 5 + x},${cell.y * 5 + y}`, pixel);
      });
    });
  }
  return picture;
}

const at = (picture: Picture, [x, y]: Point) => picture.get(`${x},${y}`);
const next = ([x, y]: Point, direction: Direction): Point => [
  x + DELTA[direction][0],
  y + DELTA[direction][1],
];

function floorOf(picture: Picture, room: RoomId): readonly Point[] {
  return [...picture]
    .filter(([, pixel]) => pixel === room)
    .map(([key]) => key.split(',').map(Number) as [number, number]);
}

/** Every room on the map. */
export function naiveRooms({ placed }: StationMap): ReadonlySet<RoomId> {
  return new Set([...paint(placed).values()].filter(isFloor));
}

interface Look {
  /** The edges crossed, nearest first. */
  readonly crossed: string;
  /** The room beyond them; nothing if the card ends there. */
  readonly room: RoomId | undefined;
  readonly end: Point;
}

/** Looks from a point until another room, or the end of the cards. */
function lookFrom(picture: Picture, point: Point, direction: Direction): Look {
  const room = at(picture, point);
  let crossed = '';
  for (let end = next(point, direction); ; end = next(end, direction)) {
    const pixel = at(picture, end);
    if (pixel === undefined) return { crossed, room: undefined, end };
    if (isFloor(pixel) && pixel !== room) return { crossed, room: pixel, end };
    if (!isFloor(pixel)) crossed += pixel;
  }
}

/** The view from the middle of a room: where its doorways are. */
function look(picture: Picture, room: RoomId, direction: Direction): Look {
  const floor = floorOf(picture, room);
  const middle = floor[(floor.length - 1) / 2];
  if (!middle) throw new Error(`${room} is not on the map`);
  return lookFrom(picture, middle, direction);
}

const EVERY_WAY = ['north', 'east', 'south', 'west'] as const;

/** The doorways that lead into another room. */
export function naiveWays(
  { placed }: StationMap,
  room: RoomId,
): Pick<Doorway, 'direction' | 'to' | 'security'>[] {
  const picture = paint(placed);
  return EVERY_WAY.flatMap((direction) => {
    const { crossed, room: to } = look(picture, room, direction);
    if (!to || crossed.includes('-')) return [];
    return [{ direction, to, security: crossed.includes('s') }];
  });
}

/** M1: rooms and the fewest steps to them, by taking one more step from everywhere until nothing changes. */
export function naiveSteps(map: StationMap, from: RoomId, passage: Passage): ReadonlyMap<RoomId, number> {
  const ways = new Map([...naiveRooms(map)].map((room) => [room, naiveWays(map, room)]));
  const steps = new Map<RoomId, number>([[from, 0]]);
  for (let n = 1; n <= ways.size; n++) {
    for (const room of [...steps.keys()]) {
      for (const { to, security } of ways.get(room) ?? []) {
        const barred = security && !passage.keycard && !passage.doorsOpen;
        if (to && !barred && !steps.has(to)) steps.set(to, n);
      }
    }
  }
  return steps;
}

/** E4: all rooms anybody can get to, and every room of the map if a terminal is among them. */
export function naiveReach(map: StationMap, walkers: readonly Walker[]): ReadonlySet<RoomId> {
  const rooms = new Set<RoomId>();
  for (const { room, passage } of walkers) {
    for (const reached of naiveSteps(map, room, passage).keys()) rooms.add(reached);
  }
  return rooms.has('L02') || rooms.has('L04-back') ? naiveRooms(map) : rooms;
}

/** E2 to E5: within reach of these rooms; without them, anywhere (R8). */
export function naivePlacements(
  map: StationMap,
  card: LocationId,
  reach: ReadonlySet<RoomId> = naiveRooms(map),
): readonly Placement[] {
  const cells = [...reach].flatMap((room) => cellsBehind(map, room));
  const near = (placements: readonly Placement[]) =>
    placements.filter(({ cell }) => cells.includes(`${cell.x},${cell.y}`));
  const upright = near(fitting(map, card, looksSameHalfTurned(card) ? [0] : [0, 180]));
  return card === 'L03' && upright.length === 0 ? near(fitting(map, card, [90, 270])) : upright;
}

/** E2: its picture is the same upside down. */
function looksSameHalfTurned(card: LocationId): boolean {
  const printed = cardPixels(card);
  return JSON.stringify(turnedPixels(printed, 180)) === JSON.stringify(printed);
}

/** E1 */
export function naivePlacementsBehind(
  map: StationMap,
  card: LocationId,
  room: RoomId,
  reach?: ReadonlySet<RoomId>,
): readonly Placement[] {
  const cells = cellsBehind(map, room);
  return naivePlacements(map, card, reach).filter(({ cell }) => cells.includes(`${cell.x},${cell.y}`));
}

function cellsBehind({ placed }: StationMap, room: RoomId): readonly string[] {
  const picture = paint(placed);
  return EVERY_WAY.map((direction) => look(picture, room, direction))
    .filter(({ crossed, room: to }) => !to && (crossed === 'o' || crossed === 's'))
    .map(({ end: [x, y] }) => `${Math.floor(x / 5)},${Math.floor(y / 5)}`);
}

function fitting(
  { placed }: StationMap,
  card: LocationId,
  rotations: readonly Rotation[],
): readonly Placement[] {
  const picture = paint(placed);
  const found: Placement[] = [];
  const reach = 1 + Math.max(...placed.flatMap(({ cell }) => [Math.abs(cell.x), Math.abs(cell.y)]));
  for (let x = -reach; x <= reach; x++) {
    for (let y = -reach; y <= reach; y++) {
      if (at(picture, [x * 5, y * 5]) !== undefined) continue;
      for (const rotation of rotations) {
        const tried = paint([{ location: card, cell: { x, y }, rotation }]);
        const pairs = EVERY_WAY.map((direction) => {
          const edge: Point = [x * 5 + 2 + 2 * DELTA[direction][0], y * 5 + 2 + 2 * DELTA[direction][1]];
          return `${at(tried, edge)}${at(picture, next(edge, direction)) ?? ''}`;
        });
        const behindDoorway = pairs.some((pair) => /^.[os]$/.test(pair));
        const clash = pairs.some((pair) => /^(-[os]|[os]-|ss)$/.test(pair));
        if (behindDoorway && !clash) found.push({ cell: { x, y }, rotation });
      }
    }
  }
  return found;
}

/** P2: where a parasite crawls, or the first thing in its way. */
export function naiveCrawl(
  { placed }: StationMap,
  room: RoomId,
  direction: Direction,
): { to: RoomId } | { stays: 'wall' | 'security-door' | 'no-location' } {
  const { crossed, room: to } = look(paint(placed), room, direction);
  const obstacle = /[-s]/.exec(crossed.slice(0, 2))?.[0];
  if (obstacle) return { stays: obstacle === 's' ? 'security-door' : 'wall' };
  return to ? { to } : { stays: 'no-location' };
}

/** P5: the first room in sight from anywhere in this one, walls or not; from east or west the front half. */
export function naiveSpawn({ placed }: StationMap, room: RoomId, direction: Direction): RoomId {
  const picture = paint(placed);
  const seen = floorOf(picture, room)
    .map((point) => lookFrom(picture, point, direction))
    .flatMap(({ room: other }) => (other ? [other] : []));
  const [first] = seen;
  if (!first) return room;
  const sideways = direction === 'east' || direction === 'west';
  return sideways ? (first.replace('back', 'front') as RoomId) : first;
}
