import { describe, expect, test } from 'vitest';
import { type KeyPress, uppermost, wayOf } from '#client/look/layers.ts';

const LONG_AGO = 60_000;
const enter: KeyPress = {
  top: 'map',
  key: 'Enter',
  isRepeated: false,
  isInside: false,
  sinceGone: LONG_AGO,
};

describe('of what lies open the uppermost has the keys', () => {
  test('a scene lies over a card being told, that over a sheet, that over the list, the question, the map', () => {
    const kinds = ['map', 'question', 'list', 'sheet', 'told', 'scene'] as const;
    const layers = kinds.map((kind) => ({ kind }));
    for (let lying = layers.length; lying > 0; lying--)
      expect(uppermost(layers.slice(0, lying).toReversed())?.kind).toBe(kinds[lying - 1]);
    expect(uppermost([])).toBeUndefined();
  });

  test('of two sheets it is the one that came last', () => {
    const [first, second] = [
      { kind: 'sheet', name: 'menu' },
      { kind: 'sheet', name: 'rule' },
    ] as const;
    expect(uppermost([first, second])).toBe(second);
  });
});

describe('a key', () => {
  test('presses what has the focus while nothing lies over it', () => {
    for (const top of ['map', 'room-card', 'question', 'list'] as const)
      expect(wayOf({ ...enter, top })).toBe('focus');
  });

  test('goes to a card that is told, a sheet, a scene, whatever below it has the focus', () => {
    for (const top of ['sheet', 'told', 'scene'] as const) {
      for (const key of ['Enter', ' ', 'Escape', 's', 'ArrowUp'])
        expect(wayOf({ ...enter, top, key })).toBe('layer');
      expect(wayOf({ ...enter, top, isInside: true })).toBe('focus');
      expect(wayOf({ ...enter, top, key: 'Tab' })).toBe('focus');
    }
  });

  test('presses nothing in the moment after what it was meant for went by itself', () => {
    expect(wayOf({ ...enter, top: 'list', sinceGone: 399 })).toBe('nowhere');
    expect(wayOf({ ...enter, top: 'list', sinceGone: 400 })).toBe('focus');
    expect(wayOf({ ...enter, top: 'map', key: 'ArrowUp', sinceGone: 0 })).toBe('focus');
    expect(wayOf({ ...enter, top: 'scene', isInside: true, sinceGone: 0 })).toBe('focus');
  });

  test('that stays down presses once', () => {
    expect(wayOf({ ...enter, isRepeated: true })).toBe('nowhere');
    expect(wayOf({ ...enter, top: 'scene', isInside: true, isRepeated: true })).toBe('nowhere');
    expect(wayOf({ ...enter, key: 'ArrowUp', isRepeated: true })).toBe('focus');
  });
});
