import { type Store, StoreError, type StoreProblem } from './store.ts';

/** What is asked of the store in its thread; closing is asked for by itself. */
export type CallName = Exclude<keyof Store, 'close' | 'whenLost' | 'releaseTable'>;

export type Call = {
  readonly [Name in CallName]: {
    readonly name: Name;
    readonly given: Parameters<Store[Name]>;
  };
}[CallName];

/** A call as it travels: as text, which is what was given at the moment of the call, whatever becomes of it. */
export interface CarriedCall {
  readonly id: number;
  readonly name: CallName;
  readonly given: string;
}

/** What was asked for together travels together. */
export type ToThread = readonly CarriedCall[] | 'close';

/** An error as it travels between threads: a class does not survive that. */
export interface CarriedError {
  readonly problem: StoreProblem;
  readonly sentence: string;
  readonly cause: unknown;
}

export type Outcome =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly error: CarriedError };

export type FromThread =
  | { readonly type: 'opened' }
  | { readonly type: 'not-opened'; readonly error: CarriedError }
  /** What was committed together comes back together. */
  | { readonly type: 'done'; readonly outcomes: readonly Outcome[] }
  | { readonly type: 'closed'; readonly error?: CarriedError };

export function carried(error: unknown): CarriedError {
  if (!(error instanceof StoreError)) throw error;
  return { problem: error.problem, sentence: error.message, cause: error.cause };
}

export const arrived = ({ problem, sentence, cause }: CarriedError): StoreError =>
  new StoreError(problem, sentence, { cause });
