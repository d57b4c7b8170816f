import type { PlacedLocation } from '#shared/map/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';

/** A place where the next location can lie, as it would lie there. */
export interface Ghost extends PlacedLocation {
  /** It is the one being looked at. */
  readonly aimed: boolean;
}

/** What the map says one can do. */
export interface Hints {
  readonly rooms: readonly RoomId[];
  readonly ghosts: readonly Ghost[];
  /** Keys of the tokens that can be aimed at or chosen. */
  readonly targets: ReadonlySet<string>;
  /** Wounds that would fall, by the keys of what they would fall on. */
  readonly wounds: ReadonlyMap<string, number>;
  /** Keys of what is pointed at or looked at. */
  readonly chosen: ReadonlySet<string>;
  /** Where something is asked of who looks: it has to be seen. */
  readonly asked: readonly RoomId[];
}

export const NO_HINTS: Hints = {
  rooms: [],
  ghosts: [],
  targets: new Set(),
  wounds: new Map(),
  chosen: new Set(),
  asked: [],
};
