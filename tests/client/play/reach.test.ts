import { describe, expect, test } from 'vitest';
import { isShutOff, reachOf } from '#client/play/reach.ts';
import { crewView } from '#tests/client/crew.ts';
import type { table } from '#tests/server/dealer/table.ts';

type Scene = NonNullable<Parameters<typeof table>[0]>;

/** A row of rooms east of the Reactor Room: two to run through, and two more. */
const MAP = { L11: [1, 0], L12: [2, 0], L07: [3, 0], L08: [4, 0] } as const;

const reach = (scene: Scene) =>
  Object.fromEntries(reachOf(crewView({ map: MAP, ...scene }), 'trooper').map(({ to, ap }) => [to, ap]));

describe('how far one comes this turn', () => {
  test('T4 a step for each AP', () => {
    expect(reach({ turn: { ap: 3 } })).toEqual({ L11: 1, L12: 2, L07: 3 });
    expect(reach({ turn: { ap: 1 } })).toEqual({ L11: 1 });
    expect(reach({ turn: { seat: 1, ap: 3 } })).toEqual({});
  });

  test('T6 one AP is kept for the search that is due', () => {
    expect(reach({ turn: { ap: 3, firstSearchDue: true } })).toEqual({ L11: 1, L12: 2 });
  });

  test('R1 a run costs no AP', () => {
    const bonus = { trooper: 'L11', android: undefined } as const;
    const here = { 0: { trooper: 'L11' } } as const;
    expect(reach({ turn: { ap: 1, bonus }, seats: here })).toMatchObject({ L01: 0, L12: 0, L07: 1 });
  });

  test('X1 whoever meets somebody goes no further', () => {
    expect(reach({ turn: { ap: 3 }, seats: { 1: { android: 'L12' } } })).toEqual({ L11: 1, L12: 2 });
  });

  test('a doorway is where the two cards meet', () => {
    const [first] = reachOf(crewView({ map: MAP, turn: { ap: 1 } }), 'trooper');
    expect(first?.at).toEqual({ x: 150, y: 0 });
  });
});

describe('M1 a location nobody of the own could walk into is known before it is laid', () => {
  // Run 10 has a security door in the north, and an open doorway in the west.
  const beside = { location: 'L10', cell: { x: 0, y: 1 }, rotation: 0 } as const;

  test('only a security door leads to it', () => {
    expect(isShutOff(crewView(), beside)).toBe(true);
  });

  test('beside its open doorway it is not shut off', () => {
    expect(isShutOff(crewView(), { ...beside, cell: { x: 1, y: 0 } })).toBe(false);
  });

  test('an own keycard on the table opens it', () => {
    expect(isShutOff(crewView({ seats: { 0: { laidDown: ['keycard'] } } }), beside)).toBe(false);
  });
});
