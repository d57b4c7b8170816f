import type { BeliefOf } from '#client/theatre/minds.ts';
import type { ForkStep, MatchSetup, SeatView, SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Day, Difficulty } from './days.ts';

/** A moment of a match of bots, as one seat saw it, with everything that is told afterwards. */
export interface Case {
  readonly day: Day;
  /** The same letters, the same case: other bots play another match of the same day. */
  readonly mark: string;
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

/** What a case is made of, kept so that it stays what it was when bots have learned to play otherwise. */
export interface KeptCase {
  readonly setup: MatchSetup;
  readonly steps: readonly ForkStep[];
  readonly at: number;
  readonly seat: SeatId;
  /** By seat: how likely the bot thought it Infected. */
  readonly believed: Readonly<Record<string, number>>;
}

export interface CaseQuestions {
  /** The case of a day: the same on every device that has this program. */
  caseOf(day: Day): Case;
  /** One that was kept; nothing if it is of other rules. */
  caseAgain(of: { readonly day: Day; readonly kept: KeptCase }): Case | undefined;
}
