import { expect, test } from 'vitest';
import { gasCansToBurn, handMinimum, infectionCardsEach, NO_OPTIONS } from '#shared/vocabulary/index.ts';

test('O1 a gentle start leaves 2 infection cards and a hand minimum of 4', () => {
  const gentle = { ...NO_OPTIONS, gentleStart: true };
  expect([infectionCardsEach(NO_OPTIONS), handMinimum(NO_OPTIONS)]).toEqual([3, 5]);
  expect([infectionCardsEach(gentle), handMinimum(gentle)]).toEqual([2, 4]);
});

test('O3 a hard mission takes 4 gas cans', () => {
  expect(gasCansToBurn(NO_OPTIONS)).toBe(3);
  expect(gasCansToBurn({ ...NO_OPTIONS, hardMission: true })).toBe(4);
});
