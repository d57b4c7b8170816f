import { expect, test } from 'vitest';
import type { ToldCue } from '#client/story/story.ts';
import { toldSteps } from '#client/story/told-steps.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

const told = (step: number, seat: SeatId, past?: true): ToldCue => ({
  key: `${step} ${seat}`,
  caption: undefined,
  events: [{ type: 'turn-ended', seat }],
  at: undefined,
  who: [],
  phase: 1,
  step,
  outcome: undefined,
  ...(past && { past }),
});

test('cue by cue as it was told is step by step as it was seen', () => {
  expect(toldSteps([told(3, 0, true), told(4, 1), told(4, 2), told(6, 3)])).toEqual([
    { number: 3, events: [{ type: 'turn-ended', seat: 0 }], past: true },
    {
      number: 4,
      events: [
        { type: 'turn-ended', seat: 1 },
        { type: 'turn-ended', seat: 2 },
      ],
    },
    { number: 6, events: [{ type: 'turn-ended', seat: 3 }] },
  ]);
});
