import type { EndingKind } from '../play/index.ts';

/** A table that waits for anybody, as the home page lists it. */
export interface ListedTable {
  readonly code: string;
  /** The name of who opened it. */
  readonly opener: string;
  readonly seated: number;
  readonly seats: number;
}

/** A finished match all its people agreed to list. */
export interface ListedMatch {
  readonly id: string;
  readonly endedAt: number;
  readonly ending: EndingKind;
  readonly crew: readonly { readonly name: string; readonly bot: boolean }[];
}
