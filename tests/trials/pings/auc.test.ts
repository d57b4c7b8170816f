import { expect, test } from 'vitest';
import { auc } from './auc.ts';

test.each([
  [[3, 4], [1, 2], 1],
  [[1, 2], [3, 4], 0],
  [[1, 2], [1, 2], 0.5],
  [[1, 3], [2], 0.5],
  [[2, 4, 6], [1, 5], 4 / 6],
])('%j beside %j is told apart by %d', (first, second, expected) => {
  expect(auc(first, second)).toBe(expected);
});
