/** A table has room for this many players (C1). */
export const SEATS = 6;
