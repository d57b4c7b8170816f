/** The state everyone at a table sees, as the client reads it. */
export interface PublicSeat {
  readonly name: string;
  readonly present: boolean;
  readonly ready: boolean;
}

export interface PublicTable {
  readonly code: string;
  /** By seat: Colyseus knows only text for keys. */
  readonly seats: ReadonlyMap<string, PublicSeat>;
}

/** The close code a device gets when its seat was opened on another one. */
export const SEAT_MOVED = 4100;
