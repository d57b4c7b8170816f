import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Said } from '#shared/wire/talk.ts';
import { claimText } from './claims.ts';

/** What was said; a claim in the reader's own language. */
export function sayText({ say, from }: Pick<Said, 'say' | 'from'>, nameOf: (seat: SeatId) => string): string {
  return say.kind === 'chat' ? say.text : claimText(say.claim, nameOf, from);
}
