import { describe, expect, test } from 'vitest';
import { cannotLose, outlookAfter, outlookOf } from '#server/dealer/first-search.ts';
import { legalCommands, type Match, openMatch, play } from '#server/dealer/index.ts';
import type { Command, SeatCommand } from '#shared/play/index.ts';
import { at, cardId, happened, offered, playAll, refused, setupFor, table } from './table.ts';

type Scene = Parameters<typeof table>[0];

/** Seat 0's first turn: the first search is due. Unless said otherwise, no location card is left. */
function firstTurn(ap: number, scene: Scene = {}): Match {
  return table({ locationDeck: [], ...scene, turn: { ap, firstSearchDue: true, ...scene.turn } });
}

function isAwake(match: Match): boolean {
  return refused(match, 0, { type: 'end-turn' }) === 'first-search-due';
}

const INFECTIONS = ['infection', 'infection', 'infection'] as const;

describe('T6 when the first search is due', () => {
  test('T6 the turn cannot be ended before a search that can be reached, and can after it', () => {
    const start = firstTurn(4, { map: { L11: [1, 0] } });
    expect(refused(start, 0, { type: 'end-turn' })).toBe('first-search-due');
    const searched = playAll(
      start,
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'search', character: 'trooper' }],
    );
    expect(refused(searched, 0, { type: 'end-turn' })).toBeUndefined();
  });

  test.each([
    [1, false],
    [2, true],
  ])('T6 with %i AP a searchable room next door wakes the duty: %s', (ap, awake) => {
    expect(isAwake(firstTurn(ap, { map: { L11: [1, 0] } }))).toBe(awake);
  });

  test('T6 an empty room, the Reactor Room and the Hive are nothing to search', () => {
    expect(isAwake(firstTurn(4, { map: { L08: [1, 0], L03: [0, -1] } }))).toBe(false);
  });

  test.each([
    [2, false],
    [3, true],
  ])('T6 with %i AP the public top card could be placed, entered and searched: %s', (ap, awake) => {
    expect(isAwake(firstTurn(ap, { locationDeck: ['L11', 'L12'] }))).toBe(awake);
  });

  test('T6 a top card without an icon does not count, nor does the unknown card beneath it', () => {
    expect(isAwake(firstTurn(4, { locationDeck: ['L08', 'L11'] }))).toBe(false);
  });

  test('T6 a top card that only closes a gap to a searchable room counts', () => {
    // An Empty room between the Reactor Room and a Run room: explore, move, move, search.
    const gap = { locationDeck: ['L08'], map: { L11: [2, 0] } } as const;
    expect(isAwake(firstTurn(4, gap))).toBe(true);
    expect(isAwake(firstTurn(3, gap))).toBe(false);
  });

  test('T6 E4 a top card the player may not explore any more this turn does not count', () => {
    expect(isAwake(firstTurn(4, { locationDeck: ['L11'], turn: { exploringOver: true } }))).toBe(false);
  });

  test('T6 either character can be the one that searches', () => {
    const start = firstTurn(1, { map: { L11: [1, 0] }, seats: { 0: { android: 'L11' } } });
    expect(isAwake(start)).toBe(true);
    expect(refused(start, 0, { type: 'search', character: 'android' })).toBeUndefined();
  });

  test('T6 one character may place what the other enters', () => {
    const start = firstTurn(3, {
      locationDeck: ['L11'],
      map: { L08: [0, -1] },
      seats: { 0: { android: 'L08' } },
    });
    expect(isAwake(start)).toBe(true);
  });

  test('T6 a closed security door is no way, a keycard on the table makes it one, one in the hand does not', () => {
    const behindDoor = { map: { L16: [0, -1, 180] } } as const;
    expect(isAwake(firstTurn(2, behindDoor))).toBe(false);
    expect(isAwake(firstTurn(2, { ...behindDoor, doorsOpen: true }))).toBe(true);
    const hand = [...INFECTIONS, 'gas-can', 'gas-can', 'keycard'] as const;
    const holding = firstTurn(2, { ...behindDoor, seats: { 0: { hand } } });
    expect(isAwake(holding)).toBe(false);
    expect(isAwake(playAll(holding, [0, { type: 'lay-down', card: cardId(holding, 0, 'keycard') }]))).toBe(
      true,
    );
  });

  test('T6 an energy boost in the hand does not count, the AP it gave do', () => {
    const hand = [...INFECTIONS, 'gas-can', 'gas-can', 'energy-boost'] as const;
    const start = firstTurn(1, { map: { L11: [1, 0] }, seats: { 0: { hand } } });
    expect(isAwake(start)).toBe(false);
    expect(isAwake(playAll(start, [0, { type: 'boost', card: cardId(start, 0, 'energy-boost') }]))).toBe(
      true,
    );
  });
});

