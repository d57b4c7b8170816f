import type { Cue } from '#client/story/cue.ts';
import type { ToldCue } from '#client/story/story.ts';
import { type Outcome, ownOutcome } from '#client/words/outcomes.ts';
import type { SeenEvent, View } from '#shared/play/index.ts';
import type { RoomId, SeatId } from '#shared/vocabulary/index.ts';
import type { Going } from './scene-time.ts';

/** Something that happened as a scene shows it: while it is told, or at its end once it is. */
export interface Staged {
  readonly key: string;
  readonly events: readonly SeenEvent[];
  /** The table it is told of: names, colours, places. */
  readonly view: View;
  readonly at: RoomId | undefined;
  readonly who: readonly SeatId[];
  /** What the director gives it, hurry counted in; nothing for what is over. */
  readonly ms: number;
  readonly isOver: boolean;
  /** What it meant for the one who sees it, by what was known before it. */
  readonly outcome: Outcome | undefined;
  /** The view is later than what happened: it says nothing of how it was before. */
  readonly isPast: boolean;
}

export const stagedCue = (cue: Cue, isHeld: boolean): Staged => ({
  key: cue.key,
  events: cue.events,
  view: cue.before,
  at: cue.at,
  who: cue.who,
  ms: cue.ms,
  isOver: isHeld,
  outcome: ownOutcome(cue.before, cue.events),
  isPast: false,
});

export const stagedTold = ({ key, events, at, who, outcome }: ToldCue, view: View): Staged => ({
  key,
  events,
  view,
  at,
  who,
  ms: 0,
  isOver: true,
  outcome,
  isPast: true,
});

/** A scene is as long as the director says: everything in it is stretched alike. */
export const goingOf = ({ ms, isOver }: Pick<Staged, 'ms' | 'isOver'>, whole: number): Going => ({
  pace: ms > 0 ? ms / whole : 1,
  isOver,
});

/** The event a scene is about. */
export function eventOf<Type extends SeenEvent['type']>(
  { events }: Pick<Staged, 'events'>,
  type: Type,
): Extract<SeenEvent, { readonly type: Type }> | undefined {
  return events.find((event): event is Extract<SeenEvent, { readonly type: Type }> => event.type === type);
}
