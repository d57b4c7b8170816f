import { describe, expect, test } from 'vitest';
import { along, pathBetween, stamped } from '#client/board/paths.ts';
import { tokensOf } from '#client/board/tokens.ts';
import { traceSprites } from '#client/board/trace-sprites.ts';
import { NO_TRACES, type Traces, tracesAfter } from '#client/board/traces.ts';
import { viewFor } from '#server/dealer/index.ts';
import { mapOf } from '#shared/map/index.ts';
import { table } from '#tests/server/dealer/table.ts';

type Scenery = NonNullable<Parameters<typeof table>[0]>;

const MAP = { L11: [1, 0], L12: [2, 0], L05: [0, 1, 180] } as const;
const shown = (other: Scenery = {}) => {
  const view = viewFor(table({ map: MAP, ...other }), 'public');
  return { view, tokens: tokensOf(view, []) };
};
const traced = (traces: Traces, ...moments: readonly ReturnType<typeof shown>[]) =>
  moments.slice(1).reduce((left, next, i) => tracesAfter(left, moments[i] ?? next, next), traces);

const start = shown();
const moved = shown({ seats: { 0: { trooper: 'L11' } } });

describe('a trail', () => {
  test('is left by who walks, through the doorway', () => {
    const { trails } = traced(NO_TRACES, start, moved);
    expect([...trails.keys()]).toEqual(['trooper 0']);
    // East of the Reactor Room: the middle of the gap between the plates.
    expect(trails.get('trooper 0')?.path[1]).toEqual({ x: 155, y: 0 });
    expect(traceSprites({ trails, remains: [] }).length).toBeGreaterThan(3);
  });

  test('grows with every room, and stays while others have their turns', () => {
    const further = shown({ seats: { 0: { trooper: 'L12' } } });
    const { trails } = traced(NO_TRACES, start, moved, further);
    expect(trails.get('trooper 0')?.path).toHaveLength(6);
    const others = shown({ seats: { 0: { trooper: 'L12' } }, turn: { seat: 1 } });
    expect(traced(NO_TRACES, start, moved, further, others).trails.size).toBe(1);
  });

  test('stays when the next phase begins', () => {
    const later = shown({ seats: { 0: { trooper: 'L11' } }, turn: { seat: 1 }, phase: 2 });
    const before = shown({ phase: 1 });
    const walked = shown({ seats: { 0: { trooper: 'L11' } }, phase: 1 });
    expect([...traced(NO_TRACES, before, walked, later).trails.keys()]).toEqual(['trooper 0']);
  });

  test('is cold when his next turn begins', () => {
    const others = shown({ seats: { 0: { trooper: 'L11' } }, turn: { seat: 1 } });
    expect(traced(NO_TRACES, start, moved, others, moved).trails.size).toBe(0);
  });

  test('is not left by a jump to another moment', () => {
    const elsewhere = shown({ seats: { 0: { at: 'L12' }, 1: { at: 'L11' } } });
    expect(traced(NO_TRACES, start, elsewhere)).toEqual(NO_TRACES);
    expect(traced(NO_TRACES, shown({ phase: 5 }), moved)).toEqual(NO_TRACES);
  });

  test('is the same whatever somebody is: heat tells no role', () => {
    const infected = { by: 'host', order: 1 } as const;
    const ill = traced(
      NO_TRACES,
      shown({ seats: { 0: { infected } } }),
      shown({ seats: { 0: { trooper: 'L11', infected } } }),
    );
    expect(ill).toEqual(traced(NO_TRACES, start, moved));
  });
});

test('who falls leaves an outline where he stood', () => {
  const fallen = shown({ seats: { 0: { trooper: 'dead' } } });
  const [stood] = start.tokens;
  expect(traced(NO_TRACES, start, fallen).remains).toEqual([
    { key: 'trooper 0', colour: 'red', character: 'trooper', at: { x: stood?.area.x, y: stood?.area.y } },
  ]);
});

describe('a way', () => {
  const map = mapOf(start.view.placed);

  test('C6: between two rooms of a card goes through its middle', () => {
    const [from, to] = [
      { room: 'L05-back', at: { x: 0, y: 500 } } as const,
      { room: 'L05-front', at: { x: 0, y: 320 } } as const,
    ];
    expect(pathBetween(map, from, to)).toEqual([
      { x: 0, y: 500 },
      { x: 0, y: 410 },
      { x: 0, y: 320 },
    ]);
  });

  test('is walked evenly, and looked along: 0 is north, 90 east', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 0, y: -100 },
      { x: 100, y: -100 },
    ];
    expect(along(way, 0.25)).toEqual({ x: 0, y: -50, angle: 0 });
    expect(along(way, 0.75)).toEqual({ x: 50, y: -100, angle: 90 });
    expect(along(way, 1)).toEqual({ x: 100, y: -100, angle: 90 });
    expect(stamped(way, 100)).toEqual([
      { x: 0, y: -50 },
      { x: 50, y: -100 },
    ]);
  });
});
