import { expect, test } from 'vitest';
import { CENTRE, DIE_FACES, dieDirection, neighbour, opposite, turned } from '#shared/map/index.ts';

test('C3, C8 a four-sided die: 1 north, 2 east, 3 south, 4 west', () => {
  expect(DIE_FACES.map(dieDirection)).toEqual(['north', 'east', 'south', 'west']);
});

test('C8 the directions are fixed on the table: north is up, east is right', () => {
  expect(neighbour(CENTRE, 'north')).toEqual({ x: 0, y: -1 });
  expect(neighbour(CENTRE, 'east')).toEqual({ x: 1, y: 0 });
  for (const face of DIE_FACES) {
    const direction = dieDirection(face);
    expect(neighbour(neighbour(CENTRE, direction), opposite(direction))).toEqual(CENTRE);
  }
});

test('a turn is clockwise, and may be taken back', () => {
  expect(turned('west', 1)).toBe('north');
  expect(turned('north', -3)).toBe('east');
});
