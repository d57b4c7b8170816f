import { CENTRE, mapOf, placementsAnywhere, type StationMap, withLocation } from '#shared/map/index.ts';
import { HIVE, LOCATION_IDS, type LocationId, OPEN_TERMINAL, REACTOR } from '#shared/vocabulary/index.ts';

/** A whole number from 0 up to, not including, `below`. */
export type Chance = (below: number) => number;

/** The same numbers for the same seed, for pictures and benchmarks; matches are dealt by the dealer. */
export function seededChance(seed: number): Chance {
  let state = seed;
  return (below) => {
    // One step of mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** S4: the exploration deck, top card first. */
export function explorationDeck(chance: Chance): readonly LocationId[] {
  const special: readonly LocationId[] = [REACTOR, OPEN_TERMINAL, HIVE];
  const ordinary = shuffled(
    LOCATION_IDS.filter((id) => !special.includes(id)),
    chance,
  );
  const deck: readonly LocationId[] = [
    ...ordinary.slice(0, 9),
    ...shuffled([...ordinary.slice(9), OPEN_TERMINAL], chance),
  ];
  return deck.toSpliced(deck.length - chance(3), 0, HIVE);
}

export interface GrownMap {
  readonly map: StationMap;
  /** What found no place anywhere. */
  readonly left: readonly LocationId[];
}

/** Lays the whole deck, each card anywhere it is legal (R8). */
export function randomMap(chance: Chance): GrownMap {
  let map = mapOf([{ location: REACTOR, cell: CENTRE, rotation: 0 }]);
  let deck = explorationDeck(chance);
  for (;;) {
    const drawn = deck.findIndex((location) => placementsAnywhere(map, location).length > 0);
    const location = deck[drawn];
    if (!location) return { map, left: deck };
    const placement = pick(placementsAnywhere(map, location), chance);
    map = withLocation(map, { location, ...placement });
    // What did not fit goes under the deck (E4), but the Hive stays on top (E5).
    const passed = deck.slice(0, drawn);
    deck = [
      ...passed.filter((id) => id === HIVE),
      ...deck.slice(drawn + 1),
      ...passed.filter((id) => id !== HIVE),
    ];
  }
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(chance(rest.length), 1));
}
