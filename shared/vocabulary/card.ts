import { keysOf } from './keys.ts';
import type { Colour } from './seat.ts';

/**
 * C4: the Search deck. `life` is what becomes of a card once drawn:
 * `held` stays in the hand, `laid-down` may go face up on the table for good, `single-use` is
 * discarded when used, `reaction` is played when attacked, `alert` is resolved at once.
 */
export const SEARCH_CARDS = {
  'gas-can': { copies: 12, life: 'held' },
  armor: { copies: 7, life: 'reaction' },
  ammo: { copies: 6, life: 'laid-down' },
  'parasite-alert': { copies: 3, life: 'alert' },
  'first-aid-kit': { copies: 3, life: 'single-use' },
  keycard: { copies: 3, life: 'laid-down' },
  'heavy-gun': { copies: 2, life: 'laid-down' },
  grenade: { copies: 2, life: 'single-use' },
  'energy-boost': { copies: 2, life: 'single-use' },
  'target-scope': { copies: 2, life: 'laid-down' },
  'combat-knife': { copies: 2, life: 'laid-down' },
  'body-scanner': { copies: 1, life: 'single-use' },
  host: { copies: 1, life: 'held' },
} as const satisfies Record<string, { copies: number; life: string }>;

export type SearchCardKind = keyof typeof SEARCH_CARDS;
export const SEARCH_CARD_KINDS = keysOf(SEARCH_CARDS);

type KindWithLife<Life> = {
  [Kind in SearchCardKind]: (typeof SEARCH_CARDS)[Kind]['life'] extends Life ? Kind : never;
}[SearchCardKind];

/** Any search card but Host and parasite alert. */
export type ItemKind = Exclude<SearchCardKind, 'host' | 'parasite-alert'>;
/** H2: what can lie face up on the table. */
export type LaidDownKind = KindWithLife<'laid-down'>;

export function isItem(kind: CardFace['kind']): kind is ItemKind {
  return kind !== 'infection' && kind !== 'host';
}

export function isLaidDownKind(kind: CardFace['kind']): kind is LaidDownKind {
  return isItem(kind) && SEARCH_CARDS[kind].life === 'laid-down';
}

/** I5 */
export const BULLETS_PER_AMMO = 4;

/** What is printed on a card that can be held. */
export type CardFace =
  | { readonly kind: ItemKind | 'host' }
  | { readonly kind: 'infection'; readonly colour: Colour };

/** A card in a hand, by the number its holder knows it by: new whenever a card comes into a hand. */
export type HandCard = CardFace & { readonly id: number };

/** A card face up on a player's table. */
export type LaidDown =
  | { readonly kind: Exclude<LaidDownKind, 'ammo'> }
  | { readonly kind: 'ammo'; readonly bullets: number };

/** I5: as it lies before its first use. */
export function freshlyLaid(kind: LaidDownKind): LaidDown {
  return kind === 'ammo' ? { kind, bullets: BULLETS_PER_AMMO } : { kind };
}
