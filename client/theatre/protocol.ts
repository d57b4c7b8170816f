import type {
  Audience,
  MatchRecord,
  Receipt,
  RevealedView,
  SeatView,
  SeenEvent,
  Unproven,
  Verdict,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { MatchTimeline } from './match-timeline.ts';
import type { BeliefOf, Minds } from './minds.ts';

/** A record that plays to its end, or where it stops holding. */
export type Opening =
  | { readonly ok: true; readonly record: MatchRecord; readonly script: MatchTimeline }
  | { readonly ok: false; readonly verdict: Unproven };

/** One moment, with everything open; and as one seat saw it, if one was asked for. */
export interface Moment {
  readonly truth: RevealedView;
  readonly seen: SeatView | undefined;
}

/** What the page asks the worker, and what it answers. */
export interface Questions {
  /** Whatever came for a record. */
  open(content: unknown): Opening;
  moment(at: { readonly step: number; readonly seat: SeatId | undefined }): Moment;
  /** What a seat, or everybody, saw happen, step by step. */
  eyes(audience: Audience): readonly (readonly SeenEvent[])[];
  /** What every chair believed of every other through the whole match. */
  minds(talk: readonly TalkedAt[]): Minds;
  /** The same of one chair at one step, with its reasons. */
  mind(of: {
    readonly step: number;
    readonly seat: SeatId;
    readonly talk: readonly TalkedAt[];
  }): readonly BeliefOf[];
  verify(held: { readonly record: MatchRecord; readonly receipt: Receipt | undefined }): Verdict;
}
