import { packed } from '#shared/wire/packed.ts';
import type { Shown } from '#shared/wire/table.ts';
import { readFrame } from '#tests/trials/table/frame.ts';

/** What bytes are for: what happened, what is a seat's own, the public state, and the rest. */
export type FrameKind = 'events' | 'own' | 'patch' | 'other';

export const NO_BYTES: Readonly<Record<FrameKind, number>> = { events: 0, own: 0, patch: 0, other: 0 };

export function sizesOf(frame: Uint8Array): Readonly<Record<FrameKind, number>> {
  const { length } = frame;
  const read = readFrame(frame);
  if (read.kind === 'patch') return { ...NO_BYTES, patch: length };
  if (read.kind === 'other' || read.type !== 'shown') return { ...NO_BYTES, other: length };
  const { own: changed } = read.message as Shown;
  const own = changed ? packed(changed).length : 0;
  return { ...NO_BYTES, own, events: length - own };
}
