import { describe, expect, test } from 'vitest';
import { seenBy } from '#server/dealer/index.ts';
import type { CommandOf, SeatCommand } from '#shared/play/index.ts';
import type { CharacterRef } from '#shared/vocabulary/index.ts';
import {
  cardId,
  handOf,
  happened,
  kindsOffered,
  parasite,
  playAll,
  refused,
  type SceneCard,
  seat,
  table,
} from './table.ts';

const SIX: readonly SceneCard[] = ['infection', 'infection', 'infection', 'gas-can', 'gas-can'];
const MINE = { seat: 0, character: 'trooper' } as const;
const MY_ANDROID = { seat: 0, character: 'android' } as const;
const THEIRS = { seat: 1, character: 'trooper' } as const;

describe('I1 first aid kit', () => {
  /** Seat 0's trooper has a kit, wounded like seat 1's trooper beside it; its android is next door. */
  function ward() {
    return table({
      map: { L11: [1, 0] },
      seats: {
        0: { hand: [...SIX, 'first-aid-kit'], trooper: 'L11', hp: { trooper: 1, android: 1 } },
        1: { at: 'L11', hp: { trooper: 3 } },
      },
    });
  }
  function aid(heal: CommandOf<'first-aid'>['heal'], character: 'trooper' | 'android' = 'trooper') {
    return { type: 'first-aid', character, card: cardId(ward(), 0, 'first-aid-kit'), heal } as const;
  }
  const hp = (match: ReturnType<typeof ward>, { seat: id, character }: CharacterRef) =>
    seat(match, id).characters[character].hp;

  test('I1 gives 2 HP to one character in the room, for 0 AP, and is discarded', () => {
    const match = playAll(ward(), [0, aid([MINE])]);
    expect(hp(match, MINE)).toBe(3);
    expect(match.turn?.ap).toBe(4);
    expect(handOf(match, 0)).toEqual(SIX);
    expect(match.discard).toHaveLength(1);
  });

  test('I1 also to another player’s, never above 4', () => {
    expect(hp(playAll(ward(), [0, aid([THEIRS])]), THEIRS)).toBe(4);
  });

  test('I1 or 1 HP to the using character and 1 to another there', () => {
    const match = playAll(ward(), [0, aid([MINE, THEIRS])]);
    expect([hp(match, MINE), hp(match, THEIRS)]).toEqual([2, 4]);
  });

  test('I1 a shared kit heals the user first and somebody else second', () => {
    expect(refused(ward(), 0, aid([THEIRS, MINE]))).toBe('first-aid-shares');
    expect(refused(ward(), 0, aid([MINE, MINE]))).toBe('first-aid-shares');
  });

  test('I1 never in no share, nor in three, whatever comes through the dealer’s door', () => {
    const shares = (heal: readonly CharacterRef[]) => aid(heal as CommandOf<'first-aid'>['heal']);
    expect(refused(ward(), 0, shares([]))).toBe('first-aid-shares');
    expect(refused(ward(), 0, shares([MINE, THEIRS, MINE]))).toBe('first-aid-shares');
  });

  test('I1 nobody in another room', () => {
    expect(refused(ward(), 0, aid([MY_ANDROID]))).toBe('not-in-this-room');
    expect(refused(ward(), 0, aid([MINE, MY_ANDROID]))).toBe('not-in-this-room');
    expect(refused(ward(), 0, aid([MY_ANDROID], 'android'))).toBeUndefined();
  });

  test('I1 who is named has a wound to heal', () => {
    expect(refused(ward(), 0, aid([{ seat: 1, character: 'android' }]))).toBe('nobody-wounded');
    expect(refused(ward(), 0, aid([MINE, { seat: 1, character: 'android' }]))).toBe('nobody-wounded');
  });
});

describe('I2 energy boost', () => {
  test('I2 each gives 2 AP this turn, and several may be used', () => {
    const match = table({
      seats: { 0: { hand: [...SIX, 'energy-boost', 'energy-boost'] } },
      turn: { ap: 0 },
    });
    const once = playAll(match, [0, { type: 'boost', card: cardId(match, 0, 'energy-boost') }]);
    const twice = playAll(once, [0, { type: 'boost', card: cardId(once, 0, 'energy-boost') }]);
    expect([once.turn?.ap, twice.turn?.ap]).toEqual([2, 4]);
    expect(twice.discard).toHaveLength(2);
  });
});

