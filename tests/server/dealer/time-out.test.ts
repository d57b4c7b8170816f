import { describe, expect, test } from 'vitest';
import { legalCommands, type Match } from '#server/dealer/index.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import {
  exchange,
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

type Scene = NonNullable<Parameters<typeof table>[0]>;

const timeOut = ['dealer', { type: 'time-out' }] as const;
const close = ['dealer', { type: 'close-window' }] as const;
const OWN = ['infection', 'infection', 'infection'] as const;
const HOST = { by: 'host', order: 0 } as const;

test('D5 a player who only thought too long loses the rest of the turn', () => {
  const match = playAll(table(), timeOut);
  expect(match.turn?.seat).toBe(1);
  expect(happened(match, 'timed-out')).toEqual([{ type: 'timed-out', seats: [0] }]);
});

describe('D5 a pending duty', () => {
  const onDuty = (scene: Scene = {}) =>
    playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown: ['combat-knife'] }, 1: { at: 'L11' }, 3: { at: 'L11' } },
        ...scene,
      }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
    );

  test.each([
    [0, 1],
    [1, 3],
  ] as const)('D5 becomes a trade with a random player present (drawing %i: seat %i)', (drawn, partner) => {
    const match = playAll(onDuty({ picks: { choices: [drawn] } }), timeOut);
    expect(match.prompt).toMatchObject({ type: 'trade', between: [0, partner], sealed: {} });
  });

  test('D5 both still choose their own cards, then the turn ends', () => {
    const match = playAll(onDuty(), timeOut);
    expect([kindsOffered(match, 0), kindsOffered(match, 1)]).toEqual([['give'], ['give']]);
    const half = exchange(match, [0, 'gas-can']);
    expect(half.turn?.seat).toBe(0);
    expect(exchange(half, [1, 'gas-can']).turn?.seat).toBe(1);
  });

  test('D5 then the trade can time out as well', () => {
    expect(playAll(onDuty(), timeOut, timeOut).turn?.seat).toBe(1);
  });
});

describe('D5 a trade', () => {
  /** What seat 0 gives when its trade times out, drawing from its random cards. */
  function given(hand: readonly SceneCard[], { infected = false, drawn = 0 } = {}) {
    const match = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: infected ? { hand, infected: HOST } : { hand }, 1: { at: 'L11' } },
        picks: { hands: [drawn] },
      }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
      timeOut,
    );
    return happened(match, 'traded')[0]?.own[0].gave;
  }

  test('D5 gives an item other than a gas can first, any of them', () => {
    const hand = [...OWN, 'gas-can', 'armor', 'gas-can', 'ammo'] as const;
    expect(given(hand, { drawn: 0 })).toMatchObject({ kind: 'armor' });
    expect(given(hand, { drawn: 1 })).toMatchObject({ kind: 'ammo' });
    expect(() => given(hand, { drawn: 2 })).toThrow('scripted 2 of 2');
  });

  test('D5 then gas cans', () => {
    expect(given([...OWN, 'infection:blue', 'gas-can'])).toMatchObject({ kind: 'gas-can' });
  });

  test('D5 then foreign infection cards', () => {
    expect(given([...OWN, 'infection:blue', 'infection:white'], { drawn: 1 })).toMatchObject({
      colour: 'white',
    });
  });

  test('D5 never an own-colour infection card, even of an Infected with little else', () => {
    expect(given([...OWN, 'host', 'gas-can'], { infected: true })).toMatchObject({ kind: 'gas-can' });
    expect(given([...OWN, 'host', 'infection:blue'], { infected: true })).toMatchObject({ colour: 'blue' });
  });

  const trading = () =>
    playAll(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: { hand: [...OWN, 'armor', 'gas-can'] },
          1: { at: 'L11', hand: [...OWN, 'ammo', 'gas-can'] },
        },
      }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );

  test('D5 what was chosen in time is given', () => {
    const gave = (match: Match) =>
      happened(playAll(match, timeOut), 'traded')[0]?.own.map(({ gave }) => gave);
    expect(gave(exchange(trading(), [1, 'gas-can']))).toMatchObject([{ kind: 'armor' }, { kind: 'gas-can' }]);
    expect(gave(exchange(trading(), [0, 'gas-can']))).toMatchObject([{ kind: 'gas-can' }, { kind: 'ammo' }]);
  });

  test('D5 D2 the table is not told who had chosen', () => {
    const told = (match: Match) => happened(playAll(match, timeOut), 'timed-out');
    expect(told(exchange(trading(), [1, 'gas-can']))).toEqual(told(trading()));
    expect(told(trading())).toEqual([{ type: 'timed-out', seats: [0, 1] }]);
  });

  test('D5 the turn’s own clock has not run out: the turn goes on', () => {
    const match = playAll(trading(), timeOut);
    expect(match.turn).toMatchObject({ seat: 0, ap: 3, timedOut: false });
    expect(kindsOffered(match, 0)).toContain('move');
  });
});

