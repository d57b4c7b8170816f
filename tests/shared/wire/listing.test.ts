import { describe, expect, test } from 'vitest';
import { ListedMatch, ListedTable, readList } from '#shared/wire/listing.ts';

const TABLE = { code: 'QKRTB', opener: 'Ann', seated: 2, seats: 5 };
const MATCH = { id: 'm1', endedAt: 1, ending: 'sealed', crew: [{ name: 'Ann', bot: false }] };

describe('a list from the server', () => {
  test('is read entry by entry: an odd one does not hide the others', () => {
    expect(readList(ListedTable, [7, TABLE, { ...TABLE, seats: 'many' }])).toEqual([TABLE]);
    expect(readList(ListedMatch, [{ ...MATCH, ending: 'eaten' }, MATCH, null])).toEqual([MATCH]);
  });

  test('may tell more than is understood here', () => {
    expect(readList(ListedTable, [{ ...TABLE, mood: 'grim' }])).toEqual([TABLE]);
  });

  test.each([[undefined], [null], ['[]'], [{ reason: 'failed' }]])('%s is an empty one', (odd) => {
    expect(readList(ListedTable, odd)).toEqual([]);
  });
});