describe('I3 body scanner', () => {
  const match = table({
    map: { L11: [1, 0] },
    seats: {
      0: { hand: [...SIX, 'body-scanner'], trooper: 'L11' },
      1: { hand: ['infection', 'infection', 'infection', 'host', 'armor'], android: 'L11' },
      2: { at: 'L01' },
    },
  });
  const scan = (id: 0 | 1 | 2, character: 'trooper' | 'android' = 'trooper'): SeatCommand => ({
    type: 'body-scan',
    character,
    card: cardId(match, 0, 'body-scanner'),
    seat: id,
  });
  const hand = [
    { kind: 'infection', colour: 'green' },
    { kind: 'infection', colour: 'green' },
    { kind: 'infection', colour: 'green' },
    { kind: 'host' },
    { kind: 'armor' },
  ];

  test('I3 shows the whole hand as it is now, for 1 AP, to the user’s eyes and diary', () => {
    const scanned = playAll(match, [0, scan(1)]);
    expect(scanned.turn?.ap).toBe(3);
    expect(happened(scanned, 'body-scanned')).toEqual([{ type: 'body-scanned', by: 0, seat: 1, hand }]);
    expect(seat(scanned, 0).diary).toEqual([{ phase: 1, type: 'body-scan', seat: 1, hand }]);
    expect(handOf(scanned, 0)).toEqual(SIX);
  });

  test('I3 others see only that it happened', () => {
    const [event] = happened(playAll(match, [0, scan(1)]), 'body-scanned');
    for (const audience of [1, 2, 3, 'public'] as const) {
      expect(event && seenBy(event, audience)).toEqual({ type: 'body-scanned', by: 0, seat: 1 });
    }
  });

  test('I3 only another player with a character in the user’s room', () => {
    expect(refused(match, 0, scan(2))).toBe('nobody-to-scan');
    expect(refused(match, 0, scan(0))).toBe('nobody-to-scan');
    expect(refused(match, 0, scan(2, 'android'))).toBeUndefined();
  });

  test('I3 needs 1 AP', () => {
    const spent = { ...match, turn: match.turn && { ...match.turn, ap: 0 } };
    expect(refused(spent, 0, scan(1))).toBe('no-ap');
  });
});

describe('I4 target scope', () => {
  const shot: SeatCommand = { type: 'fire', targets: [{ parasite: 0 }] };
  function sniping(laidDown: readonly ('ammo' | 'target-scope' | 'heavy-gun' | 'combat-knife')[]) {
    return table({
      map: { L11: [1, 0] },
      parasites: [parasite(0, 'L11'), parasite(1, 'L11')],
      seats: { 0: { laidDown } },
    });
  }

  test('I4 lets the Android shoot into the next room, with pistol and heavy gun', () => {
    expect(refused(sniping(['ammo']), 0, shot)).toBe('out-of-reach');
    expect(refused(sniping(['ammo', 'target-scope']), 0, shot)).toBeUndefined();
    const salvo: SeatCommand = { type: 'fire', targets: [{ parasite: 0 }, { parasite: 1 }] };
    expect(playAll(sniping(['ammo', 'target-scope', 'heavy-gun']), [0, salvo]).parasites).toEqual([]);
  });

  test('I4 is of no use to a Trooper or a knife', () => {
    const match = sniping(['target-scope', 'combat-knife']);
    const stab: SeatCommand = { type: 'stab', character: 'trooper', target: { parasite: 0 } };
    expect(refused(match, 0, stab)).toBe('not-in-this-room');
    const alone = table({
      map: { L11: [1, 0] },
      parasites: [parasite(0, 'L11')],
      seats: { 0: { android: 'dead', laidDown: ['ammo', 'target-scope'] } },
    });
    expect(refused(alone, 0, shot)).toBe('character-dead');
  });
});

describe('I5 to I8', () => {
  test('I5 each ammo card brings 4 bullets', () => {
    const match = table({ seats: { 0: { hand: [...SIX, 'ammo', 'ammo'] } } });
    const once = playAll(match, [0, { type: 'lay-down', card: cardId(match, 0, 'ammo') }]);
    const twice = playAll(once, [0, { type: 'lay-down', card: cardId(once, 0, 'ammo') }]);
    expect(seat(twice, 0).laidDown).toMatchObject([{ bullets: 4 }, { bullets: 4 }]);
  });

  test('I6 a parasite alert is resolved the moment it is drawn and never held', () => {
    const match = table({
      map: { L11: [1, 0] },
      seats: { 0: { at: 'L11' } },
      searchDeck: ['parasite-alert', 'armor'],
      dice: [4],
    });
    const searched = playAll(match, [0, { type: 'search', character: 'trooper' }]);
    expect(handOf(searched, 0)).toEqual(SIX);
    expect(searched.parasites).toEqual([parasite(0, 'L01')]);
    expect(searched.discard).toHaveLength(1);
  });

  test('I7 a face-up keycard opens security doors to both characters of its player and to nobody else', () => {
    const scene = (laidDown: readonly 'keycard'[]) =>
      table({
        map: { L04: [0, -1] },
        seats: { 0: { at: 'L04-front', laidDown }, 1: { at: 'L04-front' }, 2: { at: 'L11' } },
        turn: { seat: 0 },
      });
    const through = (character: 'trooper' | 'android'): SeatCommand => ({
      type: 'move',
      character,
      to: 'L04-back',
    });
    expect(refused(scene([]), 0, through('trooper'))).toBe('security-door');
    expect(refused(scene(['keycard']), 0, through('trooper'))).toBeUndefined();
    expect(refused(scene(['keycard']), 0, through('android'))).toBeUndefined();
    const theirTurn = playAll(scene(['keycard']), [0, { type: 'end-turn' }]);
    expect(refused(theirTurn, 1, through('trooper'))).toBe('security-door');
  });

  test('I7 a keycard in the hand opens nothing', () => {
    const match = table({
      map: { L04: [0, -1] },
      seats: { 0: { at: 'L04-front', hand: [...SIX, 'keycard'] } },
    });
    expect(refused(match, 0, { type: 'move', character: 'trooper', to: 'L04-back' })).toBe('security-door');
  });

  test('I8 nothing but armor is used on another player’s turn', () => {
    const match = table({
      seats: {
        1: { hand: [...SIX, 'energy-boost', 'grenade', 'first-aid-kit', 'body-scanner'], hp: { trooper: 1 } },
      },
      map: { L11: [1, 0] },
    });
    expect(kindsOffered(match, 1)).toEqual(['agree']);
  });
});
