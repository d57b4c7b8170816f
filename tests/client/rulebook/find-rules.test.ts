import { expect, test } from 'vitest';
import { findRules, markFound, searchedWords } from '#client/rulebook/find-rules.ts';
import { rules as en } from '#client/texts/en/rules/index.ts';
import { rules as fr } from '#client/texts/fr/rules/index.ts';

const found = (book: typeof en, typed: string) => findRules(book, searchedWords(typed));

test('a number finds its own rule alone, however it is typed', () => {
  expect(found(en, 'X5')).toEqual(['X5']);
  expect(found(en, ' x5 ')).toEqual(['X5']);
  expect(found(fr, 'v1')).toEqual(['V1']);
});

test('a word finds every rule that has it, by its beginning, in the order of the book', () => {
  expect(found(en, 'scope')).toEqual(['C4', 'A1', 'H2', 'I4']);
  expect(found(en, 'grenad')).toEqual(found(en, 'GRENADE'));
  // Not inside of another word: an ape is in no landscape.
  expect(found(en, 'ecurity')).toEqual([]);
});

test('several words must all be there, in whatever order', () => {
  expect(found(en, 'knife stab')).toEqual(found(en, 'stab knife'));
  expect(found(en, 'stab knife')).toContain('A3');
  expect(found(en, 'knife zebra')).toEqual([]);
});

test('accents and apostrophes need not be typed', () => {
  expect(found(fr, 'reacteur')).toContain('S1');
  expect(found(fr, 'Réacteur')).toEqual(found(fr, 'reacteur'));
  expect(found(fr, "l'androide")).toContain('A1');
});

test('a card or a room of the lists is found where the list is', () => {
  expect(found(en, 'body scanner')).toContain('C4');
  expect(found(fr, 'infirmerie')).toContain('C5');
});

test('what was searched for is set off as it stands there, accents and all', () => {
  expect(markFound('La Salle du Réacteur.', ['reac'])).toEqual([
    { text: 'La Salle du ', isFound: false },
    { text: 'Réac', isFound: true },
    { text: 'teur.', isFound: false },
  ]);
  expect(markFound('No such thing.', ['reac'])).toEqual([{ text: 'No such thing.', isFound: false }]);
  expect(markFound('Nothing was searched.', [])).toEqual([{ text: 'Nothing was searched.', isFound: false }]);
});

test('what is typed is never taken for a pattern', () => {
  expect(searchedWords('(.*) [a')).toEqual(['a']);
  expect(searchedWords('  ')).toEqual([]);
});
