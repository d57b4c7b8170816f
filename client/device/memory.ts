import { SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';

/** What this device keeps. A browser that forbids storage still plays; it only forgets on reload. */
const forgotten = new Map<string, string>();

function recall(item: string): string | undefined {
  try {
    return localStorage.getItem(item) ?? undefined;
  } catch {
    return forgotten.get(item);
  }
}

function keep(item: string, value: string): void {
  try {
    localStorage.setItem(item, value);
  } catch {
    forgotten.set(item, value);
  }
}

export const recallName = (): string => recall('name') ?? '';
export const keepName = (name: string): void => keep('name', name);

/** The secret that opens this device's seat at a table: made here, known to the server only as a hash. */
export function seatKey(code: string): string {
  const item = `seat:${code}`;
  const key = recall(item) ?? hex(crypto.getRandomValues(new Uint8Array(SEAT_KEY_BYTES)));
  keep(item, key);
  return key;
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
