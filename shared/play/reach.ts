import { type Reach, reachOf, type StationMap } from '../map/index.ts';
import { CHARACTERS, REACTOR } from '../vocabulary/index.ts';
import { passageOf } from './seats.ts';
import type { PublicSeat } from './view.ts';

/** What everybody can see of who may walk where. */
interface Walking {
  readonly seats: readonly Pick<PublicSeat, 'characters' | 'laidDown'>[];
  readonly doorsOpen: boolean;
}

/** E4: what the living could walk to; who has not entered yet will set out from the Reactor Room (T3). */
export function reachAt(walking: Walking, map: StationMap): Reach {
  const known = knownReach.get(walking.seats);
  if (known && known.map === map && known.doorsOpen === walking.doorsOpen) return known.reach;
  const reach = newReachAt(walking, map);
  knownReach.set(walking.seats, { map, doorsOpen: walking.doorsOpen, reach });
  return reach;
}

/** Seats are a value, like the map: it is asked about for every place a card might lie in. */
const knownReach = new WeakMap<
  Walking['seats'],
  { readonly map: StationMap; readonly doorsOpen: boolean; readonly reach: Reach }
>();

function newReachAt({ seats, doorsOpen }: Walking, map: StationMap): Reach {
  return reachOf(
    map,
    seats.flatMap((seat) => {
      const passage = passageOf({ doorsOpen }, seat);
      return CHARACTERS.map((character) => seat.characters[character])
        .filter(({ hp }) => hp > 0)
        .map(({ room = REACTOR }) => ({ room, passage }));
    }),
  );
}
