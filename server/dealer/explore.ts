import {
  freeCellsBehind,
  isSealed,
  type Placement,
  placementProblem,
  placementsAnywhere,
  placementsBehind,
  sameCell,
  withLocation,
} from '#shared/map/index.ts';
import type { ReasonCode } from '#shared/play/index.ts';
import { HIVE, type LocationId, type RoomId } from '#shared/vocabulary/index.ts';
import { type ActionOf, roomOf } from './action.ts';
import { endMatch } from './ending.ts';
import type { Draft, Match } from './match.ts';
import { changeTurn, doNext, standing, tell, turnOf } from './seats.ts';

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
      placementsBehind(match.map, top, room).map(({ cell, rotation }) => ({
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
    return fitsSomewhere(match) ? 'no-place-here' : 'no-place-anywhere';
  },
  perform: (draft, _seat, { cell, rotation }) => {
    placeLocation(draft, draft.locationDeck[0], { cell, rotation }, 'explore');
  },
};

/** E4, E5: past a top card that fits nowhere. */
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
  perform: (draft, seat, { character }) => {
    const room = draft.seats[seat]?.characters[character].room;
    doNext(draft, { do: 'pass-over', behind: room });
  },
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
    if (draft.prompt?.type !== 'place') return;
    const { location, behind } = draft.prompt;
    draft.prompt = undefined;
    placeLocation(draft, location, { cell, rotation }, behind ? 'explore' : 'terminal');
  },
};

/** The legal places behind a room's doorways, or anywhere. */
function placesFor(
  match: Pick<Match, 'map'>,
  location: LocationId,
  behind: RoomId | undefined,
): readonly Placement[] {
  return behind ? placementsBehind(match.map, location, behind) : placementsAnywhere(match.map, location);
}

/** E2, E3, E5: why the card cannot lie there. */
export function refusePlacement(
  match: Match,
  location: LocationId | undefined,
  placement: Placement,
  behind: RoomId | undefined,
): ReasonCode | undefined {
  if (!location) return 'deck-empty';
  const problem = placementProblem(match.map, location, placement);
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
  if (fitsSomewhere(match)) return 'fits-somewhere';
  if (match.locationDeck.length === 1) return 'last-location';
  return topLocation(match) !== HIVE && match.turn?.passedOver ? 'past-once-a-turn' : undefined;
}

/** Whether the public top card has a legal place anywhere. */
export function fitsSomewhere(match: Match): boolean {
  const top = topLocation(match);
  return top !== undefined && placementsAnywhere(match.map, top).length > 0;
}

/** E4, E5: the next card is tried; if it fits, the player must place it. */
export function passOver(draft: Draft, behind: RoomId | undefined): void {
  const { seat } = turnOf(draft);
  const [top, next, ...rest] = draft.locationDeck;
  if (!top || !next) return;
  // E5: the Hive stays on top, the next card is taken from beneath it.
  if (top !== HIVE) draft.locationDeck = [next, ...rest, top];
  const fits = placesFor(draft, next, behind).length > 0;
  tell(draft, { type: 'location-passed-over', seat, location: top, next, fits });
  if (fits) draft.prompt = { type: 'place', seat, location: next, behind };
  if (top !== HIVE) changeTurn(draft, { passedOver: true, exploringOver: !fits });
}

export function placeLocation(
  draft: Draft,
  location: LocationId | undefined,
  { cell, rotation }: Placement,
  by: 'explore' | 'terminal',
): void {
  if (!location) return;
  draft.map = withLocation(draft.map, { location, cell, rotation });
  draft.locationDeck = draft.locationDeck.filter((each) => each !== location);
  tell(draft, { type: 'location-placed', seat: turnOf(draft).seat, location, cell, rotation, by });
  // E6
  if (location === HIVE) doNext(draft, { do: 'scan', cause: 'hive' });
  // V5
  if (isSealed(draft.map, draft.locationDeck)) endMatch(draft, 'sealed');
}
