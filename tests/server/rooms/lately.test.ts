import { describe, expect, test } from 'vitest';
import { Lately } from '#server/rooms/lately.ts';
import type { SeenEvent } from '#shared/play/index.ts';

const step = (phase: number): SeenEvent[] => [{ type: 'phase-began', phase, leader: 0 }];

describe('what was shown lately', () => {
  test('is told from the first view a device lacks; all of it to one that has seen none', () => {
    const lately = new Lately();
    for (const view of [1, 2, 3]) lately.shown(view, step(view));
    expect(lately.after(undefined)).toEqual([1, 2, 3].flatMap(step));
    expect(lately.after(0)).toEqual([1, 2, 3].flatMap(step));
    expect(lately.after(2)).toEqual(step(3));
    expect(lately.after(3)).toEqual([]);
  });

  test('has an end: what is too long ago is not told again', () => {
    const lately = new Lately();
    for (let view = 1; view <= 1000; view++) lately.shown(view, step(view));
    expect(lately.after(undefined)).toHaveLength(200);
    expect(lately.after(undefined).at(-1)).toEqual(step(1000)[0]);
  });
});
