import type { Place } from '#client/play/pointed-place.ts';
import type { en } from '#client/texts/en/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { CardFace, SeatId } from '#shared/vocabulary/index.ts';

export type LessonName = keyof typeof en.learn.lessons;

/** One sentence on the way, and what it points at. */
export interface Pointed {
  readonly says: keyof typeof en.learn.point;
  readonly at: Place | undefined;
  /** The card it speaks of. */
  readonly card?: CardFace['kind'];
}

/** What is learned in a moment of a match. All of it is told from what the learner's seat sees, now and at the start. */
export interface Lesson {
  /** As few commands as it takes. */
  readonly par: number;
  goal(now: SeatView, start: SeatView): boolean;
  failed(now: SeatView, start: SeatView): boolean;
  /** What to do next; nothing while others play. The other is who it is about, besides the learner. */
  pointed(now: SeatView, start: SeatView, other: SeatId | undefined): Pointed | undefined;
}

/** Three for who needed no more than it takes, two for one detour. */
export function starsFor(moves: number, par: number): 1 | 2 | 3 {
  if (moves <= par) return 3;
  return moves <= par + 2 ? 2 : 1;
}
