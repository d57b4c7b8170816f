import { createHash } from 'node:crypto';
import type { RandomBytes } from '#server/process/random-bytes.ts';

/** Bytes that look random and are the same for the same seed. */
export function seededBytes(seed: string): RandomBytes {
  let blocks = 0;
  let rest = Buffer.alloc(0);
  return (count) => {
    while (rest.length < count) {
      rest = Buffer.concat([rest, createHash('sha256').update(`${seed}/${blocks++}`).digest()]);
    }
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return Uint8Array.from(taken);
  };
}
