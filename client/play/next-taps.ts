import { type Area, plateArea } from '#client/board/geometry.ts';
import { spotKey } from '#client/board/spots.ts';
import { tokensOf } from '#client/board/tokens.ts';
import type { View } from '#shared/play/index.ts';
import type { Choosing } from './choosing.ts';
import { hintsFor } from './hints.ts';
import { areaOfRoom } from './reach.ts';

/** Where the next tap may go: neither cards nor words should lie over it. */
export function nextTaps(view: View, state: Choosing): readonly Area[] {
  const { rooms, ghosts, targets } = hintsFor(view, state);
  const aimed = tokensOf(view, []).filter(({ spots }) => spots.some((spot) => targets.has(spotKey(spot))));
  return [
    ...rooms.flatMap((room) => areaOfRoom(view, room) ?? []),
    ...ghosts.map(({ cell }) => plateArea(cell)),
    ...aimed.map(({ area }) => area),
  ];
}
