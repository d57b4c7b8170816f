import { expect, test } from 'vitest';
import { Listing } from '#server/rooms/listing.ts';
import type { ListedTable } from '#shared/wire/listing.ts';

const table = (code: string, seated = 1): ListedTable => ({ code, opener: 'Ann', seated, seats: 6 });

test('tells at once what is listed, then every change and nothing else, until it is ended', () => {
  const listing = new Listing();
  listing.set('BBBBB', table('BBBBB'));
  const told: (readonly ListedTable[])[] = [];
  const end = listing.follow((tables) => told.push(tables));
  listing.set('BBBBB', table('BBBBB'));
  listing.set('CCCCC', undefined);
  listing.set('CCCCC', table('CCCCC'));
  listing.set('BBBBB', table('BBBBB', 2));
  listing.set('BBBBB', undefined);
  end();
  listing.set('CCCCC', undefined);
  expect(told).toEqual([
    [table('BBBBB')],
    [table('BBBBB'), table('CCCCC')],
    [table('BBBBB', 2), table('CCCCC')],
    [table('CCCCC')],
  ]);
  expect(listing.tables).toEqual([]);
});
