import type { ToldCue } from '#client/story/story.ts';
import type { View } from '#shared/play/index.ts';
import type { Staged } from './scene/staged.ts';
import { stagedTold } from './scene/staged.ts';

/** Scenes that stay until they are put away, because they are about the one who reads. */
export type ReadKind = 'trade' | 'body-scan' | 'scan' | 'death';

/** Something that was told and still has to be read. */
export interface Unread {
  readonly kind: ReadKind;
  readonly staged: Staged;
}

/** What of the told was not put away yet, oldest first; nothing from before this device came. */
export function unreadOf(
  view: View,
  told: readonly ToldCue[],
  read: ReadonlySet<string>,
): Unread | undefined {
  for (const cue of told) {
    const kind = cue.past || read.has(cue.key) ? undefined : readKind(view, cue);
    if (kind) return { kind, staged: stagedTold(cue, view) };
  }
  return undefined;
}

function readKind(view: View, { events }: Pick<ToldCue, 'events'>): ReadKind | undefined {
  const me = 'me' in view ? view.me : undefined;
  for (const event of events) {
    if (event.type === 'scanned' && isLiving(view)) return 'scan';
    if (event.type === 'traded' && event.own) return 'trade';
    if (event.type === 'died' && event.seat === me) return 'death';
    if (event.type === 'body-scanned' && (event.hand || event.seat === me)) return 'body-scan';
  }
  return undefined;
}

/** R6: who is scanned. Whoever only watches is kept up by no scan, however many there were. */
export const isLiving = (view: View): boolean => 'me' in view && !view.seats[view.me]?.eliminated;
