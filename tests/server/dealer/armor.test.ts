import { describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import type { ArmorForRoom } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { handOf, happened, offered, parasite, playAll, refused, seat, table } from './table.ts';

const INFECTIONS = ['infection', 'infection', 'infection'] as const;
/** Five cards that stay and so many armor cards that may be played. */
const armored = (...armor: readonly 'armor'[]) => [...INFECTIONS, 'gas-can', 'gas-can', ...armor] as const;
const ONE = armored('armor');
const TWO = armored('armor', 'armor');
const THREE = armored('armor', 'armor', 'armor');

const TROOPER_1 = { seat: 1, character: 'trooper' } as const;
const ANDROID_1 = { seat: 1, character: 'android' } as const;

/** Seat 0 shoots with the heavy gun at both characters of seat 1. */
function shootBoth(scene: Parameters<typeof table>[0] = {}): Match {
  return playAll(
    table({ ...scene, seats: { 0: { laidDown: ['ammo', 'heavy-gun', 'target-scope'] }, ...scene.seats } }),
    [0, { type: 'fire', targets: [TROOPER_1, ANDROID_1] }],
  );
}

function answer(match: Match, id: SeatId, ...rooms: readonly ArmorForRoom[]): Match {
  return playAll(match, [id, { type: 'armor', rooms }], ['dealer', { type: 'close-window' }]);
}

function hpOf(match: Match, id: SeatId) {
  const { trooper, android } = seat(match, id).characters;
  return { trooper: trooper.hp, android: android.hp };
}

describe('A6 armor', () => {
  test('A6 one card takes away one wound and is discarded', () => {
    const shot = playAll(table({ seats: { 0: { laidDown: ['ammo'] }, 1: { hand: ONE } } }), [
      0,
      { type: 'fire', targets: [TROOPER_1] },
    ]);
    const saved = answer(shot, 1, { room: 'L01', cards: 1 });
    expect(hpOf(saved, 1).trooper).toBe(4);
    expect(handOf(saved, 1)).not.toContain('armor');
    expect(saved.discard).toHaveLength(1);
    expect(happened(saved, 'armor-played')).toHaveLength(1);
  });

  test('A6 one card protects both characters in the same room', () => {
    const saved = answer(shootBoth({ seats: { 1: { hand: ONE } } }), 1, { room: 'L01', cards: 1 });
    expect(hpOf(saved, 1)).toEqual({ trooper: 4, android: 4 });
    expect(saved.discard).toHaveLength(1);
  });

  test('A6 not both characters in different rooms: the player says how many for each', () => {
    const apart = shootBoth({ map: { L11: [1, 0] }, seats: { 1: { hand: TWO, android: 'L11' } } });
    const one = answer(apart, 1, { room: 'L01', cards: 0 }, { room: 'L11', cards: 1 });
    expect(hpOf(one, 1)).toEqual({ trooper: 3, android: 4 });
    const both = answer(apart, 1, { room: 'L01', cards: 1 }, { room: 'L11', cards: 1 });
    expect(hpOf(both, 1)).toEqual({ trooper: 4, android: 4 });
    expect(both.discard).toHaveLength(2);
  });

  test('A6 the rooms may be named in any order, and the table is told no different', () => {
    const apart = shootBoth({ map: { L11: [1, 0] }, seats: { 1: { hand: TWO, android: 'L11' } } });
    const swapped = answer(apart, 1, { room: 'L11', cards: 1 }, { room: 'L01', cards: 0 });
    expect(hpOf(swapped, 1)).toEqual({ trooper: 3, android: 4 });
    const rooms = [
      { room: 'L01', cards: 0 },
      { room: 'L11', cards: 1 },
    ] as const;
    expect(happened(swapped, 'armor-played')).toEqual([{ type: 'armor-played', seat: 1, rooms, cards: [6] }]);
    expect(swapped.events).toEqual(answer(apart, 1, ...rooms).events);
  });

  test('A6 every threatened room has to be answered for, once', () => {
    const apart = shootBoth({ map: { L11: [1, 0] }, seats: { 1: { hand: TWO, android: 'L11' } } });
    expect(refused(apart, 1, { type: 'armor', rooms: [{ room: 'L11', cards: 1 }] })).toBe('armor-rooms');
    const twice = { room: 'L11', cards: 1 } as const;
    expect(refused(apart, 1, { type: 'armor', rooms: [twice, twice] })).toBe('armor-rooms');
  });

  test('A6 the player is asked once for the whole attack', () => {
    const shot = shootBoth({ seats: { 1: { hand: TWO } } });
    const answered = playAll(shot, [1, { type: 'armor', rooms: [{ room: 'L01', cards: 0 }] }]);
    expect(refused(answered, 1, { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] })).toBe(
      'already-answered',
    );
    expect(happened(shot, 'armor-asked')).toHaveLength(1);
  });

  test('A6 two bullets at one character: two cards, one card or none', () => {
    const shot = playAll(table({ seats: { 0: { laidDown: ['ammo', 'heavy-gun'] }, 1: { hand: THREE } } }), [
      0,
      { type: 'fire', targets: [TROOPER_1, TROOPER_1] },
    ]);
    expect(offered(shot, 1, 'armor').map(({ rooms }) => rooms)).toEqual([
      [{ room: 'L01', cards: 0 }],
      [{ room: 'L01', cards: 1 }],
      [{ room: 'L01', cards: 2 }],
    ]);
    expect(refused(shot, 1, { type: 'armor', rooms: [{ room: 'L01', cards: 3 }] })).toBe(
      'more-armor-than-wounds',
    );
    expect(hpOf(answer(shot, 1, { room: 'L01', cards: 1 }), 1).trooper).toBe(3);
    expect(hpOf(answer(shot, 1, { room: 'L01', cards: 2 }), 1).trooper).toBe(4);
  });

  test('A6 no more cards than are held, and never below a hand of five', () => {
    const shot = shootBoth({ seats: { 1: { hand: [...INFECTIONS, 'gas-can', 'armor'] } } });
    expect(refused(shot, 1, { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] })).toBe('hand-minimum');
    const none = shootBoth();
    expect(refused(none, 1, { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] })).toBe('too-little-armor');
    expect(refused(none, 1, { type: 'armor', rooms: [{ room: 'L01', cards: 0 }] })).toBeUndefined();
  });

  test('A6 who has no armor is asked all the same, who was not attacked is not', () => {
    const shot = shootBoth();
    expect(shot.prompt).toMatchObject({ type: 'armor', by: 0 });
    expect(refused(shot, 2, { type: 'armor', rooms: [] })).toBe('not-attacked');
    expect(refused(shot, 0, { type: 'armor', rooms: [] })).toBe('not-attacked');
  });

  test('A6 against a stab', () => {
    const stabbed = playAll(
      table({ seats: { 0: { laidDown: ['combat-knife'] }, 1: { hand: ONE } }, dice: [3] }),
      [0, { type: 'stab', character: 'trooper', target: TROOPER_1 }],
    );
    expect(hpOf(answer(stabbed, 1, { room: 'L01', cards: 1 }), 1).trooper).toBe(4);
  });

  test('A6 two players shot at once are both asked, each for himself', () => {
    const shot = playAll(
      table({ seats: { 0: { laidDown: ['ammo', 'heavy-gun'] }, 1: { hand: ONE }, 2: { hand: ONE } } }),
      [0, { type: 'fire', targets: [TROOPER_1, { seat: 2, character: 'trooper' }] }],
      [2, { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] }],
      [1, { type: 'armor', rooms: [{ room: 'L01', cards: 0 }] }],
      ['dealer', { type: 'close-window' }],
    );
    expect(hpOf(shot, 1).trooper).toBe(3);
    expect(hpOf(shot, 2).trooper).toBe(4);
  });

  test('A6 against parasites: one card takes 1 wound from each character in the room', () => {
    const bitten = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 1: { at: 'L11', hand: TWO } },
        parasites: [parasite(5, 'L11')],
        marker: { holder: 1, hadTurn: true },
        dice: [1],
      }),
      [0, { type: 'end-turn' }],
    );
    expect(bitten.prompt).toMatchObject({
      by: 'parasites',
      threats: [
        { seat: 1, character: 'trooper', room: 'L11', wounds: 2 },
        { seat: 1, character: 'android', room: 'L11', wounds: 2 },
      ],
    });
    expect(hpOf(answer(bitten, 1, { room: 'L11', cards: 1 }), 1)).toEqual({ trooper: 3, android: 3 });
    expect(hpOf(answer(bitten, 1, { room: 'L11', cards: 2 }), 1)).toEqual({ trooper: 4, android: 4 });
  });

  test('A6 the player on turn can be asked in the parasite phase', () => {
    const bitten = playAll(
      table({
        seats: { 0: { hand: ONE } },
        parasites: [parasite(0, 'L01')],
        marker: { holder: 1, hadTurn: true },
        dice: [1],
      }),
      [0, { type: 'end-turn' }],
    );
    expect(refused(bitten, 0, { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] })).toBeUndefined();
  });

  test('A6 what was answered shows only when the window closes', () => {
    const shot = shootBoth({ seats: { 1: { hand: ONE } } });
    const answered = playAll(shot, [1, { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] }]);
    expect(answered.events).toEqual([]);
    expect(answered.prompt).toMatchObject({ type: 'armor' });
  });
});
