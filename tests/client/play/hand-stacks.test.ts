import { expect, test } from 'vitest';
import { stacksOf } from '#client/play/hand-stacks.ts';

test('equal cards are one pile, in the order the first of each came; colours of infection are told apart', () => {
  const piles = stacksOf([
    { id: 1, kind: 'infection', colour: 'red' },
    { id: 2, kind: 'ammo' },
    { id: 3, kind: 'infection', colour: 'green' },
    { id: 4, kind: 'ammo' },
    { id: 5, kind: 'infection', colour: 'red' },
  ]);
  expect(piles.map(({ key, cards }) => [key, ...cards.map(({ id }) => id)])).toEqual([
    ['infection red', 1, 5],
    ['ammo', 2, 4],
    ['infection green', 3],
  ]);
});
