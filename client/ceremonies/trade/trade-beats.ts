import type { Outcome } from '#client/words/outcomes.ts';

/** The own trade after both are sealed. Nothing here knows what was traded. */
export const OWN_TRADE_MS = 2200;
export const OWN_TRADE = {
  sealed: 0,
  cross: 400,
  turn: 1100,
  /** Half turned: its face is in the page from here on. */
  face: 1300,
  rest: 1500,
  words: 1700,
  answers: OWN_TRADE_MS,
} as const;

/** What the table sees of it. */
export const SEEN_TRADE_MS = 2000;
export const SEEN_TRADE = { names: 0, cross: 400, crossed: 1100 } as const;

/** How long a card burns, and growth spreads; then it stands. */
export const HEAT_MS = 900;

/** Where the heat of an outcome is seen: on the card that came, or on the one that was given. */
export type Heat =
  | { readonly what: 'burning' | 'growth'; readonly from: 'got' | 'gave' }
  | { readonly what: 'nothing' };

/** Only where something was burned or took hold; everything else is cold. */
export function heatOf(kind: Outcome['kind'] | undefined): Heat {
  switch (kind) {
    case 'infected':
    case 'infected-by-host':
      return { what: 'growth', from: 'got' };
    case 'burned-theirs':
    case 'burned-host':
      return { what: 'burning', from: 'got' };
    case 'burned-yours':
    case 'host-burned':
      return { what: 'burning', from: 'gave' };
    case 'yours':
    case 'mutual':
    case 'already':
    case 'host-passed':
      return { what: 'growth', from: 'gave' };
    default:
      return { what: 'nothing' };
  }
}
