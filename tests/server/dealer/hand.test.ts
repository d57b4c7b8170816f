import { describe, expect, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import { cardId, handOf, parasite, playAll, refused, type SceneCard, seat, table } from './table.ts';

const OWN = ['infection', 'infection', 'infection'] as const;

/** Seat 0, wounded, stands in a Run room with seat 1. */
function holding(hand: readonly SceneCard[], options: { gentleStart?: boolean } = {}) {
  return table({
    map: { L11: [1, 0] },
    options,
    seats: { 0: { hand, at: 'L11', hp: { trooper: 1 } }, 1: { at: 'L11' } },
  });
}

/** How each kind of card is played from the hand. */
const PLAYS: readonly (readonly [SceneCard, (card: number) => SeatCommand])[] = [
  ['ammo', (card) => ({ type: 'lay-down', card })],
  ['keycard', (card) => ({ type: 'lay-down', card })],
  ['energy-boost', (card) => ({ type: 'boost', card })],
  ['body-scanner', (card) => ({ type: 'body-scan', character: 'trooper', card, seat: 1 })],
  ['grenade', (card) => ({ type: 'throw-grenade', character: 'trooper', card, into: 'L01' })],
  [
    'first-aid-kit',
    (card) => ({
      type: 'first-aid',
      character: 'trooper',
      card,
      heal: [{ seat: 0, character: 'trooper' }],
    }),
  ],
];

describe('H1', () => {
  test.each(PLAYS)('H1 %s cannot be played from a hand of five, but from one of six', (card, command) => {
    const five = holding([...OWN, 'gas-can', card]);
    expect(refused(five, 0, command(cardId(five, 0, card)))).toBe('hand-minimum');
    const six = holding([...OWN, 'gas-can', 'gas-can', card]);
    expect(seat(playAll(six, [0, command(cardId(six, 0, card))]), 0).hand).toHaveLength(5);
  });

  test('H1 O1 with the gentle start a hand of four is enough', () => {
    const boost = (cans: readonly SceneCard[]) => {
      const match = holding(['infection', 'infection', ...cans, 'energy-boost'], { gentleStart: true });
      return refused(match, 0, { type: 'boost', card: cardId(match, 0, 'energy-boost') });
    };
    expect(boost(['gas-can'])).toBe('hand-minimum');
    expect(boost(['gas-can', 'gas-can'])).toBeUndefined();
  });

  /** Seat 1, with this hand, was shot by seat 0. */
  function shot(hand: readonly SceneCard[]) {
    return playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { at: 'L11', laidDown: ['ammo', 'heavy-gun'] }, 1: { at: 'L11', hand } },
      }),
      [
        0,
        {
          type: 'fire',
          targets: [
            { seat: 1, character: 'trooper' },
            { seat: 1, character: 'trooper' },
          ],
        },
      ],
    );
  }
  const armor = (cards: number): SeatCommand => ({ type: 'armor', rooms: [{ room: 'L11', cards }] });

  test('H1 armor cannot be played from a hand of five', () => {
    const match = shot([...OWN, 'armor', 'armor']);
    expect(refused(match, 1, armor(1))).toBe('hand-minimum');
    expect(refused(match, 1, armor(0))).toBeUndefined();
  });

  test('H1 every armor card must leave five', () => {
    const match = shot([...OWN, 'gas-can', 'armor', 'armor']);
    expect(refused(match, 1, armor(2))).toBe('hand-minimum');
    expect(seat(playAll(match, [1, armor(1)], ['dealer', { type: 'close-window' }]), 1).hand).toHaveLength(5);
  });

  test('H1 infection, Host and item cards all count', () => {
    const match = holding([...OWN, 'infection:blue', 'host', 'energy-boost']);
    expect(refused(match, 0, { type: 'boost', card: cardId(match, 0, 'energy-boost') })).toBeUndefined();
  });

  test('H1 cards on the table do not count', () => {
    const match = table({
      seats: { 0: { hand: [...OWN, 'gas-can', 'energy-boost'], laidDown: ['ammo', 'keycard'] } },
    });
    expect(refused(match, 0, { type: 'boost', card: cardId(match, 0, 'energy-boost') })).toBe('hand-minimum');
  });

  test('H1 burning the Hive is the one exception', () => {
    const match = table({
      map: { L03: [0, -1] },
      seats: { 0: { at: 'L03', hand: [...OWN, 'gas-can', 'gas-can', 'gas-can'] } },
    });
    const burnt = playAll(match, [0, { type: 'burn-hive' }]);
    expect(burnt.ending?.kind).toBe('hive-burnt');
    expect(seat(burnt, 0).hand).toHaveLength(3);
  });
});

