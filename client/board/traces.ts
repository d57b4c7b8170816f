import { mapOf } from '#shared/map/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import type { Character, Colour, SeatId } from '#shared/vocabulary/index.ts';
import type { Point } from './geometry.ts';
import { pathBetween } from './paths.ts';
import type { Token } from './tokens.ts';

/** Where somebody walked since his turn began. */
interface Trail {
  readonly seat: SeatId;
  readonly path: readonly Point[];
}

/** Where somebody fell: an outline on the floor until the end of the match. */
export interface Remains {
  readonly key: string;
  readonly colour: Colour;
  readonly character: Character;
  readonly at: Point;
}

/** What people leave on the floor. All of it is public: it is read from what everybody saw. */
export interface Traces {
  readonly trails: ReadonlyMap<string, Trail>;
  readonly remains: readonly Remains[];
}

export const NO_TRACES: Traces = { trails: new Map(), remains: [] };

/** A view as it is laid out. */
interface Shown {
  readonly view: PublicView;
  readonly tokens: readonly Token[];
}

type CharacterToken = Token & { readonly figure: Extract<Token['figure'], { type: 'character' }> };

const charactersOf = ({ tokens }: Shown): readonly CharacterToken[] =>
  tokens.filter((token): token is CharacterToken => token.figure.type === 'character');

/** The traces after a view that follows another; a jump to another moment leaves none. */
export function tracesAfter(traces: Traces, before: Shown, after: Shown): Traces {
  const standing = new Map(charactersOf(after).map((token) => [token.key, token]));
  const moved = charactersOf(before).filter(({ key, room }) => {
    const now = standing.get(key);
    return now !== undefined && now.room !== room;
  });
  if (isJump(before.view, after.view) || moved.length > 1) return NO_TRACES;
  const isNewTurn = before.view.turn?.seat !== after.view.turn?.seat;
  const trails = new Map(
    [...traces.trails].filter(
      ([key, { seat }]) => standing.has(key) && !(isNewTurn && seat === after.view.turn?.seat),
    ),
  );
  const map = mapOf(after.view.placed);
  for (const { key, room, area, spots } of moved) {
    const now = standing.get(key);
    const [spot] = spots;
    const path = now && pathBetween(map, { room, at: area }, { room: now.room, at: now.area });
    if (!path || !spot || !('seat' in spot)) continue;
    trails.set(key, { seat: spot.seat, path: [...(trails.get(key)?.path ?? []), ...path] });
  }
  const fallen = charactersOf(before).filter(({ key }) => !standing.has(key));
  return {
    trails,
    remains: [
      ...traces.remains,
      ...fallen.map(({ key, figure: { colour, character }, area: { x, y } }) => ({
        key,
        colour,
        character,
        at: { x, y },
      })),
    ],
  };
}

/** One step never goes back, nor further than the next phase. */
function isJump(before: PublicView, after: PublicView): boolean {
  const lies = new Set(after.placed.map(({ location }) => location));
  return (
    after.phase < before.phase ||
    after.phase > before.phase + 1 ||
    before.placed.some(({ location }) => !lies.has(location))
  );
}
