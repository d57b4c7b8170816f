import { describe, expect, test } from 'vitest';
import { infectionCardsOf } from '#server/dealer/cards.ts';
import { begin, type Match, viewFor } from '#server/dealer/index.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { scriptedChance } from './chance.ts';
import {
  cardId,
  exchange,
  handOf,
  parasite,
  playAll,
  refused,
  type SceneCard,
  seat,
  setupFor,
  table,
} from './table.ts';

type Scene = NonNullable<Parameters<typeof table>[0]>;
type Seats = NonNullable<Scene['seats']>;

const OWN = ['infection', 'infection', 'infection'] as const;
const HOST = { by: 'host', order: 0 } as const;
const DEAD = { trooper: 'dead', android: 'dead' } as const;
const close = ['dealer', { type: 'close-window' }] as const;

test('O1 gentle start: 2 infection cards and a hand of four', () => {
  const match = begin(setupFor(4, { gentleStart: true }), scriptedChance({ dice: [1] }));
  for (const { id } of match.seats) {
    expect(handOf(match, id)).toHaveLength(4);
    expect(handOf(match, id).filter((card) => card === 'infection')).toHaveLength(2);
  }
});

describe('O2', () => {
  const enter = [0, { type: 'move', character: 'trooper', to: 'L11' }] as const;
  const ask = [0, { type: 'trade', with: 1 }] as const;

  interface Lot {
    readonly own?: readonly SceneCard[];
    readonly lastResort?: boolean;
    readonly seats?: Seats;
    readonly answered?: number;
  }

  /** Seat 0 is the Host and trades with seat 1; the red cards went out, so many answered by gas cans. */
  function resort({ own = [], lastResort = true, seats = {}, answered = 3 }: Lot = {}): Match {
    const match = table({
      map: { L11: [1, 0] },
      options: { lastResort },
      seats: {
        ...seats,
        0: { hand: ['host', 'ammo', 'gas-can', 'gas-can', 'gas-can', ...own], infected: HOST },
        1: { at: 'L11', hand: [...OWN, 'gas-can', 'armor'], ...seats[1] },
      },
    });
    const blocked = infectionCardsOf('red', NO_OPTIONS).slice(0, answered);
    return playAll({ ...match, blocked }, enter, ask);
  }
  const giveHost = (match: Match, id: SeatId = 0) =>
    refused(match, id, { type: 'give', card: cardId(match, id, 'host') });

  test('O2 offered once every own infection card was answered by a gas can', () => {
    expect(giveHost(resort())).toBeUndefined();
  });

  test('O2 not without the option', () => {
    expect(giveHost(resort({ lastResort: false }))).toBe('host-card');
  });

  test('O2 not with an own infection card in hand, even one that was answered before', () => {
    expect(giveHost(resort({ own: ['infection'] }))).toBe('host-card');
  });

  test('O2 not if one of them infected somebody', () => {
    expect(giveHost(resort({ answered: 2 }))).toBe('host-card');
  });

  test('O2 not blocked: the receiver is Infected and the new Host, the giver stays Infected', () => {
    const traded = exchange(resort(), [0, 'host'], [1, 'armor']);
    expect(seat(traded, 1).infection).toEqual({ by: 0, order: 1 });
    expect(seat(traded, 0).infection).toEqual({ by: undefined, order: 0 });
    expect([viewFor(traded, 0).role, viewFor(traded, 1).role]).toEqual(['infected', 'host']);
    expect(handOf(traded, 1)).toContain('host');
  });

  test('O2 already Infected: Host all the same, infected when he was', () => {
    const infected = { by: 2, order: 1 } as const;
    const traded = exchange(resort({ seats: { 1: { infected } } }), [0, 'host'], [1, 'armor']);
    expect(traded.host).toBe(1);
    expect(seat(traded, 1).infection).toEqual(infected);
  });

  test('O2 blocked: the giver remains Host and the receiver human, the card has changed hands', () => {
    const traded = exchange(resort(), [0, 'host'], [1, 'gas-can']);
    expect(seat(traded, 1).infection).toBeUndefined();
    expect([viewFor(traded, 0).role, viewFor(traded, 1).role]).toEqual(['host', 'human']);
    expect(handOf(traded, 1)).toContain('host');
    expect(handOf(traded, 0)).not.toContain('host');
  });

  test('O2 blocked by one who is Infected already: the giver remains Host', () => {
    const infected = { by: 2, order: 1 } as const;
    const traded = exchange(resort({ seats: { 1: { infected } } }), [0, 'host'], [1, 'gas-can']);
    expect(traded.host).toBe(0);
    expect(seat(traded, 1).infection).toEqual(infected);
  });

  test('O2 a dead Host card cannot be given again, by nobody', () => {
    const dead = exchange(resort(), [0, 'host'], [1, 'gas-can']);
    const theirs = playAll(
      dead,
      [0, { type: 'end-turn' }],
      [1, { type: 'move', character: 'trooper', to: 'L01' }],
      [1, { type: 'move', character: 'trooper', to: 'L11' }],
      [1, { type: 'trade', with: 0 }],
    );
    expect(giveHost(theirs, 1)).toBe('host-card');
    expect(giveHost({ ...resort(), hostCardDead: true })).toBe('host-card');
  });

  test('O2 the new Host cannot hand it on while own infection cards are left', () => {
    const traded = exchange(resort(), [0, 'host'], [1, 'armor']);
    const theirs = playAll(
      traded,
      [0, { type: 'end-turn' }],
      [1, { type: 'move', character: 'trooper', to: 'L01' }],
      [1, { type: 'move', character: 'trooper', to: 'L11' }],
      [1, { type: 'trade', with: 0 }],
    );
    expect(giveHost(theirs, 1)).toBe('host-card');
  });

  describe('played through with the gentle start’s two cards', () => {
    /** Seat 0 gives both infection cards, one with each character; what came back is told. */
    function bothGiven(...back: readonly [SceneCard, SceneCard]): Match {
      const start = table({
        map: { L11: [1, 0] },
        options: { lastResort: true, gentleStart: true },
        seats: {
          0: { hand: ['infection', 'infection', 'host', 'ammo'], infected: HOST },
          1: { at: 'L11', hand: ['infection', 'infection', 'gas-can', 'gas-can', 'armor'] },
        },
      });
      const once = exchange(playAll(start, enter, ask), [0, 'infection'], [1, back[0]]);
      const follow = [0, { type: 'move', character: 'android', to: 'L11' }] as const;
      const between = playAll(once, follow, ask);
      expect(giveHost(between)).toBe('host-card');
      return playAll(
        exchange(between, [0, 'infection'], [1, back[1]]),
        [0, { type: 'end-turn' }],
        [1, { type: 'end-turn' }],
        [2, { type: 'end-turn' }],
        [3, { type: 'end-turn' }],
        [0, { type: 'move', character: 'trooper', to: 'L01' }],
        enter,
        ask,
      );
    }

    test('O2 O1 both answered by a gas can open the way', () => {
      expect(giveHost(bothGiven('gas-can', 'gas-can'))).toBeUndefined();
    });

    test('O2 O1 one that infected does not', () => {
      expect(giveHost(bothGiven('armor', 'gas-can'))).toBe('host-card');
      expect(giveHost(bothGiven('gas-can', 'armor'))).toBe('host-card');
    });
  });

  test('O2 V2 the new Host, infected last, is excluded like any other: only the first Host was infected by nobody', () => {
    const traded = exchange(
      resort({ seats: { 2: { infected: { by: 0, order: 1 } }, 3: { infected: { by: 0, order: 2 } } } }),
      [0, 'host'],
      [1, 'armor'],
    );
    const scan = { type: 'agree', to: 'final-scan' } as const;
    expect(playAll(traded, [0, scan], [1, scan], [2, scan], [3, scan]).ending).toEqual({
      kind: 'all-infected',
      winners: [0, 2, 3],
    });
  });
});

