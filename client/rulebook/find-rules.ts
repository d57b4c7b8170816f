import { type RuleBook, ruleText } from '#client/texts/wording/rule-book.ts';
import { RULE_NUMBERS, type RuleNumber } from '#shared/vocabulary/index.ts';

/** What a person typed, as the words that all have to be there. */
export const searchedWords = (typed: string): readonly string[] =>
  folded(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The rules in which every word begins some word, in the order of the book; a number finds its own rule alone. */
export function findRules(book: RuleBook, words: readonly string[]): readonly RuleNumber[] {
  const [only, ...others] = words;
  const meant = others.length === 0 && RULE_NUMBERS.find((rule) => rule.toLowerCase() === only);
  if (meant) return [meant];
  return RULE_NUMBERS.filter((rule) => {
    const text = folded(wholeText(book, rule));
    return words.every((word) => beginningOf(word).test(text));
  });
}

/** C4 and C5 speak of lists: who looks for a card or a room finds them there too. */
function wholeText(book: RuleBook, rule: RuleNumber): string {
  const { title, summary, text, ruling = '' } = ruleText(book, rule);
  const listed = rule === 'C4' ? book.cards : rule === 'C5' ? book.locations : {};
  return [title, summary, ...text, ruling, ...Object.values(listed)].join('\n');
}

/** Whether a line of a list has any of the words. */
export const hasAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => beginningOf(word).test(folded(text)));

interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut around what was searched for. */
export function markFound(text: string, words: readonly string[]): readonly MarkedPart[] {
  if (words.length === 0) return [{ text, isFound: false }];
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { index, 0: match } of folded(text).matchAll(beginningOf(words.join('|')))) {
    const end = index + match.length;
    parts.push(
      { text: text.slice(at, index), isFound: false },
      { text: text.slice(index, end), isFound: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at), isFound: false });
  return parts.filter((part) => part.text !== '');
}

const beginningOf = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${word})`, 'gu');

/** As it is typed in a hurry: small letters without accents. Letter by letter, so that places stay places. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
