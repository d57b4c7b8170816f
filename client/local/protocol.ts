import type { SeenStep } from '#client/device/seen-step.ts';
import type { Fork, RevealedSeat, SeatCommand, View } from '#shared/play/index.ts';
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

/** What the page asks the dealer of a local table. */
export interface LocalQuestions {
  /** Deals, and plays up to the moment to go on from. */
  sitDown(fork: Fork): Shown;
  play(command: SeatCommand): Tried;
  /** One step of the others; nothing if the person is asked, or the match is over. */
  goOn(nothing: undefined): Shown | undefined;
}

/** The dealer of a table that is open: beside the page in a worker, or in the page itself. */
export interface LocalDealer {
  play(command: SeatCommand): Promise<Tried>;
  goOn(): Promise<Shown | undefined>;
  close(): void;
}
