import * as z from 'zod/mini';
import type { Opening, SealedSetup } from '#shared/play/index.ts';
import { DEVICE_MEMORY, type Memory } from './memory.ts';
import { sealOf, setupDigest } from './part.ts';
import { readStored, type Shape, written } from './stored.ts';

/** D4: that this device opened a part, and at which table. */
export interface KeptOpening extends Opening {
  readonly table: string;
  /** It was dealt; or a receipt tells that it was not. */
  readonly settled: boolean;
}

/** Why a device does not open its part. */
export type Withheld =
  /** The digest that is told is not the one of the set-up that is shown. */
  | 'other-digest'
  /** This device is not bound to the part it has for this deal. */
  | 'not-bound'
  /** Somebody who is no bot is not bound to anything yet. */
  | 'not-sealed'
  /** The part was opened for another set-up, or for a match of its own: somebody may know it. */
  | 'spent';

/** What a device is asked to open its part for. */
export interface Asked {
  readonly sealed: SealedSetup;
  /** As the server tells it. */
  readonly digest: string;
  /** Which of the set-up's seats is this device's. */
  readonly place: number;
  readonly part: string;
}

/** D4: what speaks against opening; nothing if all is as it was promised. */
export function objectionTo(
  { sealed, digest, place, part }: Asked,
  openings: readonly KeptOpening[],
): Withheld | undefined {
  if (setupDigest(sealed) !== digest) return 'other-digest';
  if (sealed.commitments[place] !== sealOf(part)) return 'not-bound';
  if (sealed.seats.some(({ bot }, i) => !bot && !sealed.commitments[i])) return 'not-sealed';
  const before = openings.filter(({ commitment }) => commitment === sealed.commitment);
  return before.some(({ setup, settled }) => settled || setup !== digest) ? 'spent' : undefined;
}

const ITEM = 'openings';
const MOST_OPENINGS = 200;

const OPENINGS: Shape<readonly KeptOpening[]> = {
  version: 1,
  schema: z.array(
    z.object({ table: z.string(), commitment: z.string(), setup: z.string(), settled: z.boolean() }),
  ),
};

/** Every part this device ever opened, at whatever table: one server could ask for the same one at two of them. */
export function recallOpenings({ recall }: Memory = DEVICE_MEMORY): readonly KeptOpening[] {
  return readStored(OPENINGS, recall(ITEM)) ?? [];
}

export function keepOpenings(openings: readonly KeptOpening[], { keep }: Memory = DEVICE_MEMORY): void {
  keep(ITEM, written(OPENINGS, openings.slice(-MOST_OPENINGS)));
}
