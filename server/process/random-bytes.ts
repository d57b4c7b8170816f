/** The only source of randomness on the server; tests bring bytes of their own. */
export type RandomBytes = (count: number) => Uint8Array;
