import { openMatch, seenBy, viewFor } from '#server/dealer/index.ts';

/** What the rooms let the dealer open and show. A part of the server, so that a test can seat a match it made. */
export interface Dealer {
  readonly openMatch: typeof openMatch;
  readonly viewFor: typeof viewFor;
  readonly seenBy: typeof seenBy;
}

export const THE_DEALER: Dealer = { openMatch, viewFor, seenBy };
