/** A table that waits for anybody, as the home page lists it. */
export interface ListedTable {
  readonly code: string;
  /** The name of who opened it. */
  readonly opener: string;
  readonly seated: number;
  readonly seats: number;
}
