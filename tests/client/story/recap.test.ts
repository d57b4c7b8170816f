import { expect, test } from 'vitest';
import { recapOf } from '#client/story/recap.ts';
import type { SeenEvent } from '#shared/play/index.ts';

const line = (caption: string | undefined, event: SeenEvent) => ({ caption, events: [event] });
const walk = (caption: string) =>
  line(caption, { type: 'moved', seat: 1, character: 'trooper', from: 'L01', to: 'L06', how: 'move' });
const died: SeenEvent = { type: 'died', seat: 1, character: 'trooper', room: 'L01', by: 2 };

test('of all that happened the weightiest five, in the order they came', () => {
  const lines = [
    line('a scan', { type: 'scanned', cause: 'hive', cards: ['positive'] }),
    walk('one'),
    line('a death', died),
    walk('two'),
    walk('three'),
    line('a trade', { type: 'traded', between: [1, 2] }),
    walk('four'),
    line(undefined, { type: 'turn-ended', seat: 1 }),
  ];
  expect(recapOf(lines, 0)).toEqual(['a scan', 'a death', 'three', 'a trade', 'four']);
});

test('whose turn began and that a trade began comes after all else', () => {
  const lines = [
    walk('one'),
    walk('two'),
    walk('three'),
    walk('four'),
    walk('five'),
    line('Ada and Bob trade.', { type: 'trade-began', between: [1, 2], room: 'L06' }),
    line('Your turn: 3 AP.', { type: 'turn-began', seat: 0, ap: 3 }),
  ];
  expect(recapOf(lines, 0)).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('what has no words is not counted', () => {
  expect(recapOf([line(undefined, { type: 'turn-ended', seat: 1 })], 0)).toEqual([]);
});

test('who did nothing but search knows that, and is told nothing; what others did brings it along', () => {
  const draw = line('Ada draws a card.', { type: 'drew', seat: 0, left: 9 });
  expect(recapOf([draw], 0)).toEqual([]);
  expect(recapOf([draw, walk('Orion goes')], 0)).toEqual(['Ada draws a card.', 'Orion goes']);
  expect(recapOf([draw], 1)).toEqual(['Ada draws a card.']);
  expect(recapOf([draw], undefined)).toEqual(['Ada draws a card.']);
});

test('what came over this seat is told, even alone', () => {
  const bitten = line('Bitten: your Android −1.', {
    type: 'wounded',
    seat: 0,
    character: 'android',
    room: 'L01',
    by: 'parasites',
    wounds: 1,
    hp: 3,
  });
  expect(recapOf([bitten], 0)).toEqual(['Bitten: your Android −1.']);
});

const began = (seat: 1 | 2 | 3) => line(undefined, { type: 'turn-began', seat, ap: 4 });

test('something of every turn is told, however much weightier another was', () => {
  const bite = (caption: string) =>
    line(caption, {
      type: 'wounded',
      seat: 1,
      character: 'android',
      room: 'L01',
      by: 2,
      wounds: 1,
      hp: 1,
    });
  const lines = [
    began(1),
    walk('Ada goes'),
    began(2),
    bite('one'),
    bite('two'),
    bite('three'),
    bite('four'),
    bite('five'),
    began(3),
    walk('Cleo goes'),
  ];
  expect(recapOf(lines, 0)).toEqual(['Ada goes', 'three', 'four', 'five', 'Cleo goes']);
});

test('of more turns than lines several share one, and none is left out', () => {
  const turns = ['a.', 'b.', 'c.', 'd.', 'e.', 'f.', 'g.'].flatMap((caption) => [began(1), walk(caption)]);
  expect(recapOf(turns, 0)).toEqual(['a. b.', 'c.', 'd. e.', 'f.', 'g.']);
});
