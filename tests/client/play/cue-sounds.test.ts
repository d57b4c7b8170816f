import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { playSounds } from '#client/play/cue-sounds.ts';
import type { Cue } from '#client/story/cue.ts';
import { cuesOf } from '#client/story/cues.ts';
import type { Sound } from '#client/story/sound/sounds.ts';
import type { SeenEvent, View } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { momentsOf } from '#tests/client/story/rehearsal.ts';

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

test('of a whole match every cue that names a sound plays it, once and in the order it is told', () => {
  const moments = momentsOf('heard', 1);
  const cues = moments.flatMap(({ events, view }, number) =>
    cuesOf({ number, events }, moments[number - 1]?.view ?? view),
  );
  const { cue, heard } = listen();
  heard.length = 0;
  // Whatever is told again, or shown anew, is no second time.
  for (const each of cues) for (const again of [each, { ...each }]) cue.value = again;
  expect(heard).toEqual(cues.flatMap(({ sound }) => sound ?? []));
  expect(new Set(heard).size).toBeGreaterThan(10);
});

test('D2 of a card drawn and a trade the device is heard alike, whatever it was', () => {
  const heardOf = (event: SeenEvent) => {
    const { cue, heard } = listen();
    heard.length = 0;
    cue.value = cueOf(event);
    return heard;
  };
  const drew = (kind: 'host' | 'grenade') =>
    heardOf({ type: 'drew', seat: 0, left: 9, card: { kind, id: 1 } });
  expect(drew('host')).toEqual(['card']);
  expect(drew('grenade')).toEqual(['card']);
  const traded = (infected: boolean) =>
    heardOf({
      type: 'traded',
      between: [0, 1],
      own: {
        gave: { kind: 'armor', id: 1 },
        got: infected ? { kind: 'infection', colour: 'green', id: 2 } : { kind: 'keycard', id: 2 },
        role: infected ? 'infected' : 'human',
        infected,
      },
    });
  expect(traded(true)).toEqual(['cards-cross']);
  expect(traded(false)).toEqual(['cards-cross']);
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