describe('D5 the armor window', () => {
  /** Seat 1 is shot twice in the Trooper by a heavy gun. */
  function shot(hand: readonly SceneCard[], hp: number): Match {
    const trooper = { seat: 1, character: 'trooper' } as const;
    return playAll(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: { at: 'L11', laidDown: ['ammo', 'heavy-gun'] },
          1: { at: 'L11', hand, hp: { trooper: hp } },
        },
      }),
      [0, { type: 'fire', targets: [trooper, trooper] }],
    );
  }
  const rich: readonly SceneCard[] = [...OWN, 'gas-can', 'gas-can', 'armor', 'armor', 'armor'];
  const saved = (match: Match) => {
    const closed = playAll(match, close);
    return { hp: seat(closed, 1).characters.trooper.hp, hand: seat(closed, 1).hand.length };
  };

  test('D5 armor is not played where nobody would die', () => {
    expect(saved(shot(rich, 3))).toEqual({ hp: 1, hand: 8 });
  });

  test('D5 armor is played if it prevents a death, no more than it takes', () => {
    expect(saved(shot(rich, 2))).toEqual({ hp: 1, hand: 7 });
    expect(saved(shot(rich, 1))).toEqual({ hp: 1, hand: 6 });
  });

  test('D5 not if it cannot prevent it', () => {
    const one = [...OWN, 'gas-can', 'gas-can', 'armor'] as const;
    expect(saved(shot(one, 1))).toEqual({ hp: 0, hand: 6 });
  });

  test('D5 H1 not from a hand of five', () => {
    expect(saved(shot([...OWN, 'armor', 'armor'], 2))).toEqual({ hp: 0, hand: 5 });
  });

  test('D5 an answer given in time stands, even if it means death', () => {
    const none: SeatCommand = { type: 'armor', rooms: [{ room: 'L11', cards: 0 }] };
    expect(saved(playAll(shot(rich, 2), [1, none]))).toEqual({ hp: 0, hand: 8 });
  });

  test('D5 of two rooms the one where it saves somebody is armored', () => {
    const match = playAll(
      table({
        map: { L06: [1, 0], L13: [0, -1] },
        marker: { holder: 1, hadTurn: true },
        parasites: [parasite(0, 'L06'), parasite(1, 'L13'), parasite(2, 'L13')],
        seats: { 2: { trooper: 'L06', android: 'L13', hp: { trooper: 4, android: 2 }, hand: rich } },
        dice: [4],
      }),
      [0, { type: 'end-turn' }],
      close,
    );
    expect(seat(match, 2).characters).toMatchObject({ trooper: { hp: 3 }, android: { hp: 1 } });
    expect(happened(match, 'armor-played')).toEqual([
      {
        type: 'armor-played',
        seat: 2,
        rooms: [
          { room: 'L06', cards: 0 },
          { room: 'L13', cards: 1 },
        ],
        cards: [6],
      },
    ]);
  });

  test('D5 the window is never cut short by a turn’s clock, nor by the last answer', () => {
    const match = shot(rich, 4);
    expect(refused(match, 'dealer', { type: 'time-out' })).toBe('window-open');
    const answered = playAll(match, [1, { type: 'armor', rooms: [{ room: 'L11', cards: 0 }] }]);
    expect(answered.prompt?.type).toBe('armor');
    expect(answered.events).toEqual([]);
    expect(legalCommands(answered, 'dealer')).toEqual([{ type: 'close-window' }]);
  });
});

