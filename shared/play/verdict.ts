import type { Ending } from './ending.ts';
import type { ReasonCode } from './reason.ts';

/** Why a record is not proven. */
export type Flaw =
  /** It is no record of a match at all. */
  | { readonly code: 'no-record' }
  /** It was played by rules this program does not have: that says nothing for or against it. */
  | { readonly code: 'other-rules'; readonly rules: string; readonly known: string }
  /** D4: the server had committed itself to another part. */
  | { readonly code: 'promise' }
  /** D4: the device had opened another part. */
  | { readonly code: 'part' }
  /** D4: the device was shown other names, bots, colours, options or sealed parts. */
  | { readonly code: 'set-up' }
  /** A command that the rules do not allow. */
  | { readonly code: 'refused'; readonly reason: ReasonCode }
  /** What happened was not what the record says happened. */
  | { readonly code: 'digest' }
  /** The record stops before the end of the match. */
  | { readonly code: 'unfinished' }
  /** The device was shown something else. */
  | { readonly code: 'seen' }
  /** The device was not shown the match to its end: from that step on it cannot speak for the record. */
  | { readonly code: 'seen-in-part' }
  /** All of it agrees, but the device had opened its part for another deal before, which never came. */
  | { readonly code: 'opened-not-played' };

export interface Unproven {
  readonly proven: false;
  /** Where the record first does not hold; 0 before its first step. */
  readonly step: number;
  readonly flaw: Flaw;
}

/** Whether a record tells the truth, and if not, where it first does not. */
export type Verdict =
  | {
      readonly proven: true;
      /** Without a device's receipt a record only agrees with itself. */
      readonly witness: 'receipt' | 'none';
      readonly steps: number;
      readonly ending: Ending;
      /** Short enough to read to each other. */
      readonly fingerprint: string;
    }
  | Unproven;
