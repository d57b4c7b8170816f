/** A device's secret for its seat: this many random bytes, in hex on the wire. */
export const SEAT_KEY_BYTES = 32;
export const SEAT_KEY = new RegExp(`^[0-9a-f]{${SEAT_KEY_BYTES * 2}}$`);
