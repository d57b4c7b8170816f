import { expect, test } from 'vitest';
import { SECRET_MOMENTS, SOUND_OF_SECRET, SOUNDS } from '#client/story/sound/sounds.ts';

test('a neighbour hears no secret: one sound for any card, any trade, any role, any scan of a person', () => {
  expect(SOUND_OF_SECRET).toEqual({
    'card-drawn': 'card',
    'card-turned': 'turn-over',
    'card-given': 'seal',
    'cards-exchanged': 'cards-cross',
    'trade-learned': 'turn-over',
    'role-learned': 'turn-over',
    'body-scanned': 'turn-over',
    'person-scanned': 'sonar',
  });
  expect(Object.keys(SOUND_OF_SECRET)).toEqual([...SECRET_MOMENTS]);
});

test('no sound is named after what only some may know', () => {
  const aboutCards = SOUNDS.filter((sound) => /card|turn|trade|give|seal|role|infect|host|scan/.test(sound));
  expect(aboutCards).toEqual(['card', 'turn-over', 'seal', 'cards-cross', 'your-turn']);
});

test('every sound has one name', () => {
  expect(new Set(SOUNDS).size).toBe(29);
  expect(SOUNDS.length).toBe(29);
});
