import type { Refusal } from './refusal.ts';

export const NAME_LENGTH = 20;

type NameRefusal = Extract<Refusal, 'name-empty' | 'name-too-long' | 'name-unprintable'>;
type NameReading = { ok: true; name: string } | { ok: false; reason: NameRefusal };

// Controls, invisible format characters (they can turn text around), lone surrogates, line separators.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The same reading on both sides: the client to answer at once, the server to decide. */
export function readName(text: string): NameReading {
  const name = text.normalize('NFC').replace(/ +/g, ' ').trim();
  if (UNPRINTABLE.test(text)) return { ok: false, reason: 'name-unprintable' };
  if (name === '') return { ok: false, reason: 'name-empty' };
  if ([...name].length > NAME_LENGTH) return { ok: false, reason: 'name-too-long' };
  return { ok: true, name };
}

/** Two names that people would take for one. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
