import { describe, expect, test } from 'vitest';
import { ReleasedEvents } from '#server/rooms/released-events.ts';
import type { GameEvent } from '#shared/play/index.ts';

const phase = (number: number): GameEvent => ({ type: 'phase-began', phase: number, leader: 0 });

describe('what was released', () => {
  test('is told from the first event a device lacks, and counted from the deal', () => {
    const past = new ReleasedEvents();
    for (const number of [1, 2, 3]) past.released([phase(number)]);
    expect(past.after('public', undefined)).toEqual({ before: 0, events: [1, 2, 3].map(phase) });
    expect(past.after(0, 2)).toEqual({ before: 2, events: [phase(3)] });
    expect(past.after(0, 3)).toEqual({ before: 3, events: [] });
  });

  test('is all told again, however long ago, to a device that says what it has seen', () => {
    const past = new ReleasedEvents();
    for (let number = 1; number <= 1000; number++) past.released([phase(number)]);
    expect(past.after(0, 10).events).toHaveLength(990);
    expect(past.after(0, undefined)).toEqual({
      before: 800,
      events: Array.from({ length: 200 }, (_, i) => phase(801 + i)),
    });
  });

  test('is never more than there is', () => {
    const past = new ReleasedEvents();
    past.released([phase(1)]);
    expect(past.after(0, 7_000)).toEqual({ before: 1, events: [] });
  });

  test('D1 counts and tells a seat only what it may see', () => {
    const past = new ReleasedEvents();
    past.released([phase(1), { type: 'became-host', seat: 1 }, phase(2)]);
    expect(past.after(0, 1)).toEqual({ before: 1, events: [phase(2)] });
    expect(past.after('public', 0)).toEqual({ before: 0, events: [phase(1), phase(2)] });
  });
});
