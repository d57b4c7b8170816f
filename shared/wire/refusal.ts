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
  'only-the-leader',
  'not-waiting',
  'not-playing',
  'not-over',
  'only-watching',
  'no-spectators',
  'too-few-players',
  'not-everybody-ready',
  'not-everybody-here',
  'not-everybody-opened',
  'sealed-anew',
  'not-dealing',
  'other-part',
  'late',
  'ticket-used',
  'too-many-requests',
  'too-many-tables',
  'server-full',
  'silenced',
  'only-claims',
  'not-idle',
  'not-your-clock',
  'time-used',
  'has-a-chair',
  'seen-a-seat',
  'no-bot-chair',
  'no-such-ask',
  'no-eyes',
  'no-such-device',
  'no-such-watcher',
  'through-eyes',
  'not-your-seat',
  'removed',
  'banned',
  'other-picture',
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

/** Why a request over HTTP was refused, by its body. */
export function refusalIn(body: unknown): TableRefusal {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
  return isTableRefusal(reason) ? reason : 'failed';
}
