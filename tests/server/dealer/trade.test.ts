import { describe, expect, test } from 'vitest';
import { cardId, playAll, refused, seat, table } from './table.ts';

/** Seat 0 walks from the Reactor into the Run room where seat 1 stands; seat 0 is the Host. */
function meeting() {
  return table({
    map: { L11: [1, 0] },
    seats: {
      0: {
        hand: ['infection', 'infection', 'infection', 'host', 'ammo'],
        infected: { by: 'host', order: 0 },
      },
      1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'gas-can', 'ammo'] },
    },
  });
}

describe('X trade', () => {
  test('X5 an infection card of the giver infects whoever gives no gas can back', () => {
    const start = playAll(
      meeting(),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );
    const traded = playAll(
      start,
      [0, { type: 'give', card: cardId(start, 0, 'infection') }],
      [1, { type: 'give', card: cardId(start, 1, 'ammo') }],
    );
    expect(seat(traded, 1).infection).toEqual({ by: 0, order: 1 });
  });

  test('X5 a gas can given back blocks the infection and changes hands', () => {
    const start = playAll(
      meeting(),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );
    const traded = playAll(
      start,
      [1, { type: 'give', card: cardId(start, 1, 'gas-can') }],
      [0, { type: 'give', card: cardId(start, 0, 'infection') }],
    );
    expect(seat(traded, 1).infection).toBeUndefined();
    expect(cardId(traded, 0, 'gas-can')).toBe(6);
    expect(cardId(traded, 1, 'infection:red')).toBe(6);
  });

  test('X6 a human never gives an infection card of the own colour', () => {
    const start = playAll(
      meeting(),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );
    expect(refused(start, 1, { type: 'give', card: cardId(start, 1, 'infection') })).toBe(
      'own-infection-card',
    );
  });
});
