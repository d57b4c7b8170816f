import type { RuleNumber, SeatId } from '../vocabulary/index.ts';

/** Section V: how a match ended. */
export const ENDINGS = {
  'hive-burnt': 'V1',
  'all-infected': 'V2',
  'last-human-without-fuel': 'V3',
  'no-human-trooper': 'V3',
  'troopers-dead': 'V4',
  sealed: 'V5',
  'all-dead': 'V6',
  abandoned: 'V7',
  'time-is-up': 'V8',
  'nobody-can-win': 'V9',
} as const satisfies Record<string, RuleNumber>;

export type EndingKind = keyof typeof ENDINGS;

/** What everybody learns at the end. */
export interface Ending {
  readonly kind: EndingKind;
  readonly winners: readonly SeatId[];
}
