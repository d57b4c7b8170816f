import { expect, test } from 'vitest';
import { roomBeside, roomInWords } from '#client/play/map-in-words.ts';
import { viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

const view = viewFor(
  table({
    map: { L12: [1, 0], L07: [1, -1], L09: [2, 0] },
    used: ['L12'],
    seats: { 0: { at: 'L01' }, 1: { android: 'L12', trooper: 'L01' } },
    parasites: [parasite(0, 'L12'), parasite(1, 'L12')],
  }),
  0,
);
const name = view.seats[1]?.name;

test('a room is read with its doorways and who is in it', () => {
  expect(roomInWords(view, 'L12')).toBe(
    `Run 12, used. North: doorway to a wall. East: security door to Empty Room 9. South: open doorway into the dark. West: open doorway to the Reactor Room. Here: ${name}’s Android, two grey parasites.`,
  );
});

test('the arrow keys walk from room to room, walls or not', () => {
  expect(roomBeside(view, 'L01', 'east')).toBe('L12');
  expect(roomBeside(view, 'L12', 'north')).toBe('L07');
  expect(roomBeside(view, 'L01', 'west')).toBeUndefined();
});

test('C6 of a card with two rooms the arrow keys come to the near one first', () => {
  const walled = viewFor(table({ map: { L05: [0, 1] } }), 0);
  expect(roomBeside(walled, 'L01', 'south')).toBe('L05-back');
  const turned = viewFor(table({ map: { L05: [0, 1, 180] } }), 0);
  expect(roomBeside(turned, 'L01', 'south')).toBe('L05-front');
});
