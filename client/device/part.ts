import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { playerSealText, type SealedSetup, setupSealText } from '#shared/play/index.ts';
import { DEVICE_MEMORY, type Memory, randomHex } from './memory.ts';

const SECRET_BYTES = 32;

/**
 * D4: what this device adds to the chance of a match. It follows from the device's secret, which never leaves it, and
 * from what the server is bound to: a deal that is tried again gets the same part, another one gets another.
 */
export function partFor(commitment: string, memory: Memory = DEVICE_MEMORY): string {
  return bytesToHex(
    hmac(sha256, hexToBytes(secretOf(memory)), utf8ToBytes(`panic-station part ${commitment}`)),
  );
}

/** What is shown of a part before it is opened. */
export const sealOf = (part: string): string => sha256Hex(playerSealText(part));

export const setupDigest = (sealed: SealedSetup): string => sha256Hex(setupSealText(sealed));

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

function secretOf({ recall, keep }: Memory): string {
  const secret = recall('secret') ?? randomHex(SECRET_BYTES);
  keep('secret', secret);
  return secret;
}
