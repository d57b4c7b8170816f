/** How words begin that a table can wish not to read, without accents: few, in the languages of the page. */
const UNWANTED: readonly string[] = [
  ...[
    'fuck',
    'motherfuck',
    'shit',
    'bullshit',
    'cunt',
    'bitch',
    'asshole',
    'nigg',
    'fag',
    'retard',
    'whore',
    'slut',
  ],
  ...[
    'putain',
    'merde',
    'salop',
    'connard',
    'connass',
    'encul',
    'negr',
    'pede',
    'batard',
    'bougnoul',
    'niqu',
  ],
];

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e');

/** The same sentence, with the letters of such words but the first left out: how long it was still shows. */
export function cleanWords(text: string): string {
  return text.replaceAll(/[\p{L}\p{M}\d]+/gu, (word) =>
    UNWANTED.some((beginning) => plain(word).startsWith(beginning))
      ? `${word.slice(0, 1)}${'•'.repeat(word.length - 1)}`
      : word,
  );
}
