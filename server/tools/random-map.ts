import { openMatch, RULES_VERSION } from '#server/dealer/index.ts';
import { placementsAnywhere, type StationMap, withLocation } from '#shared/map/index.ts';
import { COLOURS, HIVE, type LocationId, MIN_PLAYERS, NO_OPTIONS } from '#shared/vocabulary/index.ts';

interface GrownMap {
  readonly map: StationMap;
  /** What found no place anywhere. */
  readonly left: readonly LocationId[];
}

/** Lays the whole deck of a match, each card anywhere it is legal (R8): always the same map for a seed. */
export function randomMap(seed: number): GrownMap {
  const below = seededNumbers(seed);
  let { map, locationDeck: deck } = matchFrom(seed);
  for (;;) {
    const drawn = deck.findIndex((card) => placementsAnywhere(map, card).length > 0);
    const location = deck[drawn];
    if (!location) return { map, left: deck };
    const places = placementsAnywhere(map, location);
    const place = places[below(places.length)];
    if (place) map = withLocation(map, { location, ...place });
    // What did not fit goes under the deck (E4), but the Hive stays on top (E5).
    const passed = deck.slice(0, drawn);
    deck = [
      ...passed.filter((id) => id === HIVE),
      ...deck.slice(drawn + 1),
      ...passed.filter((id) => id !== HIVE),
    ];
  }
}

function matchFrom(seed: number) {
  const seats = COLOURS.slice(0, MIN_PLAYERS).map((colour) => ({ colour, name: colour, bot: true }));
  return openMatch({
    format: 1,
    rules: RULES_VERSION,
    serverPart: seed.toString(16).padStart(64, '0'),
    playerParts: seats.map(() => ''),
    seats,
    options: NO_OPTIONS,
  });
}

/** Whole numbers from 0 up to, not including, what is asked for (mulberry32). */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
