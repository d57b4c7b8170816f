import { describe, expect, test } from 'vitest';
import { addDeviceFile, deviceFile, ownRecord } from '#client/device/device-file.ts';
import { keepGame, recallGames } from '#client/device/games.ts';
import { keepName, recallName, seatKey } from '#client/device/memory.ts';
import { storageFor } from './storage.ts';

const items = storageFor('localStorage');

/** As a browser lists what it keeps. */
const listed = (): Storage =>
  ({
    length: items.size,
    key: (i: number) => [...items.keys()][i] ?? null,
    getItem: (item: string) => items.get(item) ?? null,
  }) as unknown as Storage;

const game = (id: string, at: number) => ({ id, at, crew: ['Ann', 'Bob'], ending: 'hive-burnt' }) as const;

describe('what a device remembers, as a file', () => {
  test('is known to another device that adds it, but for where the first one sits', () => {
    keepName('Ann');
    keepGame({ ...game('one', 1), role: 'human', won: true });
    const key = seatKey('QKRTB');
    items.set('aboard', 'QKRTB');
    const file = deviceFile(listed());
    items.clear();
    expect(addDeviceFile(file)).toBe(true);
    expect(recallName()).toBe('Ann');
    expect(seatKey('QKRTB')).toBe(key);
    expect(recallGames().map(({ id }) => id)).toEqual(['one']);
    expect(items.has('aboard')).toBe(false);
  });

  test('takes nothing away from a device that knows something else', () => {
    keepName('Ann');
    keepGame(game('one', 1));
    const file = deviceFile(listed());
    items.clear();
    keepName('Bob');
    const key = seatKey('QKRTB');
    keepGame(game('two', 2));
    expect(addDeviceFile(file)).toBe(true);
    expect([recallName(), seatKey('QKRTB')]).toEqual(['Bob', key]);
    expect(
      recallGames()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['one', 'two']);
  });

  test.each([
    '',
    '{}',
    '[]',
    'null',
    '{"format":"panic-station-device","version":2,"items":{}}',
    '{"format":"panic-station-device","version":1,"items":{"name":7}}',
  ])('what is no such file changes nothing: %s', (text) => {
    keepName('Ann');
    expect(addDeviceFile(text)).toBe(false);
    expect([...items]).toEqual([['name', 'Ann']]);
  });
});

test('the record counts what was played and won here, by role; watching counts for nothing', () => {
  keepGame({ ...game('one', 1), role: 'human', won: true });
  keepGame({ ...game('two', 2), role: 'human', won: false });
  keepGame({ ...game('three', 3), role: 'host', won: true });
  keepGame(game('four', 4));
  expect(ownRecord()).toEqual({
    human: { played: 2, won: 1 },
    infected: { played: 0, won: 0 },
    host: { played: 1, won: 1 },
  });
});
