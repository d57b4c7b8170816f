import { type Reach, reachOf, type StationMap, type Walker } from '../map/index.ts';
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
  const walkers: Walker[] = [];
  for (const seat of seats) {
    const passage = passageOf({ doorsOpen }, seat);
    for (const character of CHARACTERS) {
      const { hp, room = REACTOR } = seat.characters[character];
      if (hp > 0) walkers.push({ room, passage });
    }
  }
  return reachOf(map, walkers);
}
