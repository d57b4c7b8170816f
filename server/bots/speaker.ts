import type { SeatView } from '#shared/play/index.ts';
import type { Claim, ClaimedCard } from '#shared/talk/index.ts';
import type { CardFace, SeatId } from '#shared/vocabulary/index.ts';
import type { ThinkerMemory } from './thinker.ts';

/** Who speaks: what his chair knows, what he remembers, and whether he tells the truth this time. */
export interface Speaker {
  readonly view: SeatView;
  readonly memory: ThinkerMemory;
  readonly isLying: boolean;
  /** How likely he thinks a seat is Infected. */
  suspicionOf(seat: SeatId): number;
}

/** D1: what the own diary says of the last trade with somebody, or with anybody. */
export function lastTrade({ diary }: SeatView, partner?: SeatId) {
  const entry = diary.findLast(
    (each) => each.type === 'traded' && (partner === undefined || each.with === partner),
  );
  return entry?.type === 'traded' ? entry : undefined;
}

export function isOwnInfection({ seats, me }: SeatView, card: CardFace): boolean {
  return card.kind === 'infection' && card.colour === seats[me]?.colour;
}

/** What a trade was, card by card. */
export function tradeClaims(seat: SeatId, gave: CardFace, got: CardFace): readonly Claim[] {
  return [
    ...(gave.kind === 'host' ? [] : [{ type: 'gave', card: gave.kind, seat } as const]),
    ...(got.kind === 'host' ? [] : [{ type: 'got', card: got.kind, seat } as const]),
  ];
}

/** What somebody would give who has nothing to hide. */
const INNOCENT: readonly ClaimedCard[] = ['gas-can', 'ammo', 'armor'];

/** What an Infected says he gave. */
export function innocentGift(seat: SeatId): readonly Claim[] {
  return INNOCENT.map((card) => ({ type: 'gave', card, seat }));
}
