import * as z from 'zod/mini';
import { SEAT_KEY, SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';
import { readStored, type Shape, written } from './stored.ts';

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

/** Where a device keeps things: what has to be kept apart, as two devices in one program, has a memory each. */
export interface Memory {
  recall(item: string): string | undefined;
  keep(item: string, value: string): void;
  forget(item: string): void;
}

export const DEVICE_MEMORY: Memory = { recall, keep, forget };

export const recallName = (): string => recall('name') ?? '';
export const keepName = (name: string): void => keep('name', name);

/** A screen that is held in a hand, upright or on its side. */
const HANDHELD = '(pointer: coarse) and (max-width: 44rem), (pointer: coarse) and (max-height: 30rem)';

export const isHandheld = (): boolean => matchMedia(HANDHELD).matches;

/** Whether the hand and the role lie face down on this device, if somebody chose that or its opposite. */
export function recallCovered(): boolean | undefined {
  const kept = recall('covered');
  return kept === undefined ? undefined : kept === 'yes';
}
export const keepCovered = (covered: boolean): void => keep('covered', covered ? 'yes' : 'no');

/** How fast a match is told on this device. */
export const recallPace = (): string | undefined => recall('pace');
export const keepPace = (pace: string): void => keep('pace', pace);

const MUTED: Shape<readonly string[]> = { version: 1, schema: z.array(z.string()) };

/** Whom this device does not want to hear, by table and name. */
export const recallMuted = (): readonly string[] => readStored(MUTED, recall('muted')) ?? [];
export const keepMuted = (muted: readonly string[]): void => keep('muted', written(MUTED, muted));

const seatItem = (code: string) => `seat:${code}`;

/** The secret that opens this device's seat at a table: made here, known to the server only as a hash. */
export function seatKey(code: string): string {
  const item = seatItem(code);
  const key = recallKey(item) ?? randomHex(SEAT_KEY_BYTES);
  keep(item, key);
  return key;
}

/** A key that was made before its table had a code. */
export const keepSeatKey = (code: string, key: string): void => keep(seatItem(code), key);

/** At which table a match was played: the key to that seat also gives consent to show the match. */
export const keepTableOf = (matchId: string, code: string): void => keep(`table of ${matchId}`, code);

export function keyOfMatch(matchId: string): string | undefined {
  const code = recall(`table of ${matchId}`);
  return code === undefined ? undefined : recallKey(seatItem(code));
}

/** A damaged key opens nothing, and the server does not even read it. */
function recallKey(item: string): string | undefined {
  const key = recall(item);
  return key !== undefined && SEAT_KEY.test(key) ? key : undefined;
}

export const randomHex = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
