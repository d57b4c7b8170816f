import type { SeenStep } from '#client/device/seen-step.ts';
import type {
  Ending,
  Fork,
  ForkedMatch,
  ForkStep,
  GameEvent,
  PublicView,
  RevealedSeat,
  SeatCommand,
  View,
} from '#shared/play/index.ts';
import type { BotLevel } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';

/** What is shown at a local table after a step. */
export interface Shown {
  readonly view: View;
  readonly step: SeenStep;
  /** Everybody's role and hand, once the match is over. */
  readonly revealed: readonly RevealedSeat[];
}

/** What came of a command: how the table answers, and if it was played, what is shown now. */
export interface Tried {
  readonly answer: Answer;
  readonly shown?: Shown;
}

/** Where to sit down, and how well the others play, who remember what their chairs saw. Without a level they are plain. */
export interface LocalSeat extends Fork {
  readonly others?: BotLevel;
}

/** One way a match went: what happened step by step, the deal first, and how it ended if it has. */
export interface Course {
  readonly events: readonly (readonly GameEvent[])[];
  readonly ending: Ending | undefined;
}

/** A fork beside what really happened. */
export interface Compared {
  /** Who plays, for words about either. */
  readonly cast: PublicView;
  readonly real: Course;
  readonly branch: Course;
}

/** What the page asks the dealer of a local table. */
export interface LocalQuestions {
  /** Deals, and plays up to the moment to go on from. */
  sitDown(seat: LocalSeat): Shown;
  play(command: SeatCommand): Tried;
  /** One step of the others; nothing if the person is asked, or the match is over. */
  goOn(nothing: undefined): Shown | undefined;
  /** All that was played since somebody sat down. */
  branch(nothing: undefined): readonly ForkStep[];
  compare(forked: ForkedMatch): Compared;
}

/** The dealer of a table that is open: beside the page in a worker, or in the page itself. */
export interface LocalDealer {
  play(command: SeatCommand): Promise<Tried>;
  goOn(): Promise<Shown | undefined>;
  close(): void;
}
