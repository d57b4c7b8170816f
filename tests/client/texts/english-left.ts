import { en } from '#client/texts/en/index.ts';

/** Every text by its whole key. */
export function textsIn(said: object, above = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(said).flatMap(([key, text]): readonly (readonly [string, string])[] =>
    typeof text === 'string' ? [[`${above}${key}`, text]] : textsIn(text, `${above}${key}.`),
  );
}

/** Names, and words that are the same in both languages. */
export const SAME_WORDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  fr: [
    'Actions',
    'B',
    'Bots',
    'Grain',
    'Grenade',
    'Infection',
    'Menu',
    'Message',
    'O',
    'Options',
    'Orange',
    'Panic Station',
    'Parasites',
    'Pause',
    'Phase',
    'Phrases',
    'R',
    'Scanner',
    'Scans',
    'Table',
    'Terminal',
    'Volume',
    'Votes',
    'auto',
    'bot',
    'normal',
    'parasite',
    'parasites',
    'phase',
    'six',
  ],
};

/** Shorter pieces of sentences are words that other languages have too. */
const LONGER_THAN = 8;

const isSame = (piece: string): boolean =>
  Object.values(SAME_WORDS).some((words = []) => words.some((word) => word.toLowerCase() === piece));

/** Whole words: « la grenade » is no *a grenade*. */
const asWords = (piece: string): RegExp =>
  new RegExp(`(?<!\\p{L})${piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u');

/** What English says between the words that are put in. */
const ENGLISH: ReadonlyMap<string, RegExp> = new Map(
  [
    ...new Set(
      textsIn(en).flatMap(([, text]) =>
        text
          .split(/\{\{[^}]*\}\}/)
          .map((piece) => piece.trim().toLowerCase())
          .filter((piece) => piece.length > LONGER_THAN && !isSame(piece)),
      ),
    ),
  ].map((piece) => [piece, asWords(piece)]),
);

/** The English that is in something said in another language, in whatever case it is shown. */
export function englishLeftIn(said: string): readonly string[] {
  const shown = said.toLowerCase();
  return [...ENGLISH].filter(([, words]) => words.test(shown)).map(([piece]) => piece);
}
