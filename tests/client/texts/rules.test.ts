import { describe, expect, test } from 'vitest';
import { reasons } from '#client/texts/en/reasons.ts';
import { rules as en } from '#client/texts/en/rules/index.ts';
import { rules as fr } from '#client/texts/fr/rules/index.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';
import { RULE_LINKS } from '#client/texts/rule-links.ts';
import { type RuleBook, ruleText } from '#client/texts/wording/rule-book.ts';
import { because, ENDINGS, type ReasonCode } from '#shared/play/index.ts';
import { isRuleNumber, RULE_NUMBERS, type RuleNumber } from '#shared/vocabulary/index.ts';
import { citationsIn } from '#tests/citations.ts';

const BOOKS: Record<string, RuleBook> = Object.fromEntries(
  await Promise.all(
    LANGUAGE_CODES.map(async (code) => [code, (await LANGUAGES[code].rules()).rules] as const),
  ),
);

const wordsOf = (book: RuleBook, rule: RuleNumber): string[] => {
  const { title, summary, text, ruling } = ruleText(book, rule);
  return [title, summary, ...text, ...(ruling === undefined ? [] : [ruling])];
};

describe.each(Object.entries(BOOKS))('the rule book in %s', (_, book) => {
  test('leaves no rule without words', () => {
    for (const rule of RULE_NUMBERS) {
      const words = wordsOf(book, rule);
      expect(words.length, rule).toBeGreaterThanOrEqual(3);
      expect(
        words.map((each) => each.trim()),
        rule,
      ).not.toContain('');
    }
  });

  test('says every sentence to its end, and titles and summaries in one line', () => {
    for (const rule of RULE_NUMBERS) {
      const { title, summary, text, ruling } = ruleText(book, rule);
      for (const each of [summary, ...text, ...(ruling === undefined ? [] : [ruling])]) {
        expect(each, rule).toMatch(/\.$/);
      }
      expect(title.length, rule).toBeLessThanOrEqual(45);
      expect(summary.length, rule).toBeLessThanOrEqual(150);
    }
  });

  test('names no other rule but those it links to', () => {
    for (const rule of RULE_NUMBERS) {
      const named = wordsOf(book, rule).flatMap(citationsIn);
      expect([rule, ...RULE_LINKS[rule]], rule).toEqual(expect.arrayContaining(named));
    }
  });
});

test('every language says the same of every rule: as many points, the same rulings, the same numbers named', () => {
  const outline = (book: RuleBook) =>
    RULE_NUMBERS.map((rule) => {
      const { text, ruling } = ruleText(book, rule);
      return {
        rule,
        points: text.map(citationsIn),
        ruling: ruling === undefined ? 'none' : citationsIn(ruling),
      };
    });
  for (const book of Object.values(BOOKS)) {
    expect(outline(book)).toEqual(outline(en));
    expect(Object.keys(book.cards)).toEqual(Object.keys(en.cards));
    expect(Object.keys(book.locations)).toEqual(Object.keys(en.locations));
  }
});

test('French is set as French is: no-break spaces before double marks and inside quotes, curved apostrophes', () => {
  const misset = JSON.stringify(fr).match(/.{12}(?: [;:!?»]|[^\s\u202f"][;!?]|« |'|\d (?:PA|PV|s)\b).{8}/g);
  expect(misset).toBeNull();
});

test('every link leads to another rule that exists, once', () => {
  for (const rule of RULE_NUMBERS) {
    const links = RULE_LINKS[rule];
    expect(links.filter(isRuleNumber), rule).toEqual(links);
    expect(links, rule).not.toContain(rule);
    expect(new Set(links).size, rule).toBe(links.length);
    expect(links.length, rule).toBeGreaterThan(0);
  }
});

test('every refusal and every ending names a rule that has words', () => {
  const codes = Object.keys(reasons) as ReasonCode[];
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(ruleText(en, because(code).rule).summary, code).not.toBe('');
  for (const [kind, rule] of Object.entries(ENDINGS)) expect(ruleText(en, rule).summary, kind).not.toBe('');
});
