import { expect, test } from 'vitest';
import {
  CHAPTERS,
  chapterOf,
  isChapter,
  isRuleNumber,
  RULE_NUMBERS,
  RULES,
} from '#shared/vocabulary/index.ts';

test('the rules stand in the order of the book, each number once and in the chapter of its letter', () => {
  expect(CHAPTERS.join('')).toBe('CSTEMAFRXHIPVOD');
  expect(new Set(RULE_NUMBERS).size).toBe(101);
  for (const chapter of CHAPTERS) {
    expect(RULES[chapter]).toEqual(RULES[chapter].map((_, index) => `${chapter}${index + 1}`));
    expect(RULES[chapter].map(chapterOf)).toEqual(RULES[chapter].map(() => chapter));
  }
});

test('what is no number of a rule is told apart', () => {
  expect(['X5', 'V9', 'D8'].map(isRuleNumber)).toEqual([true, true, true]);
  expect(['X', 'x5', '5X', 'toString', ''].map(isRuleNumber)).toEqual([false, false, false, false, false]);
  expect(['X', 'D', 'B', 'x', 'X5'].map(isChapter)).toEqual([true, true, false, false, false]);
});