describe('T6 with run bonuses', () => {
  /** The Trooper stands in a Run room its Android has run out of: only the next Run room can be searched. */
  const running = {
    map: { L11: [1, 0], L12: [2, 0] },
    seats: { 0: { trooper: 'L11', android: 'L01' } },
    turn: {
      bonus: { trooper: 'L11', android: undefined },
      ranFrom: [{ character: 'android', room: 'L11' }],
    },
  } as const satisfies Scene;

  test('T6 a run bonus counts: 1 AP is enough for the room behind a Run room', () => {
    const start = firstTurn(1, running);
    expect(refused(start, 0, { type: 'search', character: 'trooper' })).toBe('ran-out-of-here');
    expect(isAwake(start)).toBe(true);
    const ran = playAll(start, [0, { type: 'run', character: 'trooper', to: 'L12' }]);
    expect(refused(ran, 0, { type: 'search', character: 'trooper' })).toBeUndefined();
  });

  test('T6 a run bonus does not count in the presence of others', () => {
    const crowded = firstTurn(1, { ...running, seats: { ...running.seats, 1: { at: 'L11' } } });
    expect(isAwake(crowded)).toBe(false);
  });

  test('T6 a bonus still to be had on the way counts too', () => {
    // Reactor, Run room (unsearchable since the Android ran), Storage: move, run, search.
    const start = firstTurn(2, {
      map: { L11: [1, 0], L07: [2, 0] },
      turn: { ranFrom: [{ character: 'android', room: 'L11' }] },
    });
    expect(isAwake(start)).toBe(true);
  });

  test('T6 running out of the only room to search is not offered', () => {
    const start = firstTurn(1, {
      map: { L11: [1, 0] },
      seats: { 0: { trooper: 'L11' } },
      turn: { bonus: { trooper: 'L11', android: undefined } },
    });
    expect(refused(start, 0, { type: 'run', character: 'trooper', to: 'L01' })).toBe('first-search-due');
  });
});

