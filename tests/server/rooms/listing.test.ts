import { expect, test } from 'vitest';
import { Listing } from '#server/rooms/listing.ts';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import { DEFAULT_SETTINGS } from '#shared/wire/default-settings.ts';
import type { ListedTable } from '#shared/wire/listing.ts';

const table = (code: string, seated = 1): ListedTable => ({ code, opener: 'Ann', seated, seats: 6 });
const NAMES = ['Ann', 'Bob'];
const waiting = (seated = 1) => ({
  settings: { ...DEFAULT_SETTINGS, listed: true },
  phase: 'waiting' as const,
  opener: 0 as const,
  chairs: SEAT_IDS.slice(0, seated).map((seat) => ({ seat, name: NAMES[seat] ?? '' })),
});

test('tells at once what is listed, then every change and nothing else, until it is ended', () => {
  const listing = new Listing();
  listing.set('BBBBB', waiting());
  const told: (readonly ListedTable[])[] = [];
  const end = listing.follow((tables) => told.push(tables));
  listing.set('BBBBB', waiting());
  listing.set('CCCCC', undefined);
  listing.set('CCCCC', waiting());
  listing.set('BBBBB', waiting(2));
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
