import { expect, test } from 'vitest';
import { boardingCue } from '#client/story/cues.ts';
import { finaleOf, type QueuedCue } from '#client/story/finale.ts';
import { crewView } from '#tests/client/crew.ts';

const CUE = { ...boardingCue([], crewView()), ceremony: undefined, ms: 400 };
const at = (step: number, ceremony?: QueuedCue['cue']['ceremony'], ms = 400): QueuedCue => ({
  step,
  cue: { ...CUE, ceremony, ms },
});

test.each(['scan', 'hive-burnt', 'death'] as const)(
  'a %s that ends the match is seen before the end',
  (leads) => {
    expect(finaleOf([at(4), at(5), at(5, leads), at(5, 'end')])).toBe(2);
  },
);

test('what needs no time does not part them; anything else does, and so does another step', () => {
  expect(finaleOf([at(5, 'death'), at(5, 'scan'), at(5, undefined, 0), at(5, 'end')])).toBe(0);
  expect(finaleOf([at(5, 'death'), at(5), at(5, 'end')])).toBe(2);
  expect(finaleOf([at(4, 'death'), at(5, 'end')])).toBe(1);
});

test('without an end there is no finale', () => {
  expect(finaleOf([at(4, 'death'), at(5)])).toBe(2);
});
