import { RULE_LINKS } from '#client/texts/rule-links.ts';
import { type RuleBook, ruleText } from '#client/texts/wording/rule-book.ts';
import {
  type Chapter,
  type Edge,
  LOCATION_IDS,
  locationCard,
  RULES,
  type RuleNumber,
  SEARCH_CARD_KINDS,
  SEARCH_CARDS,
} from '#shared/vocabulary/index.ts';

const WIDTH = 96;

/** A rule as it is printed: title and summary, the rule itself, its ruling, and what to read next. */
export function ruleAsText(book: RuleBook, rule: RuleNumber): string {
  const { title, summary, text, ruling } = ruleText(book, rule);
  return [
    `${rule}  ${title}`,
    wrapped(summary, '    > '),
    ...text.map((paragraph) => wrapped(paragraph)),
    ...(rule === 'C4' ? [cardList(book)] : []),
    ...(rule === 'C5' ? [locationList(book)] : []),
    ...(ruling === undefined ? [] : [wrapped(`${book.words.ruling} ${ruling}`)]),
    wrapped(`${book.words.see} ${RULE_LINKS[rule].join(', ')}`),
  ].join('\n');
}

export function chapterAsText(book: RuleBook, chapter: Chapter): string {
  const { title, intro } = book.chapters[chapter];
  const rules = RULES[chapter].map((rule) => ruleAsText(book, rule));
  return [`${chapter}. ${title.toUpperCase()}\n${wrapped(intro)}`, ...rules].join('\n\n');
}

/** C4: the figures are the catalogue's, the words the book's. */
const cardList = (book: RuleBook): string =>
  SEARCH_CARD_KINDS.map((kind) =>
    wrapped(`${`${SEARCH_CARDS[kind].copies}`.padStart(2)} × ${book.cards[kind]}`, '      '),
  ).join('\n');

const SIGNS: Record<Edge, string> = { open: 'o', security: 's', wall: '–' };

/** C5: the edges in the printed orientation; a star for the search icon. */
const locationList = (book: RuleBook): string =>
  [
    `      ${book.words.edges}`,
    ...LOCATION_IDS.map((location) => {
      const { kind, edges, searchable } = locationCard(location);
      const signs = edges.map((edge) => SIGNS[edge]).join(' ');
      return wrapped(`${location}  ${signs}  ${searchable ? '*' : ' '}  ${book.locations[kind]}`, '      ');
    }),
  ].join('\n');

/** Broken at spaces where the line would grow too long. */
function wrapped(text: string, indent = '    '): string {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (indent.length + longer.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}
