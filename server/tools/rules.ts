/** `npm run rules`: the rules of the game as text: all of them, a chapter, or a number; in a language. */
import { parseArgs } from 'node:util';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';
import { CHAPTERS, isChapter, isRuleNumber } from '#shared/vocabulary/index.ts';
import { fail } from './arguments.ts';
import { chapterAsText, ruleAsText } from './rules-text.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string', default: 'en' } },
  });
  if (!isLanguageCode(values.lang)) {
    throw new Error(`--lang takes ${LANGUAGE_CODES.join(' or ')}, not "${values.lang}"`);
  }
  const { rules: book } = await LANGUAGES[values.lang].rules();
  const wanted = positionals.length > 0 ? positionals : CHAPTERS;
  const texts = wanted.map((each) => {
    const number = each.toUpperCase();
    if (isRuleNumber(number)) return ruleAsText(book, number);
    if (isChapter(number)) return chapterAsText(book, number);
    throw new Error(`There is no rule or chapter "${each}": chapters are ${CHAPTERS.join(', ')}`);
  });
  console.log(texts.join('\n\n'));
} catch (error) {
  fail(error, `npm run rules -- [X5 | X …] [--lang ${LANGUAGE_CODES.join('|')}]`);
}
