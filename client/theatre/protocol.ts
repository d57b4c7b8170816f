import type { MatchRecord, Receipt, RevealedView, SeatView, SeenEvent, Verdict } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Script } from './script.ts';

/** A record that plays to its end, or where it stops holding. */
export type Opening =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly verdict: Extract<Verdict, { proven: false }> };

/** One moment, with everything open; and as one seat saw it, if one was asked for. */
export interface Moment {
  readonly truth: RevealedView;
  readonly seen: SeatView | undefined;
}

/** What the page asks the worker, and what it answers. */
export interface Questions {
  open(record: MatchRecord): Opening;
  moment(at: { readonly step: number; readonly seat: SeatId | undefined }): Moment;
  /** What a seat saw happen, step by step. */
  eyes(seat: SeatId): readonly (readonly SeenEvent[])[];
  verify(held: { readonly record: MatchRecord; readonly receipt: Receipt | undefined }): Verdict;
}

export type Kind = keyof Questions;
export type Asked<Type extends Kind> = Parameters<Questions[Type]>[0];
export type Answered<Type extends Kind> = ReturnType<Questions[Type]>;

/** Over the wire between page and worker: each answer names its question. */
export interface Letter<Type extends Kind = Kind> {
  readonly number: number;
  readonly type: Type;
  readonly asked: Asked<Type>;
}
export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failed: string };
