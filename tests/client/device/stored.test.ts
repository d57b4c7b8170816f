import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readStored, type Shape, written } from '#client/device/stored.ts';

const NUMBERS: Shape<readonly number[]> = { version: 2, schema: z.array(z.number()) };

test('what is written carries its version, and is read again', () => {
  expect(written(NUMBERS, [3, 4])).toBe('{"version":2,"value":[3,4]}');
  expect(readStored(NUMBERS, '{"version":2,"value":[3,4]}')).toEqual([3, 4]);
});

test('what was kept before there were versions is read if it fits', () => {
  expect(readStored(NUMBERS, '[3,4]')).toEqual([3, 4]);
});

test.each([
  ['nothing', undefined],
  ['an empty item', ''],
  ['a cut-off item', '{"version":2,"value":[3,'],
  ['another version', '{"version":1,"value":[3,4]}'],
  ['a newer version', '{"version":3,"value":[3,4]}'],
  ['something else', '{"version":2,"value":["3"]}'],
  ['null', 'null'],
])('%s counts as never kept', (_, text) => {
  expect(readStored(NUMBERS, text)).toBeUndefined();
});
