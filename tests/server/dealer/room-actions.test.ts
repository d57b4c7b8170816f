import { describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import type { Character, RoomId } from '#shared/vocabulary/index.ts';
import { at, happened, offered, parasite, playAll, refused, seat, table } from './table.ts';

const TEN = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((id) => parasite(id, 'L01'));
const GONE = { trooper: 'dead', android: 'dead', hand: [] } as const;

function move(to: RoomId, character: Character = 'trooper') {
  return { type: 'move', character, to } as const;
}
function run(to: RoomId, character: Character = 'trooper') {
  return { type: 'run', character, to } as const;
}

describe('R1 Run', () => {
  const map = { L11: [1, 0], L12: [2, 0], L08: [3, 0] } as const;

  test('R1 entering gives that character one free move out', () => {
    const ran = playAll(table({ map }), [0, move('L11')], [0, run('L01')]);
    expect(ran.turn?.ap).toBe(3);
    expect(seat(ran, 0).characters.trooper.room).toBe('L01');
    expect(happened(ran, 'moved')).toMatchObject([{ how: 'run', from: 'L11', to: 'L01' }]);
  });

  test('R1 a character that stood there when the turn began, or the other one, has none', () => {
    const start = table({ map, seats: { 0: { android: 'L11' } } });
    expect(refused(start, 0, run('L12', 'android'))).toBe('no-run-bonus');
    expect(refused(playAll(start, [0, move('L11')]), 0, run('L12', 'android'))).toBe('no-run-bonus');
  });

  test('R1 it is usable with 0 AP left, through doorways only', () => {
    const entered = playAll(table({ map, turn: { ap: 1 } }), [0, move('L11')]);
    expect(entered.turn?.ap).toBe(0);
    expect(refused(entered, 0, run('L12'))).toBeUndefined();
    expect(refused(entered, 0, run('L08'))).toBe('no-doorway-there');
  });

  test('R1 a security door stops a run as it stops a move', () => {
    // L10 lies with its open side to the Reactor Room; its other door is a security door to L16.
    const entered = playAll(table({ map: { L10: [1, 0], L16: [1, -1] } }), [0, move('L10')]);
    expect(refused(entered, 0, run('L16'))).toBe('security-door');
    expect(refused({ ...entered, doorsOpen: true }, 0, run('L16'))).toBeUndefined();
  });

  test('R1 running from Run room to Run room gives a bonus in each', () => {
    const ran = playAll(table({ map }), [0, move('L11')], [0, run('L12')], [0, run('L08')]);
    expect(ran.turn?.ap).toBe(3);
    expect(seat(ran, 0).characters.trooper.room).toBe('L08');
  });

  test('R1 once per character, Run room and turn: two neighbouring Run rooms end', () => {
    const ran = playAll(table({ map }), [0, move('L11')], [0, run('L12')], [0, run('L11')]);
    expect(refused(ran, 0, run('L12'))).toBe('no-run-bonus');
    expect(refused(ran, 0, run('L01'))).toBe('no-run-bonus');
    expect(refused(ran, 0, move('L12'))).toBeUndefined();
  });

  test('R1 the other character has its own', () => {
    const ran = playAll(
      table({ map }),
      [0, move('L11')],
      [0, run('L01')],
      [0, move('L11', 'android')],
      [0, run('L12', 'android')],
    );
    expect(ran.turn?.ap).toBe(2);
  });

  test('R1 not while another player’s character is in the room; own ones do not matter', () => {
    const crowded = playAll(table({ map, seats: { 1: { at: 'L11' } }, turn: { attackedIn: ['L11'] } }), [
      0,
      move('L11'),
    ]);
    expect(refused(crowded, 0, run('L12'))).toBe('room-not-empty');
    const own = playAll(table({ map, seats: { 0: { android: 'L11' } } }), [0, move('L11')]);
    expect(refused(own, 0, run('L12'))).toBeUndefined();
  });

  test('R1 that is judged when it is used: once the other is dead, the way is free', () => {
    const start = table({
      map,
      seats: { 0: { laidDown: ['combat-knife'] }, 1: { trooper: 'L11', hp: { trooper: 1 } } },
      dice: [4],
    });
    const alone = playAll(
      start,
      [0, move('L11')],
      [0, { type: 'stab', character: 'trooper', target: { seat: 1, character: 'trooper' } }],
      ['dealer', { type: 'close-window' }],
    );
    expect(refused(alone, 0, run('L12'))).toBeUndefined();
  });

  test('R1 not after the player searched the room, with either character', () => {
    const start = table({ map, seats: { 0: { android: 'L11' } } });
    const entered = playAll(start, [0, move('L11')]);
    for (const character of ['trooper', 'android'] as const) {
      const searched = playAll(entered, [0, { type: 'search', character }]);
      expect(refused(searched, 0, run('L12'))).toBe('no-run-bonus');
    }
  });

  test('R1 a search made before the entry does not matter', () => {
    const entered = playAll(
      table({ map, seats: { 0: { android: 'L11' } } }),
      [0, { type: 'search', character: 'android' }],
      [0, move('L11')],
    );
    expect(refused(entered, 0, run('L12'))).toBeUndefined();
  });

  test('R1 searching elsewhere keeps the bonus', () => {
    const searched = playAll(
      table({ map, seats: { 0: { android: 'L12' } } }),
      [0, move('L11')],
      [0, { type: 'search', character: 'android' }],
    );
    expect(refused(searched, 0, run('L01'))).toBeUndefined();
  });

  test('R1 it ends with the turn', () => {
    const later = playAll(
      table({ map, seats: { 1: GONE, 2: GONE, 3: GONE }, marker: { holder: 0, hadTurn: false } }),
      [0, move('L11')],
      [0, { type: 'end-turn' }],
    );
    expect(later.turn?.seat).toBe(0);
    expect(refused(later, 0, run('L12'))).toBe('no-run-bonus');
  });

  test('R1 X1 who runs into others has a duty there', () => {
    const ran = playAll(table({ map, seats: { 1: { at: 'L12' } } }), [0, move('L11')], [0, run('L12')]);
    expect(ran.prompt).toMatchObject({ type: 'duty', room: 'L12' });
  });
});

describe('R3 Sick Bay', () => {
  const map = { L05: [0, -1] } as const;
  const heal = (trooper: number, android: number, character: Character = 'trooper') =>
    ({ type: 'heal', character, trooper, android }) as const;
  const wounded = (scene: Parameters<typeof table>[0] = {}) =>
    table({ map, seats: { 0: { at: 'L05-back', hp: { trooper: 1, android: 2 } } }, ...scene });

  test('R3 heals two wounds, shared as the player likes, for 1 AP; the black card turns red', () => {
    expect(offered(wounded(), 0, 'heal').filter(({ character }) => character === 'trooper')).toEqual([
      heal(0, 2),
      heal(1, 1),
      heal(2, 0),
    ]);
    const healed = playAll(wounded(), [0, heal(1, 1)]);
    expect(seat(healed, 0).characters).toMatchObject({ trooper: { hp: 2 }, android: { hp: 3 } });
    expect(healed.turn?.ap).toBe(3);
    expect(healed.used).toEqual(['L05']);
    expect(healed.parasites).toEqual([]);
  });

  test('R3 no more than two, no less, and in whole wounds', () => {
    expect(refused(wounded(), 0, heal(2, 1))).toBe('heal-two');
    expect(refused(wounded(), 0, heal(1, 0))).toBe('heal-two');
    expect(refused(wounded(), 0, heal(3, -1))).toBe('heal-two');
    expect(refused(wounded(), 0, heal(0.5, 1.5))).toBe('heal-two');
  });

  test('R3 never above 4 HP: with one wound one is healed', () => {
    const match = wounded({ seats: { 0: { at: 'L05-back', hp: { trooper: 3 } } } });
    expect(refused(match, 0, heal(2, 0))).toBe('heal-two');
    expect(seat(playAll(match, [0, heal(1, 0)]), 0).characters.trooper.hp).toBe(4);
  });

  test('R3 only own characters in the room', () => {
    const match = wounded({
      seats: { 0: { trooper: 'L05-back', android: 'L01', hp: { trooper: 3, android: 1 } } },
    });
    expect(refused(match, 0, heal(1, 1))).toBe('heal-two');
    expect(refused(match, 0, heal(0, 2, 'android'))).toBe('no-sick-bay-here');
  });

  test('R3 only with a wound to heal', () => {
    expect(refused(wounded({ seats: { 0: { at: 'L05-back' } } }), 0, heal(0, 0))).toBe('nobody-wounded');
  });

  test('R3 once a turn', () => {
    expect(refused(playAll(wounded(), [0, heal(1, 1)]), 0, heal(1, 1))).toBe('sick-bay-used');
  });

  test('R3 on a red card a parasite comes first', () => {
    const healed = playAll(wounded({ used: ['L05'], dice: [1] }), [0, heal(2, 0)]);
    expect(healed.events.map(({ type }) => type)).toEqual([
      'ap-changed',
      'sick-bay-used',
      'spawned',
      'healed',
    ]);
  });

  test('R5 the Sick Bay works only in the back half', () => {
    const match = wounded({ seats: { 0: { at: 'L05-front', hp: { trooper: 1 } } } });
    expect(refused(match, 0, heal(2, 0))).toBe('no-sick-bay-here');
  });
});

describe('R4 Terminal', () => {
  const openDoors = { type: 'open-doors', character: 'trooper' } as const;
  const scan = { type: 'thermal-scan', character: 'trooper' } as const;
  const open = { map: { L02: [1, 0] }, seats: { 0: { at: 'L02' } } } as const;

  test('R4 costs 1 AP and turns the black card red', () => {
    const used = playAll(table(open), [0, openDoors]);
    expect(used.turn?.ap).toBe(3);
    expect(used.used).toEqual(['L02']);
    expect(used.parasites).toEqual([]);
  });

  test('R4 on a red card a parasite comes first', () => {
    const used = playAll(table({ ...open, used: ['L02'], dice: [1] }), [0, openDoors]);
    expect(used.events.map(({ type }) => type)).toEqual([
      'ap-changed',
      'terminal-used',
      'spawned',
      'doors-opened',
    ]);
  });

  test('R4 and is chosen first when none is left in the reserve', () => {
    const used = playAll(table({ ...open, used: ['L02'], parasites: TEN, dice: [1] }), [0, scan]);
    expect(happened(used, 'scanned')).toEqual([]);
    const chosen = playAll(used, [0, { type: 'choose-parasite', parasite: 0 }]);
    expect(happened(chosen, 'scanned')).toHaveLength(1);
  });

  test('R4 one use per player and turn, whichever terminal and whichever use', () => {
    const start = table({
      map: { L02: [1, 0], L04: [0, -1] },
      seats: { 0: { trooper: 'L02', android: 'L04-back' } },
    });
    const used = playAll(start, [0, openDoors]);
    expect(refused(used, 0, openDoors)).toBe('terminal-used');
    expect(refused(used, 0, scan)).toBe('terminal-used');
    expect(refused(used, 0, { type: 'thermal-scan', character: 'android' })).toBe('terminal-used');
    expect(refused(used, 0, { type: 'reveal', character: 'android', ...at(0, 1) })).toBe('terminal-used');
  });

  test('R4 the next player can use it again', () => {
    const start = table({ ...open, seats: { 0: { at: 'L02' }, 1: { at: 'L02' } }, dice: [1] });
    const next = playAll(start, [0, openDoors], [0, { type: 'end-turn' }]);
    expect(refused(next, 1, openDoors)).toBeUndefined();
  });

  test('R5 the Terminal of a two-room card works only in its back half', () => {
    const front = table({ map: { L04: [0, -1] }, seats: { 0: { at: 'L04-front' } } });
    expect(refused(front, 0, openDoors)).toBe('no-terminal-here');
    const back = table({ map: { L04: [0, -1] }, seats: { 0: { at: 'L04-back' } } });
    expect(refused(back, 0, openDoors)).toBeUndefined();
  });
});

describe('R6 thermal scan', () => {
  function scanned(scene: NonNullable<Parameters<typeof table>[0]>['seats']): Match {
    const start = table({ map: { L02: [1, 0] }, seats: { ...scene, 0: { ...scene?.[0], at: 'L02' } } });
    return playAll(start, [0, { type: 'thermal-scan', character: 'trooper' }]);
  }

  test('R6 every living player’s true card is shown, never whose it is', () => {
    const match = scanned({
      0: { infected: { by: 'host', order: 0 } },
      2: { infected: { by: 0, order: 1 } },
    });
    const [shown] = happened(match, 'scanned');
    expect([...(shown?.cards ?? [])].sort()).toEqual(['negative', 'negative', 'positive', 'positive']);
    expect(Object.keys(shown ?? {}).sort()).toEqual(['cards', 'cause', 'type']);
    expect(match.scans).toEqual([{ phase: 1, cause: 'terminal', living: 4, positive: 2 }]);
  });

  test.each([0, 3] as const)(
    'R6 chance alone orders the cards, not the chair of the Infected: %i',
    (infected) => {
      const start = table({
        map: { L02: [1, 0] },
        seats: { [infected]: { infected: { by: 'host', order: 0 } }, 1: { at: 'L02' } },
        turn: { seat: 1 },
      });
      const { chance } = start;
      const backwards: Match['chance'] = {
        pick: (purpose, count) => chance.pick(purpose, count),
        shuffle: (_purpose, items) => [[...items].reverse(), chance],
      };
      const scan = [1, { type: 'thermal-scan', character: 'trooper' }] as const;
      const [asTheyLay] = happened(playAll(start, scan), 'scanned');
      const [reversed] = happened(playAll({ ...start, chance: backwards }, scan), 'scanned');
      expect(asTheyLay?.cards).toEqual(['negative', 'negative', 'negative', 'positive']);
      expect(reversed?.cards).toEqual(['positive', 'negative', 'negative', 'negative']);
    },
  );

  test('R6 the eliminated take no part', () => {
    const match = scanned({ 1: { ...GONE, infected: { by: 'host', order: 0 } } });
    expect(happened(match, 'scanned')[0]?.cards).toEqual(['negative', 'negative', 'negative']);
  });

  test('R6 V2 a scan that finds everybody Infected ends the match', () => {
    const match = scanned({
      0: { infected: { by: 'host', order: 0 } },
      1: { infected: { by: 0, order: 1 } },
      2: { infected: { by: 0, order: 2 } },
      3: { infected: { by: 0, order: 3 } },
    });
    expect(match.ending?.kind).toBe('all-infected');
  });
});

describe('R7 open doors', () => {
  test('R7 stay open for everybody until just before the next parasite movement', () => {
    const start = table({
      map: { L02: [1, 0], L16: [0, -1, 180] },
      seats: { 0: { at: 'L02' }, 1: { at: 'L01' } },
      parasites: [parasite(0, 'L01')],
      // The parasite would go north through the security door, were it still open.
      dice: [1],
    });
    const opened = playAll(
      start,
      [0, { type: 'open-doors', character: 'trooper' }],
      [0, { type: 'end-turn' }],
    );
    expect(opened.doorsOpen).toBe(true);
    expect(refused(opened, 1, move('L16'))).toBeUndefined();

    const phase = playAll({ ...opened, marker: { holder: 2, hadTurn: true } }, [1, { type: 'end-turn' }]);
    expect(phase.doorsOpen).toBe(false);
    expect(phase.events.map(({ type }) => type).slice(0, 4)).toEqual([
      'turn-ended',
      'phase-began',
      'doors-closed',
      'parasites-moved',
    ]);
    expect(phase.parasites).toEqual([parasite(0, 'L01')]);
  });
});

describe('R8 reveal location', () => {
  const start = table({
    map: { L02: [1, 0], L11: [-1, 0] },
    seats: { 0: { at: 'L02' } },
    locationDeck: ['L12', 'L08'],
  });

  test('R8 the top card may lie anywhere it is legal, next to any doorway of the map', () => {
    const revealed = playAll(start, [0, { type: 'reveal', character: 'trooper', ...at(-2, 0) }]);
    expect(happened(revealed, 'location-placed')).toMatchObject([
      { location: 'L12', by: 'terminal', cell: { x: -2, y: 0 } },
    ]);
    expect(revealed.turn?.ap).toBe(3);
    expect(revealed.used).toEqual(['L02']);
  });

  test('R8 E2 applies', () => {
    expect(refused(start, 0, { type: 'reveal', character: 'trooper', ...at(-5, 0) })).toBe('no-doorway-here');
    expect(refused(start, 0, { type: 'reveal', character: 'trooper', ...at(-2, 0, 90) })).toBe(
      'rotation-not-allowed',
    );
    // North of the Reactor Room it would meet nothing; north of L02 a wall.
    expect(refused(start, 0, { type: 'reveal', character: 'trooper', ...at(1, -1) })).toBe('no-doorway-here');
  });

  test('R8 not past a card that fits somewhere, nor from elsewhere than a terminal', () => {
    expect(refused(start, 0, { type: 'reveal-past', character: 'trooper' })).toBe('fits-in-reach');
    const outside = table({ map: { L02: [1, 0] }, locationDeck: ['L12'] });
    expect(refused(outside, 0, { type: 'reveal', character: 'trooper', ...at(-1, 0) })).toBe(
      'no-terminal-here',
    );
    expect(refused(outside, 0, { type: 'reveal-past', character: 'trooper' })).toBe('no-terminal-here');
  });

  test('E7 R8 not with an empty deck', () => {
    const match = table({ map: { L02: [1, 0] }, seats: { 0: { at: 'L02' } }, locationDeck: [] });
    expect(refused(match, 0, { type: 'reveal', character: 'trooper', ...at(-1, 0) })).toBe('deck-empty');
  });

  test('R8 E5 past a Hive that fits in no rotation the next card is placed anywhere', () => {
    // One cell is free, south of L19 and west of L15, and it wants two doorways.
    const match = table({
      map: { L04: [0, -1], L05: [1, -1], L13: [1, 0, 180], L19: [-1, 0], L15: [0, 1] },
      seats: { 0: { at: 'L04-back' } },
      locationDeck: ['L03', 'L11', 'L16'],
    });
    const revealed = playAll(match, [0, { type: 'reveal-past', character: 'trooper' }]);
    expect(offered(revealed, 0, 'place').map(({ cell }) => cell)).toContainEqual({ x: -1, y: 1 });
    expect(playAll(revealed, [0, { type: 'place', ...at(-1, 1) }]).locationDeck).toEqual(['L03', 'L16']);
  });
});
