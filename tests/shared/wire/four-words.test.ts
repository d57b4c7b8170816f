import { expect, test } from 'vitest';
import { fourWords } from '#shared/wire/four-words.ts';

test('D4 a digest is told in four words', () => {
  expect(fourWords('0000ffff1234abcd'.padEnd(64, '0'))).toEqual(['babab', 'zuzuz', 'damuh', 'pozat']);
});

test('D4 the first sixty-four bits all count', () => {
  const digest = '0123456789abcdef'.padEnd(64, '0');
  const flipped = [...digest.slice(0, 16)].map((digit, i) => {
    const other = (Number.parseInt(digit, 16) ^ 1).toString(16);
    return fourWords(digest.slice(0, i) + other + digest.slice(i + 1)).join(' ');
  });
  expect(new Set([...flipped, fourWords(digest).join(' ')]).size).toBe(17);
});