test('O3 hard mission: 4 gas cans burn the Hive', () => {
  const withCans = (hand: readonly SceneCard[]) =>
    table({ map: { L03: [0, -1] }, options: { hardMission: true }, seats: { 0: { at: 'L03', hand } } });
  const three = [...OWN, 'gas-can', 'gas-can', 'gas-can'] as const;
  expect(refused(withCans(three), 0, { type: 'burn-hive' })).toBe('too-few-gas-cans');
  const burnt = playAll(withCans([...three, 'gas-can']), [0, { type: 'burn-hive' }]);
  expect(burnt.ending?.kind).toBe('hive-burnt');
  expect(burnt.discard).toHaveLength(4);
});

describe('O4', () => {
  const all: Seats = {
    0: { at: 'L02', infected: HOST },
    1: { infected: { by: 0, order: 1 } },
    2: { infected: { by: 1, order: 2 } },
    3: { infected: { by: 0, order: 3 } },
  };
  const winners = (masterAndServant: boolean) =>
    playAll(table({ map: { L02: [0, -1] }, options: { masterAndServant }, seats: all }), [
      0,
      { type: 'thermal-scan', character: 'trooper' },
    ]).ending?.winners;

  test('O4 the Host and who infected somebody share, who did nothing does not', () => {
    expect(winners(false)).toEqual([0, 1, 2]);
    expect(winners(true)).toEqual([0, 1]);
  });

  /**
   * Seat 0 is a servant of seat 3, the Host, and strikes at seat 1, whose Trooper is the last of all;
   * so the Infected win by V4. Whether seat 0 shares depends on whom it removed.
   */
  function strike(
    seats: Seats,
    { grenade = false }: { grenade?: boolean } = {},
  ): readonly SeatId[] | undefined {
    const match = table({
      map: { L11: [1, 0] },
      options: { masterAndServant: true },
      seats: {
        0: {
          trooper: 'dead',
          android: grenade ? 'L01' : 'L11',
          hand: [...OWN, 'gas-can', 'gas-can', 'grenade'],
          laidDown: ['ammo'],
          infected: { by: 3, order: 1 },
          ...seats[0],
        },
        1: { trooper: 'L11', android: 'dead', hp: { trooper: 1 }, ...seats[1] },
        2: DEAD,
        3: { trooper: 'dead', infected: HOST },
      },
    });
    if (grenade) {
      const card = cardId(match, 0, 'grenade');
      return playAll(match, [0, { type: 'throw-grenade', character: 'android', card, into: 'L11' }]).ending
        ?.winners;
    }
    return playAll(match, [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }], close).ending
      ?.winners;
  }

  test('O4 an Infected who removed the last character of a human shares', () => {
    expect(strike({})).toEqual([0, 3]);
    expect(strike({}, { grenade: true })).toEqual([0, 3]);
  });

  test('O4 not if a character is left to the victim', () => {
    expect(strike({ 1: { android: 'L01', hp: { trooper: 1 } } })).toEqual([3]);
  });

  test('O4 not if the victim was Infected', () => {
    expect(strike({ 1: { infected: { by: 3, order: 2 } } })).toEqual([3]);
  });

  test('O4 the Host shares without having done anything', () => {
    const shot = playAll(
      table({
        map: { L11: [1, 0] },
        options: { masterAndServant: true },
        seats: {
          0: { trooper: 'dead', android: 'L11', laidDown: ['ammo'] },
          1: { trooper: 'L11', hp: { trooper: 1 } },
          2: { trooper: 'dead' },
          3: { trooper: 'dead', infected: HOST },
        },
      }),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      close,
    );
    expect(shot.ending?.winners).toEqual([3]);
  });

  test('O4 not if he was human himself at the time', () => {
    const match = playAll(
      table({
        map: { L11: [1, 0] },
        options: { masterAndServant: true },
        seats: {
          0: { at: 'L11', laidDown: ['ammo'] },
          1: { trooper: 'L11', android: 'dead', hp: { trooper: 1 } },
        },
      }),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      close,
    );
    expect(match.removers).toEqual([]);
  });

  test('O4 parasites’ kills count for nobody', () => {
    const ended = playAll(
      table({
        map: { L06: [1, 0] },
        options: { masterAndServant: true },
        marker: { holder: 3, hadTurn: true },
        turn: { seat: 0 },
        parasites: [parasite(0, 'L06')],
        seats: {
          0: { trooper: 'dead', infected: { by: 3, order: 1 } },
          1: { trooper: 'L06', android: 'dead', hp: { trooper: 1 } },
          2: DEAD,
          3: { trooper: 'dead', infected: HOST },
        },
        dice: [4],
      }),
      [0, { type: 'end-turn' }],
      [1, { type: 'end-turn' }],
      close,
    );
    expect(ended.ending).toEqual({ kind: 'troopers-dead', winners: [3] });
  });

  test('O4 humans win without having done anything', () => {
    const burnt = playAll(
      table({
        map: { L03: [0, -1] },
        options: { masterAndServant: true },
        seats: { 0: { at: 'L03', hand: [...OWN, 'gas-can', 'gas-can', 'gas-can'] }, 3: { infected: HOST } },
      }),
      [0, { type: 'burn-hive' }],
    );
    expect(burnt.ending?.winners).toEqual([0, 1, 2]);
  });
});
