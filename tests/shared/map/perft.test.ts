import { describe, expect, test } from 'vitest';
import { placementsAnywhere, type StationMap, withLocation } from '#shared/map/index.ts';
import { LOCATION_IDS, type LocationId, REACTOR } from '#shared/vocabulary/index.ts';
import { station } from '../maps.ts';
import { naivePlacements } from '../naive.ts';

/** In how many ways the first cards of a deck can be laid one after another. */
function perft(
  map: StationMap,
  [card, ...deck]: readonly LocationId[],
  depth: number,
  placements: typeof placementsAnywhere,
): number {
  if (depth === 0 || !card) return 1;
  return placements(map, card)
    .map((placement) => withLocation(map, { location: card, ...placement }))
    .reduce((sum, next) => sum + perft(next, deck, depth - 1, placements), 0);
}

const start = station([REACTOR, 0, 0]);
const cornered = station([REACTOR, 0, 0], ['L04', 0, -1], ['L05', 0, 1, 180]);
const printed = LOCATION_IDS.filter((id) => id !== REACTOR);

/** Whoever changes a rule of placement changes a number here. */
describe.each<[string, StationMap, readonly LocationId[], readonly number[]]>([
  ['in the order of their numbers', start, printed, [6, 14, 24, 24, 48, 108, 288, 1368]],
  ['from the last to the first', start, printed.toReversed(), [6, 30, 196, 1320, 6600]],
  ['security doors first', start, ['L09', 'L10', 'L14', 'L16', 'L12'], [8, 42, 310, 1250, 6134]],
  ['two rooms first', start, ['L12', 'L04', 'L05', 'L13', 'L03', 'L16'], [4, 12, 28, 96, 208, 576]],
  ['a Hive that must lie sideways', cornered, ['L03', 'L18', 'L10', 'L14', 'L16'], [2, 2, 2, 4, 16]],
])('E2, E5 ways to lay the cards n deep: %s', (_, map, deck, counts) => {
  test.each(counts.map((count, n) => ({ deep: n + 1, count })))('$deep: $count', ({ deep, count }) => {
    expect(perft(map, deck, deep, placementsAnywhere)).toBe(count);
  });

  test('the naive twin counts the same 4 deep', () => {
    expect(perft(map, deck, 4, naivePlacements)).toBe(counts[3]);
  });
});
