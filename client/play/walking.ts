import type { Spot } from '#client/board/spots.ts';
import { spotKey } from '#client/board/spots.ts';
import { tokensOf } from '#client/board/tokens.ts';
import { type Cell, type Direction, sameCell } from '#shared/map/index.ts';
import type { SeatView, View } from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import type { Choosing } from './choosing.ts';
import { commandsOf, isPlacing } from './command-spots.ts';
import { hintsFor } from './hints.ts';

/** What of a room can be taken while something is aimed at: who and what is marked there, or the room itself. */
export function targetsIn(view: SeatView, state: Choosing, room: RoomId): readonly Spot[] {
  if (state.at !== 'aiming' && view.awaited?.type !== 'parasite') return [];
  const { targets, rooms } = hintsFor(view, state);
  const marked = tokensOf(view, [])
    .filter((token) => token.room === room)
    .flatMap(({ spots }) => spots)
    .filter((spot) => targets.has(spotKey(spot)));
  return [...marked, ...(rooms.includes(room) ? [{ room }] : [])];
}

const AHEAD: Readonly<Record<Direction, (by: Cell) => number>> = {
  north: ({ y }) => -y,
  east: ({ x }) => x,
  south: ({ y }) => y,
  west: ({ x }) => -x,
};

/** The next place for a location on that side: the nearest that lies rather ahead than aside. */
export function placeBeside(
  view: View,
  state: Extract<Choosing, { at: 'placing' }>,
  direction: Direction,
): Cell | undefined {
  if (!('offers' in view)) return undefined;
  const { cell: from } = state.aim;
  const { kinds, character } = state;
  const cells = commandsOf(view, { kinds, character })
    .filter(isPlacing)
    .map(({ cell }) => cell)
    .filter((cell, i, all) => all.findIndex((other) => sameCell(other, cell)) === i);
  const ways = cells.flatMap((cell) => {
    const by = { x: cell.x - from.x, y: cell.y - from.y };
    const ahead = AHEAD[direction](by);
    const far = Math.abs(by.x) + Math.abs(by.y);
    return ahead > 0 ? [{ cell, cost: far + (far - ahead) }] : [];
  });
  return ways.toSorted((a, b) => a.cost - b.cost)[0]?.cell;
}
