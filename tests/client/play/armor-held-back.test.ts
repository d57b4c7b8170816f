import { describe, expect, test } from 'vitest';
import { armorHeldBack } from '#client/play/armor-held-back.ts';
import { viewFor } from '#server/dealer/index.ts';
import { playAll, type SceneCard, table } from '#tests/server/dealer/table.ts';

/** Seat 0 under fire with this hand. */
const attacked = (hand: readonly SceneCard[]) =>
  viewFor(
    playAll(table({ turn: { seat: 1 }, seats: { 0: { hand }, 1: { laidDown: ['ammo'] } } }), [
      1,
      { type: 'fire', targets: [{ seat: 0, character: 'android' }] },
    ]),
    0,
  );
const OTHERS = ['infection', 'infection', 'infection', 'gas-can'] as const;

describe('why armor is not offered', () => {
  test('there is none', () => {
    expect(armorHeldBack(attacked([...OTHERS, 'gas-can']))).toEqual({ why: 'none-held', rule: 'A6' });
  });

  test('H1: five cards have to be left in the hand', () => {
    expect(armorHeldBack(attacked([...OTHERS, 'armor']))).toEqual({
      why: 'hand-minimum',
      held: 1,
      least: 5,
      rule: 'H1',
    });
  });

  test('nothing is to be said where all that helps is offered', () => {
    expect(armorHeldBack(attacked([...OTHERS, 'armor', 'gas-can']))).toBeUndefined();
    // Two would save no more than one: there is one wound.
    expect(armorHeldBack(attacked([...OTHERS, 'armor', 'armor']))).toBeUndefined();
  });

  test('A6 of two who are attacked in a room the larger wound says how much would help', () => {
    const view = attacked([...OTHERS, 'armor', 'armor']);
    const threats = [
      { seat: 0, character: 'android', room: 'L01', wounds: 1 },
      { seat: 0, character: 'trooper', room: 'L01', wounds: 2 },
    ] as const;
    expect(armorHeldBack({ ...view, awaited: { type: 'armor', by: 1, threats } })).toEqual({
      why: 'hand-minimum',
      held: 2,
      least: 5,
      rule: 'H1',
    });
  });
});