describe('H2', () => {
  test('H2 laying down is free and shown to all', () => {
    const match = holding([...OWN, 'gas-can', 'gas-can', 'ammo']);
    const laid = playAll(match, [0, { type: 'lay-down', card: cardId(match, 0, 'ammo') }]);
    expect(laid.turn?.ap).toBe(4);
    expect(viewFor(laid, 'public').seats[0]?.laidDown).toEqual([{ kind: 'ammo', bullets: 4 }]);
    expect(laid.discard).toEqual([]);
  });

  test('H2 only on one’s own turn', () => {
    const match = table({ seats: { 1: { hand: [...OWN, 'gas-can', 'gas-can', 'ammo'] } } });
    expect(refused(match, 1, { type: 'lay-down', card: cardId(match, 1, 'ammo') })).toBe('not-your-turn');
  });

  test('H2 what lies on the table is not tradable, not even before its first use', () => {
    const match = playAll(
      table({ map: { L11: [1, 0] }, seats: { 0: { laidDown: ['ammo'] }, 1: { at: 'L11' } } }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );
    expect(viewFor(match, 0).offers.give).toMatchObject({
      commands: [
        { type: 'give', card: 4 },
        { type: 'give', card: 5 },
      ],
    });
  });

  test.each(['gas-can', 'armor', 'grenade', 'energy-boost'] as const)(
    'H2 %s is not a card to lay down',
    (card) => {
      const match = holding([...OWN, 'gas-can', 'gas-can', card]);
      expect(refused(match, 0, { type: 'lay-down', card: cardId(match, 0, card) })).toBe('wrong-card');
    },
  );

  test('H2 a second heavy gun adds no bullet', () => {
    const match = table({
      map: { L11: [1, 0] },
      parasites: [parasite(0, 'L11')],
      seats: { 0: { at: 'L11', laidDown: ['ammo', 'heavy-gun', 'heavy-gun'] } },
    });
    const bullet = { parasite: 0 } as const;
    expect(refused(match, 0, { type: 'fire', targets: [bullet] })).toBe('bullets-to-name');
    expect(refused(match, 0, { type: 'fire', targets: [bullet, bullet] })).toBeUndefined();
  });

  test('H2 a second scope reaches no further', () => {
    const match = table({
      map: { L11: [1, 0], L12: [2, 0] },
      parasites: [parasite(0, 'L12')],
      seats: { 0: { laidDown: ['ammo', 'target-scope', 'target-scope'] } },
    });
    expect(refused(match, 0, { type: 'fire', targets: [{ parasite: 0 }] })).toBe('out-of-reach');
  });
});

test('H3 there is no upper limit to a hand', () => {
  const many: readonly SceneCard[] = [
    ...OWN,
    ...Array<SceneCard>(6).fill('gas-can'),
    ...Array<SceneCard>(6).fill('armor'),
  ];
  const match = table({
    map: { L11: [1, 0] },
    seats: { 0: { at: 'L11', hand: many } },
    searchDeck: ['keycard'],
  });
  expect(handOf(playAll(match, [0, { type: 'search', character: 'trooper' }]), 0)).toHaveLength(16);
});
