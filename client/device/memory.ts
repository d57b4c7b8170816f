import { SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';

/** What this device keeps. A browser that forbids storage still plays; it only forgets on reload. */
const forgotten = new Map<string, string>();

export function recall(item: string): string | undefined {
  try {
    return localStorage.getItem(item) ?? undefined;
  } catch {
    return forgotten.get(item);
  }
}

export function keep(item: string, value: string): void {
  try {
    localStorage.setItem(item, value);
  } catch {
    forgotten.set(item, value);
  }
}

export function forget(item: string): void {
  try {
    localStorage.removeItem(item);
  } catch {
    forgotten.delete(item);
  }
}

export const recallName = (): string => recall('name') ?? '';
export const keepName = (name: string): void => keep('name', name);

/** Whether the hand and the role lie face down on this device. */
export const recallCovered = (): boolean => recall('covered') === 'yes';
export const keepCovered = (covered: boolean): void => keep('covered', covered ? 'yes' : 'no');

/** Whom this device does not want to hear, by table and name. */
export const recallMuted = (): readonly string[] => JSON.parse(recall('muted') ?? '[]');
export const keepMuted = (muted: readonly string[]): void => keep('muted', JSON.stringify(muted));

const seatItem = (code: string) => `seat:${code}`;

/** The secret that opens this device's seat at a table: made here, known to the server only as a hash. */
export function seatKey(code: string): string {
  const item = seatItem(code);
  const key = recall(item) ?? randomHex(SEAT_KEY_BYTES);
  keep(item, key);
  return key;
}

/** At which table a match was played: the key to that seat also gives consent to show the match. */
export const keepTableOf = (matchId: string, code: string): void => keep(`table of ${matchId}`, code);

export function keyOfMatch(matchId: string): string | undefined {
  const code = recall(`table of ${matchId}`);
  return code === undefined ? undefined : recall(seatItem(code));
}

/** D4: what this device adds to the chance of one match. */
export const randomPart = (): string => randomHex(32);

const randomHex = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
