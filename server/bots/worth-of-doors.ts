import { regionOf, stepsTo } from '#shared/map/index.ts';
import { passageOf, roomOf, standing } from '#shared/play/index.ts';
import { CHARACTERS, HIVE, type RoomId } from '#shared/vocabulary/index.ts';
import { type Situation, suspicionOf } from './situation.ts';

/** R7: further nobody gets before the doors close again. */
const WHILE_OPEN = 6;

/** R7: worth it to who is kept by doors from the Hive, or from the last humans. */
export function worthOfOpeningDoors(situation: Situation): number {
  const { manner, infected, endgame } = situation;
  const friend = infected ? 0 : worthOfLettingIn(situation);
  if (friend > 0) return friend;
  const hiding = infected && manner.foresight && endgame && anybodyHides(situation);
  return hiding ? HIDING : worthOfOpeningTheWay(situation);
}

/** What it is worth to get at those who wait behind doors for the end of time (V8). */
const HIDING = 6;

function anybodyHides(situation: Situation): boolean {
  const { view, map, passage } = situation;
  if (view.doorsOpen) return false;
  const near = new Set(standing(situation.self).flatMap(({ room }) => [...regionOf(map, room, passage)]));
  return view.seats.some(
    ({ id, characters }) =>
      suspicionOf(situation, id) < 0.7 &&
      CHARACTERS.some((each) => {
        const { room } = characters[each];
        return room !== undefined && !near.has(room);
      }),
  );
}

/** R7: what it is worth to open the way for somebody trusted who may have the fuel. */
function worthOfLettingIn(situation: Situation): number {
  const { view, map, fuel, cansNeeded, hivePlaced, manner, endgame } = situation;
  if (!fuel || !hivePlaced || !manner.foresight || view.doorsOpen) return 0;
  const { steps } = doorsBeforeHive(situation);
  return view.seats.reduce((most, seat) => {
    const room = seat.id === view.me ? undefined : roomOf(seat, 'trooper');
    const far = room && steps.get(room);
    if (!room || far === undefined || far > WHILE_OPEN) return most;
    // Whoever waits before the door in the end knows what for.
    const waits = endgame && far <= BEFORE_THE_DOOR ? WAITS_FOR_IT : 0;
    const burns = (1 - suspicionOf(situation, seat.id)) * Math.max(waits, fuel.atLeast(seat.id, cansNeeded));
    if (burns < 0.3) return most;
    const isShut = !stepsTo(map, HIVE, passageOf({ doorsOpen: false }, seat)).has(room);
    return isShut ? Math.max(most, 10 * burns) : most;
  }, 0);
}

const BEFORE_THE_DOOR = 2;
const WAITS_FOR_IT = 0.5;

interface DoorsBeforeHive {
  /** Whether the own Trooper needs somebody to open them. */
  readonly shut: boolean;
  /** How far each room is from the Hive with all doors open. */
  readonly steps: ReadonlyMap<RoomId, number>;
}

export function doorsBeforeHive({ map, self, passage }: Situation): DoorsBeforeHive {
  const from = roomOf(self, 'trooper');
  return {
    shut: from !== undefined && !stepsTo(map, HIVE, { ...passage, doorsOpen: false }).has(from),
    steps: stepsTo(map, HIVE, { ...passage, doorsOpen: true }),
  };
}

/** V1: to open the doors, to walk through them and to burn the Hive, all in this turn. */
export function worthOfBurningAtOnce(situation: Situation): number {
  const { self, infected, manner, cans, cansNeeded, hivePlaced, ap } = situation;
  const from = roomOf(self, 'trooper');
  if (infected || !manner.foresight || !hivePlaced || !from || cans < cansNeeded) return 0;
  const { shut, steps } = doorsBeforeHive(situation);
  return shut && (steps.get(from) ?? ap) + 2 <= ap ? AT_ONCE : 0;
}

const AT_ONCE = 30;

/** R7: to a Trooper with the fuel whom only doors keep from the Hive. */
function worthOfOpeningTheWay({
  map,
  view,
  self,
  infected,
  passage,
  cans,
  cansNeeded,
  hivePlaced,
  manner,
}: Situation): number {
  const from = roomOf(self, 'trooper');
  // An Infected who plays along is in a hurry when he would be as a human.
  if ((infected && !manner.guise) || !hivePlaced || !from || cans < cansNeeded || view.doorsOpen) return -1;
  const far = map.placed.length;
  const closed = stepsTo(map, HIVE, passage).get(from) ?? far;
  const open = stepsTo(map, HIVE, { ...passage, doorsOpen: true }).get(from) ?? far;
  return open <= WHILE_OPEN && closed - open >= 2 ? 3 + closed - open : -1;
}
