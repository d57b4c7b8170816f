import * as z from 'zod/mini';

export const SEATS = 6;
export const SEAT_KEY_BYTES = 32;

/** What a device says to sit down, or to come back to the seat its key opens. */
export const Arrival = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  key: z.string().check(z.regex(new RegExp(`^[0-9a-f]{${SEAT_KEY_BYTES * 2}}$`))),
});
export type Arrival = z.infer<typeof Arrival>;

export const Ready = z.strictObject({ ready: z.boolean() });
export type Ready = z.infer<typeof Ready>;

/** To one device alone: which seat it holds. */
export interface Seated {
  readonly seat: string;
}
