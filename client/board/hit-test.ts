import type { PlacedLocation } from '#shared/map/index.ts';
import { roomsOf } from '#shared/vocabulary/index.ts';
import { contains, type Point, plateArea, roomArea } from './geometry.ts';
import type { Hints } from './hints.ts';
import type { Spot } from './spots.ts';
import type { Token } from './tokens.ts';

/** What lies at a point of the map, the uppermost first. */
export function spotsAt(
  placed: readonly PlacedLocation[],
  tokens: readonly Token[],
  { ghosts }: Pick<Hints, 'ghosts'>,
  at: Point,
): readonly Spot[] {
  return [
    ...tokens.filter(({ area }) => contains(area, at)).flatMap(({ spots }) => spots),
    ...ghosts.filter(({ cell }) => contains(plateArea(cell), at)).map(({ cell }) => ({ cell })),
    ...placed.flatMap((each) =>
      roomsOf(each.location)
        .filter((room) => contains(roomArea(each, room), at))
        .map((room) => ({ room })),
    ),
  ];
}
