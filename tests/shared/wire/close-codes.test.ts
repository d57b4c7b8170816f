import { expect, test } from 'vitest';
import * as publicTable from '#shared/wire/public-table.ts';

test('a device knows by the code alone why its line was closed: no two reasons have the same', () => {
  const { SEAT_MOVED, REMOVED, CHAIR_GIVEN, TABLE_MOVED } = publicTable;
  expect({ SEAT_MOVED, REMOVED, CHAIR_GIVEN, TABLE_MOVED }).toEqual({
    SEAT_MOVED: 4100,
    REMOVED: 4101,
    CHAIR_GIVEN: 4102,
    TABLE_MOVED: 4103,
  });
  const codes = Object.values(publicTable).filter((each) => typeof each === 'number');
  expect(new Set(codes).size).toBe(codes.length);
});
