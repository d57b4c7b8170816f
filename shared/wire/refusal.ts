/** Every way the server says no to a person; the words are the client's. */
const REFUSALS = [
  'name-empty',
  'name-too-long',
  'name-unprintable',
  'name-taken',
  'table-full',
  'no-such-table',
  'not-understood',
  'failed',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const isRefusal = (text: unknown): text is Refusal => REFUSALS.some((refusal) => refusal === text);
