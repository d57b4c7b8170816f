import { createHash } from 'node:crypto';
import type { RandomBytes } from './random-bytes.ts';

const SECRET_BYTES = 32;

/** A new secret, as it is written on the wire. */
export function drawSecret(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('hex');
}

/** What the server keeps of other people's secrets. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
