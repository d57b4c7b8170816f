import { describe, expect, test } from 'vitest';
import { tokensOf } from '#client/board/tokens.ts';
import type { Choosing } from '#client/play/choosing.ts';
import { hintsFor } from '#client/play/hints.ts';
import { callsAhead, woundsAhead } from '#client/play/omens.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import { cardId, parasite, table } from '#tests/server/dealer/table.ts';

const HAND = ['infection', 'infection', 'gas-can', 'gas-can', 'gas-can', 'grenade'] as const;
const match = table({
  map: { L11: [1, 0], L12: [0, -1], L17: [2, 0] },
  used: ['L11'],
  parasites: [parasite(0, 'L11'), parasite(5, 'L11')],
  seats: {
    0: { at: 'L01', android: 'L11', hand: HAND, laidDown: ['ammo', 'heavy-gun'] },
    1: { at: 'L11', hp: { trooper: 1 } },
  },
});
const view = viewFor(match, 0);
const sure = (command: SeatCommand): Choosing => ({
  at: 'confirming',
  command,
  from: { at: 'idle', character: undefined },
  character: undefined,
});

describe('wounds are seen before they fall', () => {
  test('A2: one for every bullet, both at one target too', () => {
    const target = { seat: 1, character: 'android' } as const;
    expect([...woundsAhead(view, sure({ type: 'fire', targets: [target, target] }))]).toEqual([
      ['android 1', 2],
    ]);
  });

  test('the first bullet of two is seen while the second is aimed', () => {
    const state: Choosing = {
      at: 'aiming',
      kinds: ['fire'],
      picked: [{ parasite: 5 }],
      character: undefined,
    };
    expect([...woundsAhead(view, state)]).toEqual([['parasite 5', 1]]);
  });

  test("A4: a grenade wounds everybody there, the thrower's own too", () => {
    const card = cardId(match, 0, 'grenade');
    const thrown: SeatCommand = { type: 'throw-grenade', character: 'trooper', card, into: 'L11' };
    expect([...woundsAhead(view, sure(thrown)).keys()].sort()).toEqual([
      'android 0',
      'android 1',
      'parasite 0',
      'parasite 5',
      'trooper 1',
    ]);
  });

  test('as segments of whoever would lose them, never more than there are', () => {
    const target = { seat: 1, character: 'trooper' } as const;
    const { wounds } = hintsFor(view, sure({ type: 'fire', targets: [target, target] }));
    const doomed = tokensOf(view, [], wounds).flatMap(({ key, figure }) =>
      figure.type === 'character' && figure.doomed > 0 ? [[key, figure.doomed]] : [],
    );
    expect(doomed).toEqual([['trooper 1', 1]]);
  });

  test('a parasite that would be hit is marked, and no other', () => {
    const { wounds } = hintsFor(view, sure({ type: 'fire', targets: [{ parasite: 0 }] }));
    const marked = tokensOf(view, [], wounds).flatMap(({ key, figure }) =>
      figure.type === 'parasite' && figure.aimed ? [key] : [],
    );
    expect(marked).toEqual(['parasite 0']);
  });
});

describe('a parasite is seen before it is called', () => {
  const looking = (room: 'L17' | 'L11' | 'L12'): Choosing => ({
    at: 'room-card',
    spot: { room },
    character: undefined,
  });

  test('R2, P5: looking at an alert one can enter shows where each face of the die would send it', () => {
    // West of it lies Run 11; nothing lies on the other sides.
    expect(callsAhead(view, looking('L17'))).toEqual({
      rooms: ['L17'],
      arrivals: [
        { room: 'L17', faces: [1, 2, 3] },
        { room: 'L11', faces: [4] },
      ],
    });
  });

  test('the alerts within reach are marked for the character that is meant', () => {
    expect(callsAhead(view, { at: 'selected', character: 'android' })).toEqual({
      rooms: ['L17'],
      arrivals: [],
    });
    expect(callsAhead(view, { at: 'selected', character: 'trooper' }).rooms).toEqual([]);
  });

  test('a room that was searched calls one when it is searched again', () => {
    expect(callsAhead(view, looking('L11')).rooms).toEqual(['L11']);
    expect(callsAhead(view, looking('L12')).rooms).toEqual([]);
  });
});
