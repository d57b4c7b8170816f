import { describe, expect, test } from 'vitest';
import { en } from '#client/texts/en/index.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';
import { englishLeftIn, SAME_WORDS, textsIn } from './english-left.ts';

/** What is left of a text without what is put in, figures and signs. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/\{\{[^}]*\}\}/g, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll(/\bx\b/g, '')
    .trim();

const others = LANGUAGE_CODES.filter((code) => code !== 'en');

describe.each(others)('nothing is left in English in %s', (code) => {
  const same = SAME_WORDS[code] ?? [];
  const untranslated = (own: object, english: object) => {
    const said = new Map(textsIn(own));
    return textsIn(english).filter(
      ([key, text]) => said.get(key) === text && wordsOf(text) !== '' && !same.includes(wordsOf(text)),
    );
  };

  test('no text', async () => {
    expect(untranslated((await LANGUAGES[code].load()).texts, en)).toEqual([]);
  });

  test('no rule', async () => {
    const [own, english] = [await LANGUAGES[code].rules(), await LANGUAGES.en.rules()];
    expect(untranslated(own.rules, english.rules)).toEqual([]);
  });

  test('no word of what is kept of people', async () => {
    const [own, english] = [await LANGUAGES[code].privacy(), await LANGUAGES.en.privacy()];
    expect(untranslated(own.privacy, english.privacy)).toEqual([]);
  });

  test('no sentence of a text, in part', async () => {
    const left = textsIn((await LANGUAGES[code].load()).texts).flatMap(([key, text]) =>
      englishLeftIn(text).map((piece) => `${key}: ${piece}`),
    );
    expect(left).toEqual([]);
  });
});

test('English is found where it is left', () => {
  expect(englishLeftIn('Ann begins with 4 AP.')).toEqual(['begins with']);
  expect(englishLeftIn('TOUR D’ANN\u202f: OPEN A TABLE')).toEqual(['open a table']);
  expect(englishLeftIn('Panic Station')).toEqual([]);
});
