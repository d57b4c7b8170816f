import type { Refusal } from './refusal.ts';

export const NAME_LENGTH = 20;

type NameRefusal = Extract<Refusal, 'name-empty' | 'name-too-long' | 'name-unprintable'>;
type NameReading = { ok: true; name: string } | { ok: false; reason: NameRefusal };

// Controls, format characters (they can turn text around), lone surrogates, line separators.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
// Letters and signs that show nothing at all, like the Hangul fillers and the empty Braille pattern.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u;
// The one invisible sign people really type: it makes the sign before it a coloured one.
const COLOURED = /(?<=\p{Extended_Pictographic})\ufe0f/gu;
// Accents without a letter, or so many on one that they cover the line above.
const LOOSE_ACCENTS = /^\p{M}| \p{M}|\p{M}{4}/u;

/** The same reading on both sides: the client to answer at once, the server to decide. */
export function readName(text: string): NameReading {
  const name = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (UNPRINTABLE.test(text) || INVISIBLE.test(text.replace(COLOURED, '')) || LOOSE_ACCENTS.test(name)) {
    return { ok: false, reason: 'name-unprintable' };
  }
  if (name === '') return { ok: false, reason: 'name-empty' };
  if ([...name].length > NAME_LENGTH) return { ok: false, reason: 'name-too-long' };
  return { ok: true, name };
}
