import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { playSounds } from '#client/play/cue-sounds.ts';
import type { Cue } from '#client/story/cue.ts';
import { cuesOf } from '#client/story/cues.ts';
import type { Sound } from '#client/story/sound/sounds.ts';
import type { SeenEvent, View } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';

const mine = crewView();
const theirs = crewView({ turn: { seat: 1 } });

function listen() {
  const [cue, view, isNow] = [
    signal<Cue | undefined>(undefined),
    signal<View | undefined>(theirs),
    signal(true),
  ];
  const heard: (Sound | readonly [number, number])[] = [];
  const stop = playSounds(
    { cue, view, isNow },
    {
      play: (sound) => void heard.push(sound),
      setDead: (dead, of) => void heard.push([dead, of]),
      hush: () => {},
      stop: () => {},
      close: () => {},
    },
  );
  return { cue, view, isNow, heard, stop };
}

const cueOf = (event: SeenEvent, part: Partial<Cue> = {}): Cue => {
  const [only] = cuesOf({ number: 1, events: [event] }, theirs);
  if (!only) throw new Error('no cue');
  return { ...only, ...part };
};
const search: SeenEvent = { type: 'searched', seat: 1, character: 'trooper', room: 'L01', with: undefined };

test('what is told is heard once, but not what is hurried over', () => {
  const { cue, heard } = listen();
  heard.length = 0;
  cue.value = cueOf(search);
  cue.value = { ...cueOf(search) };
  expect(heard).toEqual(['search']);
  cue.value = cueOf(search, { key: '2 0', ms: 100 });
  expect(heard).toEqual(['search']);
});

test('whoever is awaited is called once, when all is told', () => {
  const { view, isNow, heard } = listen();
  heard.length = 0;
  isNow.value = false;
  view.value = mine;
  expect(heard).not.toContain('your-turn');
  isNow.value = true;
  view.value = { ...mine };
  expect(heard.filter((sound) => sound === 'your-turn')).toHaveLength(1);
});

test('the room tone sinks with every dead crew member', () => {
  const { view, heard } = listen();
  expect(heard).toEqual([[0, 4]]);
  view.value = crewView({ turn: { seat: 1 }, seats: { 2: { trooper: 'dead', android: 'dead' } } });
  expect(heard.at(-1)).toEqual([1, 4]);
});
