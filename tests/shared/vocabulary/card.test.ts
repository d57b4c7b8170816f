import { expect, test } from 'vitest';
import {
  BULLETS_PER_AMMO,
  isItem,
  isLaidDownKind,
  SEARCH_CARD_KINDS,
  SEARCH_CARDS,
} from '#shared/vocabulary/index.ts';

test('C4 the Search deck has 46 cards of 13 kinds', () => {
  const copies = Object.fromEntries(SEARCH_CARD_KINDS.map((kind) => [kind, SEARCH_CARDS[kind].copies]));
  expect(copies).toEqual({
    'gas-can': 12,
    armor: 7,
    ammo: 6,
    'parasite-alert': 3,
    'first-aid-kit': 3,
    keycard: 3,
    'heavy-gun': 2,
    grenade: 2,
    'energy-boost': 2,
    'target-scope': 2,
    'combat-knife': 2,
    'body-scanner': 1,
    host: 1,
  });
  expect(SEARCH_CARD_KINDS).toHaveLength(13);
  expect(Object.values(copies).reduce<number>((sum, n) => sum + n, 0)).toBe(46);
});

test('C4 what stays on the table can be laid down, nothing else', () => {
  const held = SEARCH_CARD_KINDS.filter((kind) => kind !== 'parasite-alert');
  expect(held.filter(isLaidDownKind)).toEqual([
    'ammo',
    'keycard',
    'heavy-gun',
    'target-scope',
    'combat-knife',
  ]);
  expect(isLaidDownKind('infection')).toBe(false);
});

test('C4 single-use and reaction cards are discarded when used', () => {
  const living = (life: string) => SEARCH_CARD_KINDS.filter((kind) => SEARCH_CARDS[kind].life === life);
  expect(living('single-use')).toEqual(['first-aid-kit', 'grenade', 'energy-boost', 'body-scanner']);
  expect(living('reaction')).toEqual(['armor']);
});

test('an item is any search card but Host and parasite alert, and no infection card', () => {
  expect(isItem('gas-can')).toBe(true);
  expect(isItem('host')).toBe(false);
  expect(isItem('infection')).toBe(false);
});

test('I5 an ammo card has 4 bullets', () => {
  expect(BULLETS_PER_AMMO).toBe(4);
});
