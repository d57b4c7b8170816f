import { stepsTo } from '#shared/map/index.ts';
import { type PublicSeat, passageOf, standing } from '#shared/play/index.ts';
import { REACTOR, type RoomId } from '#shared/vocabulary/index.ts';
import { foundOnce } from './found.ts';
import type { Situation } from './situation.ts';
import { INFECTION } from './worth-of-infecting.ts';
import { riskFrom } from './worth-of-trading.ts';

/** How likely somebody comes to a room in his turn who is so many steps away from it. */
const COMES = [0.3, 0.3, 0.3, 0.25, 0.1];

/**
 * X1, X5: who has no can to answer with is at the mercy of whoever comes to him; in the Reactor Room nobody trades (X2),
 * and far away nobody comes.
 */
export const fearOfVisitors = foundOnce((situation: Situation, room: RoomId): number => {
  const { view, infected, cans, manner } = situation;
  if (infected || cans > 0 || manner.wariness === 0 || room === REACTOR) return 0;
  const risk = view.seats.reduce(
    (sum, seat) =>
      seat.id === view.me || seat.eliminated
        ? sum
        : sum + chanceToCome(situation, seat, room) * riskFrom(situation, seat.id),
    0,
  );
  return manner.wariness * INFECTION * risk;
});

function chanceToCome({ map, view }: Situation, seat: PublicSeat, room: RoomId): number {
  const steps = stepsTo(map, room, passageOf(view, seat));
  const nearest = standing(seat).reduce(
    (least, { room: from }) => Math.min(least, steps.get(from) ?? COMES.length),
    COMES.length,
  );
  return COMES[nearest] ?? 0;
}
