import type { ActionKind, CommandOf, ReasonCode, SeatCommand } from '#shared/play/index.ts';
import { handMinimum, type ItemKind, type SeatId } from '#shared/vocabulary/index.ts';
import { faceOf } from './cards.ts';
import type { Draft, Match, Prompt, SeatState } from './match.ts';
import { heldCard } from './seats.ts';

/** When a kind of action is possible at all. */
export type When =
  /** On one's own turn with nothing awaited. */
  | 'turn'
  /** T7, X1: also while one's own duty is pending. */
  | 'turn-or-duty'
  /** As the answer to what is awaited of the seat. */
  | Prompt['type']
  /** V7: by every living player while nothing is awaited. */
  | 'anyone';

/**
 * One kind of action. What is offered is `candidates` that `refuse` does not refuse, and what is
 * played passes the same `refuse`: the list and the play cannot disagree.
 */
export interface Action<Given extends SeatCommand> {
  readonly when: When;
  /** Everything worth asking about; must contain all that is legal. */
  candidates(match: Match, seat: SeatState): readonly Given[];
  /** Why this one cannot be done, once its kind is possible at all. */
  refuse(match: Match, seat: SeatState, command: Given): ReasonCode | undefined;
  /** Why there is nothing worth asking about. */
  lacking(match: Match, seat: SeatState): ReasonCode;
  /** Does it; the AP are paid already. */
  perform(draft: Draft, seat: SeatId, command: Given): void;
}

export type ActionOf<Kind extends ActionKind> = Action<CommandOf<Kind>>;

/** H1, C4: why a card of this kind cannot be played from the hand. */
export function refuseCard(
  match: Match,
  seat: SeatState,
  id: number,
  isRight: (kind: ItemKind) => boolean,
): ReasonCode | undefined {
  const held = heldCard(seat, id);
  if (!held) return 'card-not-in-hand';
  const { kind } = faceOf(held.card);
  if (kind === 'infection' || kind === 'host' || !isRight(kind)) return 'wrong-card';
  return seat.hand.length <= handMinimum(match.setup.options) ? 'hand-minimum' : undefined;
}
