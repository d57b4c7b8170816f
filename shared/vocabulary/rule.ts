import { keysOf } from './keys.ts';

/**
 * Every rule by its number, in the chapters of the rule book. Comments, refusals and tests cite these numbers;
 * the words belong to the client's texts, and `npm run rules` prints them.
 */
export const RULES = {
  C: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'],
  S: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  T: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  E: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'],
  M: ['M1', 'M2'],
  A: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'],
  F: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'],
  R: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'],
  X: ['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7', 'X8'],
  H: ['H1', 'H2', 'H3'],
  I: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'],
  P: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
  V: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9'],
  O: ['O1', 'O2', 'O3', 'O4'],
  D: ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'],
} as const satisfies Record<string, readonly string[]>;

/** A chapter of the rules, by the letter its numbers begin with. */
export type Chapter = keyof typeof RULES;
export const CHAPTERS = keysOf(RULES);

export type RuleOf<C extends Chapter> = (typeof RULES)[C][number];
export type RuleNumber = RuleOf<Chapter>;
export const RULE_NUMBERS: readonly RuleNumber[] = CHAPTERS.flatMap((chapter) => RULES[chapter]);

export function isChapter(text: string): text is Chapter {
  return CHAPTERS.some((chapter) => chapter === text);
}

export function isRuleNumber(text: string): text is RuleNumber {
  return RULE_NUMBERS.some((rule) => rule === text);
}

export function chapterOf(rule: RuleNumber): Chapter {
  const chapter = rule.charAt(0);
  if (!isChapter(chapter)) throw new RangeError(`no such chapter: ${chapter}`);
  return chapter;
}
