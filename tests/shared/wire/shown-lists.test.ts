import { describe, expect, test } from 'vitest';
import { readShownAsks, readShownNames } from '#shared/wire/shown-lists.ts';

describe('the lists a table shows', () => {
  test('of names are read as they are, the empty name of who gave none too', () => {
    expect(readShownNames('["Ann","","Bob"]')).toEqual(['Ann', '', 'Bob']);
  });

  test('D6 of those who ask for a chair are read as they are', () => {
    expect(readShownAsks('[{"id":3,"seat":2,"name":"Fay","agreed":[0,5]}]')).toEqual([
      { id: 3, seat: 2, name: 'Fay', agreed: [0, 5] },
    ]);
  });

  test('an odd entry, as from a newer server, does not hide the others', () => {
    expect(readShownNames('["Ann",7]')).toEqual(['Ann']);
    const asks = '[{"id":3,"seat":9,"name":"Fay","agreed":[]},{"id":4,"seat":1,"name":"Gus","agreed":[]}]';
    expect(readShownAsks(asks)).toEqual([{ id: 4, seat: 1, name: 'Gus', agreed: [] }]);
  });

  test.each(['', '[', 'null', '7', '{"0":"Ann"}'])('that cannot be read (%s) are empty', (odd) => {
    expect(readShownNames(odd)).toEqual([]);
    expect(readShownAsks(odd)).toEqual([]);
  });
});
