import { expect, test } from 'vitest';
import {
  HIVE,
  halfOf,
  isSearchable,
  isTwoRoom,
  LOCATION_IDS,
  LOCATIONS,
  locationOf,
  OPEN_TERMINAL,
  REACTOR,
  ROOM_IDS,
  roomKind,
  roomsOf,
} from '#shared/vocabulary/index.ts';
import { PRINTED } from '../naive.ts';

test('C5 20 location cards with the printed edges', () => {
  const letters = { open: 'o', security: 's', wall: '-' };
  const edges = LOCATION_IDS.map((id) => [id, LOCATIONS[id].edges.map((edge) => letters[edge]).join('')]);
  expect(Object.fromEntries(edges)).toEqual(PRINTED);
  expect(LOCATION_IDS).toHaveLength(20);
});

test('C5 how many locations there are of each kind', () => {
  const counts: Record<string, number> = {};
  for (const { kind } of Object.values(LOCATIONS)) counts[kind] = (counts[kind] ?? 0) + 1;
  expect(counts).toEqual({
    reactor: 1,
    terminal: 1,
    hive: 1,
    'terminal-behind': 1,
    'sick-bay-behind': 1,
    storage: 2,
    empty: 2,
    run: 3,
    'team-search': 4,
    'parasite-alert': 4,
  });
  expect([REACTOR, OPEN_TERMINAL, HIVE].map((id) => LOCATIONS[id].kind)).toEqual([
    'reactor',
    'terminal',
    'hive',
  ]);
});

test('C5 16 cards have the icon: all but Reactor Room, Hive and the empty ones (R9)', () => {
  const barren = LOCATION_IDS.filter((id) => !LOCATIONS[id].searchable);
  expect(barren.map((id) => LOCATIONS[id].kind)).toEqual(['reactor', 'hive', 'empty', 'empty']);
});

test('C6 only the cards with Terminal or Sick Bay behind have two rooms', () => {
  expect(LOCATION_IDS.filter(isTwoRoom)).toEqual(['L04', 'L05']);
  expect(roomsOf('L04')).toEqual(['L04-back', 'L04-front']);
  expect(roomsOf('L11')).toEqual(['L11']);
  expect(ROOM_IDS).toHaveLength(22);
});

test('C6 the back half holds Terminal or Sick Bay, the front half is plain (R5)', () => {
  const rooms = ['L04-back', 'L04-front', 'L05-back', 'L05-front', 'L02'] as const;
  expect(rooms.map(roomKind)).toEqual(['terminal', 'plain', 'sick-bay', 'plain', 'terminal']);
});

test('C7 black and red belong to the card: every room leads back to its own', () => {
  for (const location of LOCATION_IDS) {
    for (const room of roomsOf(location)) expect(locationOf(room)).toBe(location);
  }
  expect((['L05-back', 'L05-front', 'L01'] as const).map(halfOf)).toEqual(['back', 'front', undefined]);
});

test('F1 two-room cards are searched from either half', () => {
  expect(roomsOf('L05').every(isSearchable)).toBe(true);
  expect(isSearchable('L01')).toBe(false);
});
