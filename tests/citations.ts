import { parseSync, Visitor } from 'oxc-parser';

/** A capital and one or two digits, as rules are numbered. Locations have L and two digits. */
const CITATION = /\b(?!L\d\d\b)[A-Z]\d{1,2}\b/g;

/** What an icon is drawn with begins like a rule on moving, but two numbers follow. */
const PATH_DATA = /(['"`])[^'"`]*M[\d.]+ [\d.][^'"`]*\1/g;

/** Every rule number a text cites, whether or not there is such a rule. */
export const citationsIn = (text: string): string[] => text.replaceAll(PATH_DATA, '').match(CITATION) ?? [];

/** The titles of all tests and groups of tests in a file. */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!/^(test|it|describe)\b/.test(source.slice(callee.start, callee.end))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(source.slice(title.start, title.end));
    },
  }).visit(parseSync(file, source).program);
  return titles;
}