describe('T6 what is withheld', () => {
  test('T6 a move after which no search could be reached', () => {
    const start = firstTurn(2, { map: { L11: [1, 0], L08: [-1, 0] } });
    expect(refused(start, 0, { type: 'move', character: 'trooper', to: 'L08' })).toBe('first-search-due');
    expect(refused(start, 0, { type: 'move', character: 'trooper', to: 'L11' })).toBeUndefined();
  });

  test('T6 with AP to spare nothing is withheld', () => {
    const start = firstTurn(3, { map: { L11: [1, 0], L08: [-1, 0] } });
    expect(refused(start, 0, { type: 'move', character: 'trooper', to: 'L08' })).toBeUndefined();
  });

  test('T6 exploring, when the AP are needed for the walk', () => {
    const start = firstTurn(2, { map: { L11: [1, 0] }, locationDeck: ['L12'] });
    expect(refused(start, 0, { type: 'explore', character: 'trooper', ...at(0, -1) })).toBe(
      'first-search-due',
    );
  });

  // North of the Reactor Room the open side of L16 has to look south, south of it north.
  const openPlaces = [at(0, -1, 0), at(0, 1, 180)];

  test.each([3, 4])('T6 with %i AP the top card is not offered where it would close its own way', (ap) => {
    const start = firstTurn(ap, { locationDeck: ['L16'] });
    const placings = offered(start, 0, 'explore').filter(({ character }) => character === 'trooper');
    expect(placings.map(({ cell, rotation }) => ({ cell, rotation }))).toEqual(openPlaces);
    expect(refused(start, 0, { type: 'explore', character: 'trooper', ...at(0, -1, 180) })).toBe(
      'first-search-due',
    );
  });

  test('T6 nor is a card that has to be placed after one that fitted nowhere (E4)', () => {
    const passed: Match = {
      ...firstTurn(2, { locationDeck: ['L16'] }),
      prompt: { type: 'place', seat: 0, location: 'L16', behind: 'L01' },
    };
    expect(offered(passed, 0, 'place')).toEqual(openPlaces.map((place) => ({ type: 'place', ...place })));
    expect(refused(passed, 0, { type: 'place', ...at(0, -1, 180) })).toBe('first-search-due');
  });

  test('T6 the Terminal, when the last AP is needed to search it', () => {
    const start = firstTurn(1, { map: { L02: [1, 0] }, seats: { 0: { at: 'L02' } }, locationDeck: ['L11'] });
    for (const type of ['open-doors', 'thermal-scan'] as const) {
      expect(refused(start, 0, { type, character: 'trooper' })).toBe('first-search-due');
    }
    expect(refused(start, 0, { type: 'reveal', character: 'trooper', ...at(0, -1) })).toBe(
      'first-search-due',
    );
  });

  test('T6 a location revealed from the Terminal may be the one to search', () => {
    const start = firstTurn(2, {
      map: { L02: [1, 0] },
      seats: { 0: { trooper: 'L02' } },
      locationDeck: ['L11'],
    });
    expect(refused(start, 0, { type: 'reveal', character: 'trooper', ...at(0, -1) })).toBeUndefined();
  });

  test.each([
    [2, 'first-search-due'],
    [3, undefined],
  ] as const)('T6 entering with %i AP, the attack of the duty is refused: %s', (ap, reason) => {
    const start = firstTurn(ap, {
      map: { L11: [1, 0] },
      seats: { 0: { laidDown: ['combat-knife'] }, 1: { at: 'L11' } },
      dice: [1],
    });
    const duty = playAll(start, [0, { type: 'move', character: 'trooper', to: 'L11' }]);
    const target = { seat: 1, character: 'trooper' } as const;
    expect(refused(duty, 0, { type: 'stab', character: 'trooper', target })).toBe(reason);
    expect(refused(duty, 0, { type: 'trade', with: 1 })).toBeUndefined();
  });

  test.each([
    [1, 'first-search-due'],
    [2, undefined],
  ] as const)('T6 a grenade on the own Trooper with %i HP who is to search: %s', (trooper, reason) => {
    const start = firstTurn(2, {
      map: { L11: [1, 0] },
      seats: {
        0: { trooper: 'L11', hp: { trooper }, hand: [...INFECTIONS, 'gas-can', 'gas-can', 'grenade'] },
      },
    });
    const card = cardId(start, 0, 'grenade');
    expect(refused(start, 0, { type: 'throw-grenade', character: 'android', card, into: 'L11' })).toBe(
      reason,
    );
  });

  test('T6 a grenade elsewhere does not matter to a Trooper with 1 HP', () => {
    const start = firstTurn(2, {
      map: { L11: [1, 0], L12: [2, 0] },
      seats: {
        0: { trooper: 'L11', hp: { trooper: 1 }, hand: [...INFECTIONS, 'gas-can', 'gas-can', 'grenade'] },
      },
    });
    const card = cardId(start, 0, 'grenade');
    expect(
      refused(start, 0, { type: 'throw-grenade', character: 'trooper', card, into: 'L12' }),
    ).toBeUndefined();
  });

  test('T6 other players are not held up by it', () => {
    expect(
      refused(firstTurn(2, { map: { L11: [1, 0] } }), 1, { type: 'agree', to: 'abandon' }),
    ).toBeUndefined();
  });
});

describe('T6 sleeping and waking', () => {
  test('T6 while no search can be reached everything may be done', () => {
    const start = firstTurn(2, { map: { L08: [1, 0] }, locationDeck: ['L11'] });
    expect(refused(start, 0, { type: 'move', character: 'trooper', to: 'L08' })).toBeUndefined();
    expect(refused(start, 0, { type: 'end-turn' })).toBeUndefined();
  });

  test('T6 a new top card wakes the duty', () => {
    const start = firstTurn(4, { locationDeck: ['L08', 'L11'] });
    expect(isAwake(start)).toBe(false);
    const explored = playAll(start, [0, { type: 'explore', character: 'trooper', ...at(1, 0) }]);
    expect(isAwake(explored)).toBe(true);
  });

  test('T6 a new top card that comes too late does not', () => {
    const start = firstTurn(3, { locationDeck: ['L08', 'L11'] });
    expect(isAwake(playAll(start, [0, { type: 'explore', character: 'trooper', ...at(1, 0) }]))).toBe(false);
  });

  test('T6 a search that draws only an alert counts', () => {
    const start = firstTurn(2, { map: { L11: [1, 0] }, searchDeck: ['parasite-alert'], dice: [1] });
    const searched = playAll(
      start,
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'search', character: 'trooper' }],
    );
    expect(happened(searched, 'drew')).toEqual([]);
    expect(refused(searched, 0, { type: 'end-turn' })).toBeUndefined();
  });

  test('T6 a team search counts', () => {
    const start = firstTurn(1, { map: { L14: [1, 0, 180] }, seats: { 0: { at: 'L14' }, 1: { at: 'L14' } } });
    const searched = playAll(start, [0, { type: 'team-search', character: 'trooper', with: 1 }]);
    expect(refused(searched, 0, { type: 'end-turn' })).toBeUndefined();
  });

  test('T6 later turns owe nothing', () => {
    expect(isAwake(table({ map: { L11: [1, 0] } }))).toBe(false);
  });
});

