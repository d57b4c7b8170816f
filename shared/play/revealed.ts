import type { CardFace, HandCard, LocationId, SearchCardKind, SeatId } from '../vocabulary/index.ts';
import type { Actor, Command } from './command.ts';
import type { GameEvent } from './event.ts';
import type { Role } from './role.ts';
import type { PublicView } from './view.ts';

/** One seat with its secrets. */
export interface RevealedSeat {
  readonly seat: SeatId;
  readonly role: Role;
  readonly hand: readonly HandCard[];
  /** X5: who infected it; nothing for the Host and for humans. */
  readonly infectedBy: SeatId | undefined;
}

/** What the table could not see happen, dated by its step. */
export type Secret = { readonly step: number } & (
  | { readonly type: 'became-host'; readonly seat: SeatId }
  | { readonly type: 'infected'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly type: 'infection-blocked'; readonly seat: SeatId; readonly by: SeatId }
  | {
      readonly type: 'traded';
      readonly between: readonly [SeatId, SeatId];
      readonly gave: readonly [CardFace, CardFace];
    }
);

/** Everything about a finished match as it stood after one of its steps. */
export interface RevealedView {
  readonly step: number;
  /** What was played at this step; nothing at step 0, the deal. */
  readonly played: { readonly actor: Actor; readonly command: Command } | undefined;
  readonly events: readonly GameEvent[];
  readonly table: PublicView;
  readonly seats: readonly RevealedSeat[];
  /** Both decks from the top. */
  readonly searchDeck: readonly SearchCardKind[];
  readonly locationDeck: readonly LocationId[];
  /** All secrets up to this step. */
  readonly secrets: readonly Secret[];
}
