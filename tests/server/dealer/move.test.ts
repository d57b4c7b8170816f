import { describe, expect, test } from 'vitest';
import { happened, parasite, playAll, refused, seat, table } from './table.ts';

const TEN = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((id) => parasite(id, 'L01'));

function step(to: 'L01' | 'L11' | 'L12' | 'L16' | 'L09' | 'L06' | 'L17' | 'L05-back' | 'L05-front') {
  return { type: 'move', character: 'trooper', to } as const;
}

describe('M move', () => {
  test('M1 through a doorway to the room behind it, for 1 AP, one character alone', () => {
    const moved = playAll(table({ map: { L11: [1, 0] } }), [0, step('L11')]);
    expect(seat(moved, 0).characters.trooper.room).toBe('L11');
    expect(seat(moved, 0).characters.android.room).toBe('L01');
    expect(moved.turn?.ap).toBe(3);
  });

  test('M1 not through a wall, nor further than one room', () => {
    // L06 lies with its wall to the Reactor Room, L12 behind L11.
    const match = table({ map: { L06: [1, 0], L11: [-1, 0], L12: [-2, 0] } });
    expect(refused(match, 0, step('L06'))).toBe('no-doorway-there');
    expect(refused(match, 0, step('L12'))).toBe('no-doorway-there');
  });

  test('M1 not by a character that is dead', () => {
    const match = table({ map: { L11: [1, 0] }, seats: { 0: { trooper: 'dead' } } });
    expect(refused(match, 0, step('L11'))).toBe('character-dead');
  });

  test.each([
    ['on the far side', 'L01', 'L16'],
    ['on the near side', 'L16', 'L01'],
  ] as const)('M1 a security door %s lets nobody through', (_side, from, to) => {
    const map = { L16: [0, -1, 180] } as const;
    expect(refused(table({ map, seats: { 0: { at: from } } }), 0, step(to))).toBe('security-door');
  });

  test('M1 the own keycard on the table opens it, for both characters', () => {
    const match = table({ map: { L16: [0, -1, 180] }, seats: { 0: { laidDown: ['keycard'] } } });
    expect(refused(match, 0, step('L16'))).toBeUndefined();
    expect(refused(match, 0, { type: 'move', character: 'android', to: 'L16' })).toBeUndefined();
  });

  test('M1 a keycard in the hand or on the table of another does not', () => {
    const match = table({
      map: { L16: [0, -1, 180] },
      seats: {
        0: { hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'keycard'] },
        1: { laidDown: ['keycard'] },
      },
    });
    expect(refused(match, 0, step('L16'))).toBe('security-door');
  });

  test('M1 while all doors are open everybody passes', () => {
    expect(refused(table({ map: { L16: [0, -1, 180] }, doorsOpen: true }), 0, step('L16'))).toBeUndefined();
  });

  test.each([
    ['L05-front', 'L05-back'],
    ['L05-back', 'L05-front'],
  ] as const)('C6 from %s to %s is a security door', (from, to) => {
    const match = table({ map: { L05: [0, -1] }, seats: { 0: { at: from } } });
    expect(refused(match, 0, step(to))).toBe('security-door');
    expect(refused({ ...match, doorsOpen: true }, 0, step(to))).toBeUndefined();
  });

  test('C6 a two-room card is entered at its front, upside down too', () => {
    expect(refused(table({ map: { L05: [0, -1] } }), 0, step('L05-front'))).toBeUndefined();
    expect(refused(table({ map: { L05: [0, 1, 180] } }), 0, step('L05-front'))).toBeUndefined();
    expect(refused(table({ map: { L05: [0, 1, 180] } }), 0, step('L05-back'))).toBe('no-doorway-there');
  });

  test('M2 entering an Alert room spawns a parasite first, then comes the duty', () => {
    const moved = playAll(table({ map: { L17: [1, 0] }, seats: { 1: { at: 'L17' } }, dice: [1] }), [
      0,
      step('L17'),
    ]);
    expect(moved.events.map(({ type }) => type)).toEqual(['ap-changed', 'moved', 'spawned', 'duty-began']);
  });

  test('M2 the choice of a parasite comes before the duty, too', () => {
    const start = table({ map: { L17: [1, 0] }, seats: { 1: { at: 'L17' } }, parasites: TEN, dice: [1] });
    const moved = playAll(start, [0, step('L17')]);
    expect(moved.prompt).toEqual({ type: 'parasite', seat: 0, into: 'L17' });
    const chosen = playAll(moved, [0, { type: 'choose-parasite', parasite: 7 }]);
    expect(chosen.parasites.find(({ id }) => id === 7)).toEqual(parasite(7, 'L17'));
    expect(chosen.prompt).toMatchObject({ type: 'duty', room: 'L17' });
  });

  test('R2 every entry into an Alert room spawns one, also the second and also a run', () => {
    const start = table({ map: { L17: [1, 0], L11: [2, 0] }, seats: { 0: { at: 'L11' } }, dice: [1, 1] });
    const once = playAll(start, [0, step('L17')]);
    expect(happened(once, 'spawned')).toMatchObject([{ room: 'L17', roll: 1 }]);
    const twice = playAll(once, [0, step('L11')], [0, { type: 'run', character: 'trooper', to: 'L17' }]);
    expect(twice.parasites).toHaveLength(2);
  });
});