describe('D5 another choice', () => {
  const ALL_OUT = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((id) => parasite(id, 'L12'));

  test('D5 P6 the player on turn: a random parasite, then the turn ends', () => {
    const match = playAll(
      table({
        map: { L11: [1, 0], L12: [2, 0] },
        used: ['L11'],
        seats: { 0: { at: 'L11' } },
        parasites: ALL_OUT,
        searchDeck: ['armor'],
        dice: [4],
        picks: { choices: [6] },
      }),
      [0, { type: 'search', character: 'trooper' }],
      timeOut,
    );
    expect(match.parasites.find(({ id }) => id === 6)?.room).toBe('L01');
    expect(handOf(match, 0)).toContain('armor');
    expect(match.turn?.seat).toBe(1);
  });

  test('D5 P6 the choice of a partner who times out does not end the turn', () => {
    const match = playAll(
      table({
        map: { L13: [0, -1], L12: [2, 0] },
        seats: { 0: { at: 'L13' }, 1: { at: 'L13' } },
        parasites: ALL_OUT,
        searchDeck: ['armor', 'parasite-alert'],
        dice: [3],
        picks: { choices: [4] },
      }),
      [0, { type: 'team-search', character: 'trooper', with: 1 }],
      timeOut,
    );
    expect(happened(match, 'timed-out')).toEqual([{ type: 'timed-out', seats: [1] }]);
    expect(match.parasites.find(({ id }) => id === 4)?.room).toBe('L01');
    expect(match.turn).toMatchObject({ seat: 0, ap: 3 });
  });

  /** E4: seat 0 must place L16, which has a security door at one end. */
  const placing = (scene: Scene) => ({
    ...table({ locationDeck: ['L16', 'L03'], ...scene }),
    prompt: { type: 'place', seat: 0, location: 'L16', behind: 'L01' } as const,
  });

  test('D5 E4 a random legal place, then the turn ends', () => {
    const match = playAll(placing({ picks: { choices: [1] } }), timeOut);
    const { type: _place, ...second } = legalCommands(placing({}), 0)[1] ?? { type: 'place' };
    expect(happened(match, 'location-placed')).toMatchObject([{ location: 'L16', ...second }]);
    expect(match.turn?.seat).toBe(1);
  });

  test('D5 T6 no place that would lose a first search still due', () => {
    const due = { turn: { firstSearchDue: true, ap: 2 } };
    const places = legalCommands(placing(due), 0);
    expect(places.length).toBeLessThan(legalCommands(placing({}), 0).length);
    for (const drawn of places.keys()) {
      const match = playAll(placing({ ...due, picks: { choices: [drawn] } }), timeOut);
      expect(happened(match, 'searched')).toHaveLength(1);
    }
  });
});

describe('D5 a first search still due', () => {
  const due = { firstSearchDue: true };

  test('D5 is made where the character stands, then the turn ends', () => {
    const match = playAll(
      table({ map: { L11: [1, 0] }, seats: { 0: { android: 'L11' } }, turn: due }),
      timeOut,
    );
    expect(happened(match, 'searched')).toMatchObject([{ character: 'android', room: 'L11' }]);
    expect(happened(match, 'moved')).toEqual([]);
    expect(match.turn?.seat).toBe(1);
  });

  test('D5 is walked to on the map as it lies', () => {
    const match = playAll(table({ map: { L11: [1, 0] }, turn: due }), timeOut);
    expect(happened(match, 'moved')).toHaveLength(1);
    expect(happened(match, 'searched')).toMatchObject([{ room: 'L11' }]);
    expect(happened(match, 'location-placed')).toEqual([]);
  });

  test('D5 needs the public top card placed if nothing else is in reach', () => {
    const match = playAll(table({ locationDeck: ['L12', 'L03'], turn: due }), timeOut);
    expect(happened(match, 'location-placed')).toMatchObject([{ location: 'L12' }]);
    expect(happened(match, 'searched')).toMatchObject([{ room: 'L12' }]);
  });

  test('D5 goes by the cheapest route, also if that means placing the top card', () => {
    // L11 is three empty rooms away, for 4 AP with the search; exploring, moving and searching takes 3.
    const match = playAll(
      table({ map: { L08: [1, 0], L09: [2, 0, 180], L11: [2, 1] }, locationDeck: ['L12', 'L03'], turn: due }),
      timeOut,
    );
    expect(happened(match, 'searched')).toMatchObject([{ room: 'L12' }]);
  });

  test('D5 a duty on the way becomes a trade, and the search comes after it', () => {
    const trading = playAll(
      table({ map: { L11: [1, 0] }, seats: { 1: { at: 'L11' } }, locationDeck: ['L03'], turn: due }),
      timeOut,
    );
    expect(trading.prompt).toMatchObject({ type: 'trade', between: [0, 1] });
    const done = exchange(trading, [0, 'gas-can'], [1, 'gas-can']);
    expect(happened(done, 'searched')).toMatchObject([{ room: 'L11' }]);
    expect(done.turn?.seat).toBe(1);
  });

  test('D5 T6 is left alone where it cannot be reached', () => {
    const match = playAll(table({ locationDeck: ['L03'], turn: due }), timeOut);
    expect(happened(match, 'searched')).toEqual([]);
    expect(match.turn?.seat).toBe(1);
  });
});
