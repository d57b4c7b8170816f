import * as z from 'zod/mini';
import type { SeatId } from '../vocabulary/index.ts';
import { SEAT_KEY } from './seat-key.ts';

/** What a device says to sit down, or to come back to the seat its key opens. */
export const Arrival = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  key: z.string().check(z.regex(SEAT_KEY)),
});
export type Arrival = z.infer<typeof Arrival>;

export const Ready = z.strictObject({ ready: z.boolean() });
export type Ready = z.infer<typeof Ready>;

/** To one device alone: which seat it holds. */
export interface Seated {
  readonly seat: SeatId;
}
