import * as z from 'zod/mini';
import { SEAT_IDS } from '../vocabulary/index.ts';

/** A seat, wherever one is read: from the wire, a disk or a device. */
export const seat = z.literal([...SEAT_IDS]);
