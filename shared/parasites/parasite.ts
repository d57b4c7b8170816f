import type { RoomId } from '../vocabulary/index.ts';

/** C3: grey has 1 HP and does 1 damage, black 2 and 2. */
export type ParasiteColour = 'grey' | 'black';

/** C3: five of each; 0 to 4 are printed grey, 5 to 9 black. */
export const PARASITE_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type ParasiteId = (typeof PARASITE_IDS)[number];

/** A parasite on the map. A black one that was turned over shows grey (A5). */
export interface Parasite {
  readonly id: ParasiteId;
  readonly colour: ParasiteColour;
  readonly room: RoomId;
}

/** The colour a parasite has in the reserve, and comes out of it with. */
export function printedColour(id: ParasiteId): ParasiteColour {
  return id < 5 ? 'grey' : 'black';
}

/** P3 */
export function damageOf(colour: ParasiteColour): 1 | 2 {
  return colour === 'grey' ? 1 : 2;
}

/** P3: what every character in the room suffers. */
export function damageIn(parasites: readonly Parasite[], room: RoomId): number {
  return parasitesIn(parasites, room).reduce((sum, { colour }) => sum + damageOf(colour), 0);
}

export function parasitesIn(parasites: readonly Parasite[], room: RoomId): readonly Parasite[] {
  return parasites.filter((parasite) => parasite.room === room);
}

/** What is not on the map, greys first (P6). */
export function reserve(parasites: readonly Parasite[]): readonly ParasiteId[] {
  return PARASITE_IDS.filter((id) => parasites.every((parasite) => parasite.id !== id));
}
