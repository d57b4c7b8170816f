import type { BeliefOf } from '#client/theatre/minds.ts';
import type { ForkStep, MatchSetup, SeatView, SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Day, Difficulty } from './days.ts';

/** A moment of a match of bots, as one seat saw it, with everything that is told afterwards. */
export interface Case {
  readonly day: Day;
  readonly difficulty: Difficulty;
  readonly setup: MatchSetup;
  readonly steps: readonly ForkStep[];
  readonly at: number;
  readonly seat: SeatId;
  /** What the seat sees at that moment, and saw happen until then. */
  readonly view: SeatView;
  readonly seen: readonly (readonly SeenEvent[])[];
  /** What the bot in that seat believed, and what was so. */
  readonly beliefs: readonly BeliefOf[];
  /** Who infected whom until then. */
  readonly infectedBy: readonly { readonly seat: SeatId; readonly by: SeatId; readonly step: number }[];
}

export interface CaseQuestions {
  /** The case of a day: the same on every device that has this program. */
  caseOf(day: Day): Case;
}
