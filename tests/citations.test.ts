import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRuleNumber, RULE_NUMBERS } from '#shared/vocabulary/index.ts';
import { citationsIn, testTitles } from './citations.ts';

// The samples below cite what does not exist.
const files = globSync('{shared,server,client,tests}/**/*.{ts,tsx,mjs,css}').filter(
  (file) => !/citations\.test\.ts$|^server\Wtools\Wart\W/.test(file),
);

test('every rule that is cited anywhere exists', () => {
  const wrong = files.flatMap((file) =>
    citationsIn(readFileSync(file, 'utf8'))
      .filter((number) => !isRuleNumber(number))
      .map((number) => `${file} cites ${number}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('every rule has a test named after it', () => {
  const titles = files
    .filter((file) => /\.(test|spec)\.ts$/.test(file))
    .flatMap((file) => testTitles(file, readFileSync(file, 'utf8')));
  const tested = new Set(titles.flatMap(citationsIn));
  expect(RULE_NUMBERS.filter((rule) => !tested.has(rule))).toEqual([]);
});

test('a citation is found in comments, strings and titles, but not in the path of an icon or a location’s name', () => {
  expect(citationsIn('/** X12: no such thing */')).toEqual(['X12']);
  expect(citationsIn("reason: 'B3', // R8, E4")).toEqual(['B3', 'R8', 'E4']);
  expect(citationsIn("run: 'M4 5l7 7l-7 7M12 5l7 7', // M1")).toEqual(['M1']);
  expect(citationsIn("test('M7 through a wall')")).toEqual(['M7']);
  expect(citationsIn("['L05', 0, 1]")).toEqual([]);
});

test('titles are found wherever a test gets one', () => {
  const source = `
    describe('T4 points', () => {
      test('X5, X6 infection', () => expect('A1').toBe('A2'));
      test.each([['C4', 1]])('F3 %s', () => {});
      test(\`P6 \${colour} first\`, () => {});
    });
    check('V1 no test');
  `;
  expect(testTitles('sample.ts', source).flatMap(citationsIn)).toEqual(['T4', 'X5', 'X6', 'F3', 'P6']);
});
