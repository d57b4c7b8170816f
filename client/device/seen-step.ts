import type { SeenEvent } from '#shared/play/index.ts';

/** What was seen to happen at one step, in the order it came. */
export interface SeenStep {
  readonly number: number;
  readonly events: readonly SeenEvent[];
  /** How many events this place had been shown from the deal on before these. */
  readonly before?: number;
  /** It is told to a device that was not there: nothing to stop for any more. */
  readonly past?: true;
  /** It happened while the line was lost: several steps told as one. */
  readonly missed?: true;
}
