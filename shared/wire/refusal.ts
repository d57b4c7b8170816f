import type { ReasonCode } from '../play/index.ts';

/** Every way the table says no to a person; the words are the client's. */
const TABLE_REFUSALS = [
  'name-empty',
  'name-too-long',
  'name-unprintable',
  'name-taken',
  'table-full',
  'table-started',
  'colour-taken',
  'chair-taken',
  'only-the-opener',
  'not-waiting',
  'not-playing',
  'not-over',
  'only-watching',
  'no-spectators',
  'too-few-players',
  'not-everybody-ready',
  'late',
  'ticket-used',
  'too-many-requests',
  'silenced',
  'not-idle',
  'not-your-seat',
  'rules-changed',
  'no-such-table',
  'not-understood',
  'failed',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** Why the table or, for a command, the dealer refuses. */
export type Refusal = TableRefusal | ReasonCode;

export const isTableRefusal = (text: unknown): text is TableRefusal =>
  TABLE_REFUSALS.some((refusal) => refusal === text);
