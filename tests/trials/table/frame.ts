import { unpacked } from '#shared/wire/packed.ts';
import type { Messages } from '#shared/wire/table.ts';

/** The first byte of a frame, as Colyseus numbers them. */
const MESSAGE = 17;
const PATCH = 15;
/** The length of a short name is in its first byte. */
const NAME = 0xa0;

/** What a frame from the server carries. */
export type ReadFrame =
  | { readonly kind: 'message'; readonly type: keyof Messages; readonly message: unknown }
  | { readonly kind: 'patch' }
  | { readonly kind: 'other' };

export function readFrame(frame: Uint8Array): ReadFrame {
  const [first, name = 0] = frame;
  if (first === PATCH) return { kind: 'patch' };
  if (first !== MESSAGE) return { kind: 'other' };
  const begin = 2 + name - NAME;
  const type = Buffer.from(frame.subarray(2, begin)).toString() as keyof Messages;
  return { kind: 'message', type, message: unpacked(frame.subarray(begin)) };
}

/** All that can be read in a frame, also where words are packed. */
export function textOf(frame: Uint8Array): string {
  const read = readFrame(frame);
  const spelled = read.kind === 'message' ? JSON.stringify(read.message) : '';
  return Buffer.from(frame).toString('latin1') + spelled;
}