describe('D5 the first search when the clock has run out', () => {
  test('D5 goes by the cheapest route, also when that means placing the top card', () => {
    // On foot three rooms and a search take 4 AP; the top card, placed next door, takes 3.
    const start = firstTurn(4, {
      doorsOpen: true,
      map: { L08: [1, 0], L09: [2, 0], L11: [3, 0] },
      locationDeck: ['L12'],
    });
    const after = playAll(start, ['dealer', { type: 'time-out' }]);
    expect(happened(after, 'location-placed')).toHaveLength(1);
    expect(happened(after, 'searched')).toMatchObject([{ seat: 0, room: 'L12' }]);
  });

  test('D5 walks when walking is cheaper', () => {
    const start = firstTurn(4, { map: { L11: [1, 0] }, locationDeck: ['L12'] });
    const after = playAll(start, ['dealer', { type: 'time-out' }]);
    expect(happened(after, 'searched')).toMatchObject([{ seat: 0, room: 'L11' }]);
  });
});

describe('T6 the look-ahead and the play agree', () => {
  const isPlayers = (command: Command): command is SeatCommand =>
    command.type !== 'time-out' && command.type !== 'close-window';

  /** What is compared: everything the look-ahead uses but the top card, which may be a new one. */
  const compared = ({ map, passage, standing, ap, ranFrom }: ReturnType<typeof outlookOf>) => ({
    placed: map.placed,
    passage,
    standing,
    ap,
    ranFrom,
  });

  /** Every command that could lose the search is looked at and played; gives the kinds that were. */
  function compareAll(match: Match): readonly string[] {
    const seat = match.turn?.seat;
    if (seat === undefined || !match.turn?.firstSearchDue) return [];
    const commands = legalCommands(match, seat).filter(isPlayers);
    return commands.flatMap((command) => {
      if (cannotLose(command) || command.type === 'end-turn') return [];
      const foreseen = outlookAfter(match, command);
      const played = play(match, seat, command);
      if (!played.ok || played.match.ending) return [];
      if (foreseen === 'searched') expect(played.match.turn?.firstSearchDue).toBe(false);
      else expect(compared(foreseen)).toEqual(compared(outlookOf(played.match)));
      return [command.type];
    });
  }

  test('T6 in the first turns of random matches', () => {
    const kinds = new Set<string>();
    for (let deal = 0; deal < 40; deal++) {
      const part = deal.toString(16).padStart(64, '0');
      let match = openMatch({ ...setupFor(4 + (deal % 3)), serverPart: part });
      for (let step = 0; step < 25 && match.turn && !match.ending; step++) {
        for (const kind of compareAll(match)) kinds.add(kind);
        const commands = match.seats.flatMap(({ id }) =>
          legalCommands(match, id).flatMap((command) =>
            command.type === 'agree' ? [] : [[id, command] as const],
          ),
        );
        const chosen = commands[(deal * 31 + step * 17) % commands.length];
        if (!chosen) break;
        match = playAll(match, chosen);
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['explore', 'move', 'run', 'search']));
  });

  test('T6 with everything a player could do in a first turn', () => {
    const scene = firstTurn(6, {
      map: { L02: [0, -1], L11: [1, 0], L05: [0, 1, 180], L14: [-1, 0] },
      locationDeck: ['L18', 'L20', 'L03'],
      seats: {
        0: {
          hand: [...INFECTIONS, 'grenade', 'body-scanner', 'first-aid-kit', 'gas-can', 'gas-can'],
          laidDown: ['ammo', 'combat-knife', 'target-scope'],
          trooper: 'L02',
          android: 'L11',
          hp: { trooper: 1, android: 1 },
        },
        1: { at: 'L02' },
        2: { at: 'L11' },
      },
      turn: { bonus: { trooper: undefined, android: 'L11' } },
      dice: [3, 3],
    });
    const kinds = [
      'body-scan',
      'explore',
      'fire',
      'move',
      'open-doors',
      'reveal',
      'search',
      'stab',
      'thermal-scan',
      'throw-grenade',
    ];
    expect([...new Set(compareAll(scene))].sort()).toEqual(kinds);
    const narrow = { L04: [0, -1], L05: [0, 1, 180], L13: [1, 0, 180], L15: [-1, 0, 180] } as const;
    const past = firstTurn(4, {
      map: narrow,
      locationDeck: ['L11', 'L19', 'L12'],
      seats: { 0: { trooper: 'L13', android: 'L04-back' } },
    });
    expect(compareAll(past)).toEqual(expect.arrayContaining(['explore-past', 'reveal-past']));
    expect(compareAll(playAll(past, [0, { type: 'explore-past', character: 'trooper' }]))).toEqual(['place']);
  });
});
