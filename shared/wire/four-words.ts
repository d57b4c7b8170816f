const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** Sixteen bits as a word everybody can say, whatever he speaks: consonant, vowel, consonant, vowel, consonant. */
function word(bits: number): string {
  const letter = (letters: string, shift: number) => letters[(bits >> shift) & (letters.length - 1)] ?? '';
  return [
    letter(CONSONANTS, 12),
    letter(VOWELS, 10),
    letter(CONSONANTS, 6),
    letter(VOWELS, 4),
    letter(CONSONANTS, 0),
  ].join('');
}

/** D4: a digest to be read aloud: devices that were shown the same set-up say the same four words. */
export function fourWords(digest: string): readonly string[] {
  return [0, 4, 8, 12].map((at) => word(Number.parseInt(digest.slice(at, at + 4), 16)));
}
