import { describe, expect, test } from 'vitest';
import { isNewcomer, keepCoached, recallCoached } from '#client/device/coach.ts';
import { keepGame } from '#client/device/games.ts';
import { isOfferedAfter, keepStars, recallStars } from '#client/device/lessons.ts';
import { storageFor } from './storage.ts';

const device = storageFor('localStorage');

describe('the lessons on this device', () => {
  test('the most stars of each stay, and carry their version', () => {
    keepStars('walk', 2);
    keepStars('hive', 3);
    keepStars('walk', 1);
    expect(recallStars()).toEqual({ walk: 2, hive: 3 });
    expect(device.get('lessons')).toBe('{"version":1,"value":{"walk":2,"hive":3}}');
  });

  test.each(['', '{', 'null', '7', '{"walk":9}', '{"version":9,"value":{}}'])('damaged: %s', (damage) => {
    device.set('lessons', damage);
    expect(recallStars()).toEqual({});
  });

  test('they are offered after the first lost match only, as long as it is looked at', () => {
    expect(isOfferedAfter('m1')).toBe(true);
    expect(isOfferedAfter('m1')).toBe(true);
    expect(isOfferedAfter('m2')).toBe(false);
  });

  test('and not to who has been there already', () => {
    keepStars('walk', 1);
    expect(isOfferedAfter('m1')).toBe(false);
  });
});

describe('the coach on this device', () => {
  test('remembers what he said', () => {
    keepCoached(['duty', 'run']);
    expect(recallCoached()).toEqual(['duty', 'run']);
    device.set('coach said', '{"version":1,"value":7}');
    expect(recallCoached()).toEqual([]);
  });

  test('is there for three matches', () => {
    const game = { at: 1, crew: ['Ann'], ending: 'hive-burnt' } as const;
    keepGame({ id: 'm1', ...game });
    keepGame({ id: 'm2', ...game });
    expect(isNewcomer()).toBe(true);
    keepGame({ id: 'm3', ...game });
    expect(isNewcomer()).toBe(false);
  });
});
