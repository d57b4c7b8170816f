import { type Cell, cellKey } from '#shared/map/index.ts';
import type { ParasiteId } from '#shared/parasites/index.ts';
import type { CharacterRef, RoomId } from '#shared/vocabulary/index.ts';

/** Something that can be pointed at: on the map, or a card in the hand. */
export type Spot =
  | { readonly room: RoomId }
  | { readonly cell: Cell }
  | { readonly parasite: ParasiteId }
  | CharacterRef
  | { readonly card: number };

export function spotKey(spot: Spot): string {
  if ('room' in spot) return `room ${spot.room}`;
  if ('cell' in spot) return `cell ${cellKey(spot.cell)}`;
  if ('parasite' in spot) return `parasite ${spot.parasite}`;
  if ('card' in spot) return `card ${spot.card}`;
  return `${spot.character} ${spot.seat}`;
}
