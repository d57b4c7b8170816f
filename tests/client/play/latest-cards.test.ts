import { expect, test } from 'vitest';
import { latestCards } from '#client/play/latest-cards.ts';
import type { SeenEvent } from '#shared/play/index.ts';

const drew = (id: number): SeenEvent => ({ type: 'drew', seat: 0, left: 9, card: { id, kind: 'ammo' } });
const traded: SeenEvent = {
  type: 'traded',
  between: [0, 1],
  own: { gave: { id: 4, kind: 'gas-can' }, got: { id: 9, kind: 'ammo' }, infected: false, role: 'human' },
};
const walked: SeenEvent = { type: 'turn-ended', seat: 0 };

test('the cards of the last step that brought any are the latest, all of them', () => {
  expect(latestCards([{ number: 1, events: [drew(1)] }])).toEqual([1]);
  const seen = [
    { number: 1, events: [drew(1)] },
    { number: 2, events: [drew(2), walked, drew(3)] },
    { number: 3, events: [walked] },
  ];
  expect(latestCards(seen)).toEqual([2, 3]);
});

test('of a trade it is the card that was got, not the one that was given', () => {
  expect(latestCards([{ number: 1, events: [traded] }])).toEqual([9]);
});

test('others’ cards, and those that came before this device did, are not', () => {
  expect(latestCards([{ number: 1, events: [{ type: 'drew', seat: 1, left: 9 }] }])).toEqual([]);
  expect(latestCards([{ number: 1, events: [drew(1)], past: true }])).toEqual([]);
});
