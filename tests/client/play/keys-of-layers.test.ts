import { expect, test } from 'vitest';
import { isKeyOf } from '#client/play/keys-of-layers.ts';

const keysOf = (top: Parameters<typeof isKeyOf>[0]): string =>
  ['Escape', '1', 'b', 'c', 'e', 'l', 'n', 'r', 's', '?', 'ArrowUp']
    .filter((key) => isKeyOf(top, key))
    .join(' ');

test('no key of the page reaches below what lies uppermost', () => {
  expect(keysOf('map')).toBe('Escape b c e l n r s ? ArrowUp');
  expect(keysOf('room-card')).toBe('Escape b c e l n r s ? ArrowUp');
  expect(keysOf('question')).toBe('Escape b c e l n r s ? ArrowUp');
  expect(keysOf('list')).toBe('Escape 1 c l n ?');
  expect(keysOf('sheet')).toBe('Escape ?');
  // Who wants to get on may hurry past what is told.
  expect(keysOf('told')).toBe('n');
  expect(keysOf('scene')).toBe('n');
});
