import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Weights, Worlds } from './worlds.ts';

/** How far a filter had come after a piece of evidence: whoever witnesses more goes on from there. */
export interface Bookmark {
  readonly whose: SeatId | undefined;
  readonly worlds: Worlds;
  readonly weights: Weights;
  readonly deeds: Float64Array;
  readonly hasDeeds: boolean;
  readonly packetLeft: number;
  readonly amInfected: boolean;
}

/**
 * What a chair has witnessed only grows, so that its beliefs need not be worked out from the beginning each time. The
 * result is the same to the last bit as without; only the newest bookmark of a story is kept.
 */
const bookmarks = new WeakMap<Evidence, Bookmark>();

/** So far back a bookmark is looked for; a player thinks more often than so much happens. */
const NEAR = 80;

/** The newest bookmark of somebody's story, taken out of it, and where it lay. */
export function takeBookmark(
  evidence: readonly Evidence[],
  worlds: Worlds,
  whose: SeatId | undefined,
): { readonly mark: Bookmark; readonly at: number } | undefined {
  for (let at = evidence.length - 1; at >= Math.max(0, evidence.length - NEAR); at -= 1) {
    const last = evidence[at];
    if (!last || last.type === 'dealt-alert') break;
    const mark = bookmarks.get(last);
    if (mark?.worlds !== worlds || mark.whose !== whose) continue;
    bookmarks.delete(last);
    return { mark, at };
  }
  return undefined;
}

export function putBookmark(evidence: readonly Evidence[], mark: () => Bookmark): void {
  const last = evidence.at(-1);
  if (last) bookmarks.set(last, mark());
}
