import { DIE_FACES } from '#shared/map/index.ts';
import { damageIn, damageOf, nextFromReserve, printedColour, spawnRoom } from '#shared/parasites/index.ts';
import { CHARACTERS, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';
import { costOfWounds } from './danger.ts';
import { foundOnce } from './found.ts';
import { type Situation, suspicionOf } from './situation.ts';

/** F2: what a parasite costs that comes when a used location is used again, to who does not ask whom it will bite. */
const CALLED = 1;
/** To who does: one more for everybody, wherever it goes. */
const ONE_MORE = 1;
/** P1: by the time it bites it may have crawled on. */
const STILL_THERE = 0.5;
/** T1: so much of it is left where everybody has another turn before it bites. */
const TIME_TO_LEAVE = 0.4;
/** What a wound of somebody trusted counts beside one's own: the dead bring no fuel. */
const FRIEND = 0.4;

/** P5: what it costs to call a parasite to a room. */
export const priceOfCalling = foundOnce((situation: Situation, room: RoomId): number => {
  const { manner, map, view } = situation;
  if (!manner.foresight) return CALLED;
  // P6: with the reserve empty one is only moved, and who called it chooses which.
  const next = nextFromReserve(view.parasites);
  if (next === undefined) return ONE_MORE;
  const damage = damageOf(printedColour(next));
  const bites = DIE_FACES.reduce(
    (sum, roll) => sum + harmIn(situation, spawnRoom(map, room, roll), damage),
    0,
  );
  return ONE_MORE + (STILL_THERE * bites) / DIE_FACES.length;
});

/** P3: what so much more damage in a room comes to, beside what is there already. */
const harmIn = (situation: Situation, room: RoomId, damage: number): number => {
  const { view, memory, manner } = situation;
  const already = damageIn(view.parasites, room);
  const harm = view.seats.reduce((sum, { id, characters }) => {
    const concern = concernFor(situation, id);
    return CHARACTERS.filter((each) => characters[each].room === room).reduce((all, each) => {
      const { hp } = characters[each];
      return all + concern * (costOfWounds(each, hp, already + damage) - costOfWounds(each, hp, already));
    }, sum);
  }, 0);
  return harm * manner.caution * (memory.markerHadTurn ? 1 : TIME_TO_LEAVE);
};

/** Whoever plays along spares those a human would spare. */
function concernFor(situation: Situation, seat: SeatId): number {
  if (seat === situation.view.me) return 1;
  return FRIEND * (1 - suspicionOf(situation.pretence ?? situation, seat));
}
