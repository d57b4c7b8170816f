import { expect, test } from 'vitest';
import { suspicionsAt } from '#client/theatre/suspicions.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Mark, TalkedAt } from '#shared/wire/talk.ts';

const noted = (afterStep: number, from: SeatId, mark: Mark): TalkedAt => ({
  afterStep,
  from,
  kind: 'mark',
  mark,
});

const talk: readonly TalkedAt[] = [
  noted(0, 0, { seat: 1, as: 'unsure' }),
  { afterStep: 1, from: 0, kind: 'accuse', accuse: { seat: 3, stands: true } },
  noted(2, 0, { seat: 1, as: 'infected' }),
  noted(2, 2, { seat: 0, as: 'clean' }),
  noted(5, 0, { seat: 1, as: null }),
];

test('what everybody thought is what he had noted by then', () => {
  expect([...suspicionsAt(talk, 0)]).toEqual([[0, { 1: 'unsure' }]]);
  expect([...suspicionsAt(talk, 1)]).toEqual([[0, { 1: 'unsure' }]]);
  expect([...suspicionsAt(talk, 4)]).toEqual([
    [0, { 1: 'infected' }],
    [2, { 0: 'clean' }],
  ]);
  expect([...suspicionsAt(talk, 5)]).toEqual([
    [0, {}],
    [2, { 0: 'clean' }],
  ]);
});
