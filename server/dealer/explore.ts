import {
  freeCellsBehind,
  isSealed,
  type Placement,
  placementProblem,
  placementsBehind,
  placementsWithin,
  sameCell,
  withLocation,
} from '#shared/map/index.ts';
import { type ReasonCode, reachAt, roomOf, standing, standsIn } from '#shared/play/index.ts';
import { HIVE, type LocationId, must, type RoomId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { endMatch } from './ending.ts';
import type { Draft, Match } from './match.ts';
import { changeTurn, doNext, promptOf, tell, turnOf } from './seats.ts';

/** S4: the public top card. */
export function topLocation(match: Pick<Match, 'locationDeck'>): LocationId | undefined {
  return match.locationDeck[0];
}

/** E1 */
export const explore: ActionOf<'explore'> = {
  when: 'turn',
  candidates: (match, seat) => {
    const top = topLocation(match);
    if (!top) return [];
    return standing(seat).flatMap(({ character, room }) =>
      placementsBehind(match.map, top, room, reachAt(match, match.map)).map(({ cell, rotation }) => ({
        type: 'explore',
        character,
        cell,
        rotation,
      })),
    );
  },
  refuse: (match, seat, { character, cell, rotation }) => {
    const room = roomOf(seat, character);
    if (!room) return 'character-dead';
    return refuseExploring(match) ?? refusePlacement(match, topLocation(match), { cell, rotation }, room);
  },
  lacking: (match, seat) => {
    const exploring = refuseExploring(match);
    if (exploring) return exploring;
    if (!standing(seat).some(({ room }) => freeCellsBehind(match.map, room).length > 0)) {
      return 'no-free-doorway';
    }
    return fitsInReach(match) ? 'no-place-here' : 'no-place-in-reach';
  },
  perform: (draft, _seat, { cell, rotation }) => {
    placeLocation(draft, must(topLocation(draft), 'there is a top card'), { cell, rotation }, 'explore');
  },
};

/** E4, E5: past a top card that fits nowhere within reach. */
export const explorePast: ActionOf<'explore-past'> = {
  when: 'turn',
  candidates: (_match, seat) => standing(seat).map(({ character }) => ({ type: 'explore-past', character })),
  refuse: (match, seat, { character }) => {
    const room = roomOf(seat, character);
    if (!room) return 'character-dead';
    return (
      refusePassingOver(match) ??
      (freeCellsBehind(match.map, room).length === 0 ? 'no-free-doorway' : undefined)
    );
  },
  lacking: () => 'character-dead',
  perform: (draft, seat, { character }) =>
    doNext(draft, { do: 'pass-over', behind: standsIn(draft, { seat, character }) }),
};

/** E4, E5: the card tried next fits, so it must be placed. */
export const place: ActionOf<'place'> = {
  when: 'place',
  candidates: (match) => {
    if (match.prompt?.type !== 'place') return [];
    return placesFor(match, match.prompt.location, match.prompt.behind).map(({ cell, rotation }) => ({
      type: 'place',
      cell,
      rotation,
    }));
  },
  refuse: (match, _seat, { cell, rotation }) => {
    if (match.prompt?.type !== 'place') return 'nothing-awaited';
    return refusePlacement(match, match.prompt.location, { cell, rotation }, match.prompt.behind);
  },
  lacking: () => 'nothing-awaited',
  perform: (draft, _seat, { cell, rotation }) => {
    const { location, behind } = promptOf(draft, 'place');
    draft.prompt = undefined;
    placeLocation(draft, location, { cell, rotation }, behind ? 'explore' : 'terminal');
  },
};

/** The legal places behind a room's doorways, or (R8) anywhere: whoever uses a terminal reaches every place. */
function placesFor(
  match: Match | Draft,
  location: LocationId,
  behind: RoomId | undefined,
): readonly Placement[] {
  const reach = reachAt(match, match.map);
  return behind
    ? placementsBehind(match.map, location, behind, reach)
    : placementsWithin(match.map, location, reach);
}

/** E2, E3, E5: why the card cannot lie there. */
export function refusePlacement(
  match: Match,
  location: LocationId | undefined,
  placement: Placement,
  behind: RoomId | undefined,
): ReasonCode | undefined {
  if (!location) return 'deck-empty';
  const problem = placementProblem(match.map, location, placement, reachAt(match, match.map));
  if (problem) return problem;
  return behind && !freeCellsBehind(match.map, behind).some((cell) => sameCell(cell, placement.cell))
    ? 'not-behind-this-room'
    : undefined;
}

/** E4, E7: why no card can be explored or revealed at all. */
export function refuseExploring(match: Match): ReasonCode | undefined {
  if (!topLocation(match)) return 'deck-empty';
  return match.turn?.exploringOver ? 'exploring-over' : undefined;
}

/** E4, E5: why the top card cannot be passed over. */
export function refusePassingOver(match: Match): ReasonCode | undefined {
  const exploring = refuseExploring(match);
  if (exploring) return exploring;
  if (fitsInReach(match)) return 'fits-in-reach';
  if (match.locationDeck.length === 1) return 'last-location';
  return topLocation(match) !== HIVE && match.turn?.passedOver ? 'past-once-a-turn' : undefined;
}

/** E3 to E5: whether the public top card has a legal place within reach. */
export function fitsInReach(match: Match): boolean {
  const top = topLocation(match);
  return top !== undefined && placementsWithin(match.map, top, reachAt(match, match.map)).length > 0;
}

/** E4, E5: the next card is tried; if it fits, the player must place it. */
export function passOver(draft: Draft, behind: RoomId | undefined): void {
  const { seat } = turnOf(draft);
  const [first, second, ...rest] = draft.locationDeck;
  const top = must(first, 'there is a top card');
  const next = must(second, 'there is a card beneath the top card');
  const fits = placesFor(draft, next, behind).length > 0;
  // E5: the Hive stays on top; the card beneath it is taken, and goes under the deck if it does not fit.
  if (top !== HIVE) draft.locationDeck = [next, ...rest, top];
  else if (!fits) draft.locationDeck = [top, ...rest, next];
  tell(draft, {
    type: 'location-passed-over',
    seat,
    location: top,
    next,
    fits,
    top: top === HIVE ? top : next,
  });
  if (fits) draft.prompt = { type: 'place', seat, location: next, behind };
  if (top !== HIVE) changeTurn(draft, { passedOver: true, exploringOver: !fits });
}

export function placeLocation(
  draft: Draft,
  location: LocationId,
  { cell, rotation }: Placement,
  by: 'explore' | 'terminal',
): void {
  draft.map = withLocation(draft.map, { location, cell, rotation });
  draft.locationDeck = draft.locationDeck.filter((each) => each !== location);
  const { seat } = turnOf(draft);
  const top = topLocation(draft);
  tell(draft, { type: 'location-placed', seat, location, cell, rotation, by, top });
  // E6
  if (location === HIVE) doNext(draft, { do: 'scan', cause: 'hive' });
  // V5
  if (isSealed(draft.map, draft.locationDeck)) endMatch(draft, 'sealed');
}
