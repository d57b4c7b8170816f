import type { Ending } from './ending.ts';

/** Whether a record tells the truth, and if not, where it first does not. */
export type Verdict =
  | {
      readonly proven: true;
      readonly steps: number;
      readonly ending: Ending;
      /** Short enough to read to each other. */
      readonly fingerprint: string;
    }
  | { readonly proven: false; readonly step: number; readonly problem: string };
