import { type Area, type Point, plateArea, roomArea } from '#client/board/geometry.ts';
import {
  canPass,
  type Doorway,
  doorwaysOf,
  mapOf,
  type PlacedLocation,
  placedUnder,
  type StationMap,
  withLocation,
} from '#shared/map/index.ts';
import { otherPlayersIn, ownSeat, passageOf, roomOf, type SeatView, type View } from '#shared/play/index.ts';
import { type Character, type RoomId, roomsOf } from '#shared/vocabulary/index.ts';
import { commandsOf } from './command-spots.ts';

/** A doorway one can go through, and the AP it takes to be behind it. */
export interface Reach {
  readonly to: RoomId;
  readonly ap: number;
  readonly at: Point;
}

/** How far one of the own characters comes this turn. The first steps are offered; the others follow from the map. */
export function reachOf(view: SeatView, character: Character): readonly Reach[] {
  const { turn, me } = view;
  const own = ownSeat(view);
  const from = roomOf(own, character);
  if (!turn || !from || turn.seat !== me) return [];
  const map = mapOf(view.placed);
  const passage = passageOf(view, own);
  // T6: one has to be left for the search that is due.
  const most = turn.ap - (turn.firstSearchDue ? 1 : 0);
  const offered = commandsOf(view, { kinds: ['move', 'run'], character });
  const found = new Map<RoomId, Reach>();
  for (const command of offered) {
    if (command.type !== 'move' && command.type !== 'run') continue;
    const doorway = doorwaysOf(map, from).find(({ to }) => to === command.to);
    const ap = command.type === 'run' ? 0 : 1;
    const known = found.get(command.to);
    if (doorway && (!known || known.ap > ap))
      found.set(command.to, { to: command.to, ap, at: doorwayPoint(map, doorway) });
  }
  // A Map is walked in the order of insertion, newcomers included: breadth first.
  for (const [room, { ap }] of found) {
    // X1: whoever meets somebody goes no further.
    if (ap >= most || isOccupied(view, room)) continue;
    for (const doorway of doorwaysOf(map, room)) {
      const { to } = doorway;
      if (!to || to === from || found.has(to) || !canPass(doorway, passage)) continue;
      found.set(to, { to, ap: ap + 1, at: doorwayPoint(map, doorway) });
    }
  }
  return [...found.values()];
}

const isOccupied = (view: SeatView, room: RoomId): boolean => otherPlayersIn(view, view.me, room).length > 0;

/** The middle of the edge a doorway is in. */
function doorwayPoint(map: StationMap, { from, direction }: Doorway): Point {
  const placed = placedUnder(map, from);
  const { x, y, width, height } = placed ? roomArea(placed, from) : plateArea({ x: 0, y: 0 });
  switch (direction) {
    case 'north':
      return { x, y: y - height / 2 };
    case 'south':
      return { x, y: y + height / 2 };
    case 'east':
      return { x: x + width / 2, y };
    case 'west':
      return { x: x - width / 2, y };
  }
}

/** Where a room lies on the map. */
export function areaOfRoom(view: Pick<View, 'placed'>, room: RoomId): Area | undefined {
  const placed = placedUnder(mapOf(view.placed), room);
  return placed && roomArea(placed, room);
}

/** M1: nobody of the own could walk into a location that lay there, for only security doors lead to it. */
export function isShutOff(view: SeatView, placed: PlacedLocation): boolean {
  const passage = passageOf(view, ownSeat(view));
  const map = withLocation(mapOf(view.placed), placed);
  const ways = roomsOf(placed.location)
    .flatMap((room) => doorwaysOf(map, room))
    .filter(({ to, cell }) => to && cell);
  return ways.length > 0 && ways.every((doorway) => !canPass(doorway, passage));
}
