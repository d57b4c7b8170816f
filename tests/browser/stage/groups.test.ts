import { expect, test } from 'vitest';
import { CEREMONY_SCENES } from './ceremony-scenes.ts';
import { GROUPS, isShown } from './groups.ts';
import { LINES } from './local-session.ts';
import { SCENES } from './scenes.ts';

test('the index of the stage lists every scene there is, once', () => {
  const listed = Object.values(GROUPS).flat();
  expect(listed).toEqual([
    ...Object.keys(SCENES),
    'waiting',
    ...Object.keys(LINES),
    ...Object.keys(CEREMONY_SCENES),
    'home',
    'art',
    'effects',
    'sounds',
  ]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('whoever names no scene, or one there is not, gets the index', () => {
  expect(['', 'first-turn', 'waiting', 'lost', 'art', 'first'].filter(isShown)).toEqual([
    'first-turn',
    'waiting',
    'lost',
    'art',
  ]);
});
