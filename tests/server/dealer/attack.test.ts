import { describe, expect, test } from 'vitest';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { Target } from '#shared/play/index.ts';
import { cardId, handOf, happened, offered, parasite, playAll, refused, seat, table } from './table.ts';

const SIX_WITH_GRENADE = ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'grenade'] as const;
const TROOPER_1 = { seat: 1, character: 'trooper' } as const;
const ANDROID_1 = { seat: 1, character: 'android' } as const;

function fire(first: Target, second?: Target) {
  return { type: 'fire', targets: second ? ([first, second] as const) : ([first] as const) } as const;
}

function stab(target: Target, character: 'trooper' | 'android' = 'trooper') {
  return { type: 'stab', character, target } as const;
}

/** Bullets on the ammo cards of seat 0. */
function bullets(match: Match): readonly number[] {
  return seat(match, 0).laidDown.flatMap((laid) => (laid.kind === 'ammo' ? [laid.bullets] : []));
}

function hpOf(match: Match, id: 0 | 1 | 2 | 3) {
  const { trooper, android } = seat(match, id).characters;
  return { trooper: trooper.hp, android: android.hp };
}

describe('A1 fire', () => {
  test('A1 a bullet of an ammo card wounds a character in the same room', () => {
    const fired = playAll(
      table({ seats: { 0: { laidDown: ['ammo'] } } }),
      [0, fire(TROOPER_1)],
      ['dealer', { type: 'close-window' }],
    );
    expect(hpOf(fired, 1)).toEqual({ trooper: 3, android: 4 });
    expect(bullets(fired)).toEqual([3]);
    expect(fired.turn?.ap).toBe(3);
  });

  test('A1 a parasite in the same room can be the target, nobody is asked for armor', () => {
    const fired = playAll(table({ seats: { 0: { laidDown: ['ammo'] } }, parasites: [parasite(0, 'L01')] }), [
      0,
      fire({ parasite: 0 }),
    ]);
    expect(fired.parasites).toEqual([]);
    expect(fired.prompt).toBeUndefined();
  });

  test('A1 not without ammo on the table; ammo in the hand does not shoot', () => {
    const hand = ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'ammo'] as const;
    expect(refused(table({ seats: { 0: { hand } } }), 0, fire(TROOPER_1))).toBe('no-bullet');
  });

  test('A1 the Android fires, never the Trooper', () => {
    const match = table({
      map: { L11: [1, 0] },
      seats: { 0: { laidDown: ['ammo'], trooper: 'L11' }, 1: { trooper: 'L11' } },
    });
    expect(refused(match, 0, fire(TROOPER_1))).toBe('out-of-reach');
    expect(refused(match, 0, fire(ANDROID_1))).toBeUndefined();
    const dead = table({ seats: { 0: { laidDown: ['ammo'], android: 'dead' } } });
    expect(refused(dead, 0, fire(TROOPER_1))).toBe('character-dead');
  });

  test('A1 own characters cannot be shot or stabbed', () => {
    const match = table({ seats: { 0: { laidDown: ['ammo', 'combat-knife'] } } });
    expect(refused(match, 0, fire({ seat: 0, character: 'trooper' }))).toBe('own-character');
    expect(refused(match, 0, stab({ seat: 0, character: 'android' }))).toBe('own-character');
  });

  test('A1 the dead and those not yet on the map are no targets', () => {
    const match = table({
      seats: { 0: { laidDown: ['ammo'] }, 1: { trooper: 'dead' }, 2: { onBoard: false } },
    });
    expect(refused(match, 0, fire(TROOPER_1))).toBe('no-target');
    expect(refused(match, 0, fire({ seat: 2, character: 'trooper' }))).toBe('no-target');
    expect(refused(match, 0, fire({ parasite: 3 }))).toBe('no-target');
  });

  test('A1 the next room is in reach only with a target scope', () => {
    const map = { L11: [1, 0], L12: [2, 0] } as const;
    const others = { 1: { trooper: 'L11', android: 'L12' } } as const;
    const without = table({ map, seats: { ...others, 0: { laidDown: ['ammo'] } } });
    expect(refused(without, 0, fire(TROOPER_1))).toBe('out-of-reach');
    const scoped = table({ map, seats: { ...others, 0: { laidDown: ['ammo', 'target-scope'] } } });
    expect(refused(scoped, 0, fire(TROOPER_1))).toBeUndefined();
    expect(refused(scoped, 0, fire(ANDROID_1))).toBe('out-of-reach');
  });

  test('A1 a wall stops a scoped shot', () => {
    const match = table({
      map: { L06: [1, 0] },
      seats: { 0: { laidDown: ['ammo', 'target-scope'] }, 1: { at: 'L06' } },
    });
    expect(refused(match, 0, fire(TROOPER_1))).toBe('out-of-reach');
  });

  test('A1 a scoped shot passes a security door only with the own keycard or open doors', () => {
    const map = { L16: [0, -1, 180] } as const;
    const closed = table({ map, seats: { 0: { laidDown: ['ammo', 'target-scope'] }, 1: { at: 'L16' } } });
    expect(refused(closed, 0, fire(TROOPER_1))).toBe('out-of-reach');
    expect(refused({ ...closed, doorsOpen: true }, 0, fire(TROOPER_1))).toBeUndefined();
    const keyed = table({
      map,
      seats: { 0: { laidDown: ['ammo', 'target-scope', 'keycard'] }, 1: { at: 'L16' } },
    });
    expect(refused(keyed, 0, fire(TROOPER_1))).toBeUndefined();
  });

  test('C6 the halves of a two-room card are rooms of their own', () => {
    const match = table({
      map: { L05: [0, -1] },
      seats: { 0: { at: 'L05-front', laidDown: ['ammo'] }, 1: { at: 'L05-back' } },
    });
    expect(refused(match, 0, fire(TROOPER_1))).toBe('out-of-reach');
  });
});

describe('A2 the heavy gun', () => {
  test('A2 shoots two bullets for 1 AP, at one target', () => {
    const fired = playAll(
      table({ seats: { 0: { laidDown: ['ammo', 'heavy-gun'] } } }),
      [0, fire(TROOPER_1, TROOPER_1)],
      ['dealer', { type: 'close-window' }],
    );
    expect(hpOf(fired, 1)).toEqual({ trooper: 2, android: 4 });
    expect(bullets(fired)).toEqual([2]);
    expect(fired.turn?.ap).toBe(3);
  });

  test('A2 or at two, each anywhere within reach', () => {
    const fired = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown: ['ammo', 'heavy-gun', 'target-scope'] }, 1: { trooper: 'L11' } },
        parasites: [parasite(0, 'L01')],
      }),
      [0, fire(TROOPER_1, { parasite: 0 })],
      ['dealer', { type: 'close-window' }],
    );
    expect(hpOf(fired, 1).trooper).toBe(3);
    expect(fired.parasites).toEqual([]);
  });

  test('A2 both bullets have to be named; without the gun it is one', () => {
    const gun = table({ seats: { 0: { laidDown: ['ammo', 'heavy-gun'] } } });
    expect(refused(gun, 0, fire(TROOPER_1))).toBe('bullets-to-name');
    const pistol = table({ seats: { 0: { laidDown: ['ammo'] } } });
    expect(refused(pistol, 0, fire(TROOPER_1, TROOPER_1))).toBe('bullets-to-name');
  });

  test('A2 with one bullet left it shoots one', () => {
    const match = table({ seats: { 0: { laidDown: ['ammo:1', 'heavy-gun'] } } });
    expect(refused(match, 0, fire(TROOPER_1, TROOPER_1))).toBe('bullets-to-name');
    expect(refused(match, 0, fire(TROOPER_1))).toBeUndefined();
  });

  test('A2 bullets come from the emptiest ammo card first', () => {
    const fired = playAll(table({ seats: { 0: { laidDown: ['ammo', 'ammo:2', 'ammo:3'] } } }), [
      0,
      fire(TROOPER_1),
    ]);
    expect(bullets(fired)).toEqual([4, 1, 3]);
  });

  test('A2 and may come from two; the empty card is discarded', () => {
    const start = table({ seats: { 0: { laidDown: ['ammo:3', 'ammo:1', 'heavy-gun'] } } });
    const fired = playAll(start, [0, fire(TROOPER_1, TROOPER_1)]);
    expect(bullets(fired)).toEqual([2]);
    expect(fired.discard).toHaveLength(1);
    expect(happened(fired, 'ammo-spent')).toHaveLength(1);
  });

  test('A2 both bullets at a black parasite kill it', () => {
    const fired = playAll(
      table({ seats: { 0: { laidDown: ['ammo', 'heavy-gun'] } }, parasites: [parasite(5, 'L01')] }),
      [0, fire({ parasite: 5 }, { parasite: 5 })],
    );
    expect(fired.parasites).toEqual([]);
  });
});

describe('A3 stab', () => {
  test.each([
    [1, 4, false],
    [2, 4, false],
    [3, 3, true],
    [4, 3, true],
  ] as const)('A3 on a %i the stabbed Trooper has %i HP', (die, hp, hit) => {
    const stabbed = playAll(table({ seats: { 0: { laidDown: ['combat-knife'] } }, dice: [die] }), [
      0,
      stab(TROOPER_1),
    ]);
    expect(happened(stabbed, 'stabbed')).toEqual([
      { type: 'stabbed', seat: 0, character: 'trooper', target: TROOPER_1, roll: die, hit },
    ]);
    const settled = stabbed.prompt ? playAll(stabbed, ['dealer', { type: 'close-window' }]) : stabbed;
    expect(hpOf(settled, 1).trooper).toBe(hp);
    expect(settled.turn?.ap).toBe(3);
  });

  test('A3, T5 without AP and without a knife it is the knife that is missing; with one, the AP', () => {
    const spent = (laidDown: readonly 'combat-knife'[]) =>
      table({ seats: { 0: { laidDown } }, turn: { ap: 0 } });
    expect(viewFor(spent([]), 0).offers.stab).toEqual({ reason: { code: 'no-knife', rule: 'A3' } });
    expect(viewFor(spent(['combat-knife']), 0).offers.stab).toEqual({
      reason: { code: 'no-ap', rule: 'T5' },
    });
  });

  test('A3 armor is asked for only after a hit', () => {
    const knife = { seats: { 0: { laidDown: ['combat-knife'] } } } as const;
    expect(playAll(table({ ...knife, dice: [2] }), [0, stab(TROOPER_1)]).prompt).toBeUndefined();
    expect(playAll(table({ ...knife, dice: [3] }), [0, stab(TROOPER_1)]).prompt).toMatchObject({
      type: 'armor',
    });
  });

  test('A3 a miss is still an attack: it settles a duty', () => {
    const missed = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown: ['combat-knife'] }, 1: { at: 'L11' } },
        dice: [1],
      }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, stab(TROOPER_1)],
    );
    expect(missed.prompt).toBeUndefined();
    expect(missed.turn?.attackedIn).toEqual(['L11']);
  });

  test('A3 both characters can, the Android too, with the knife on the table only', () => {
    const knife = table({ seats: { 0: { laidDown: ['combat-knife'] } }, dice: [1] });
    expect(refused(knife, 0, stab(TROOPER_1, 'android'))).toBeUndefined();
    const hand = ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'combat-knife'] as const;
    expect(refused(table({ seats: { 0: { hand } } }), 0, stab(TROOPER_1))).toBe('no-knife');
  });

  test('A3 in the same room only, a target scope does not help', () => {
    const match = table({
      map: { L11: [1, 0] },
      seats: { 0: { laidDown: ['combat-knife', 'target-scope'] }, 1: { at: 'L11' } },
    });
    expect(refused(match, 0, stab(TROOPER_1))).toBe('not-in-this-room');
  });

  test('A3 parasites can be stabbed', () => {
    const scene = { seats: { 0: { laidDown: ['combat-knife'] } }, parasites: [parasite(0, 'L01')] } as const;
    expect(playAll(table({ ...scene, dice: [4] }), [0, stab({ parasite: 0 })]).parasites).toEqual([]);
    expect(playAll(table({ ...scene, dice: [2] }), [0, stab({ parasite: 0 })]).parasites).toHaveLength(1);
  });
});

describe('A4 grenade', () => {
  function throwInto(match: Match, into: 'L11' | 'L12' | 'L16' | 'L01' | 'L06') {
    const card = cardId(match, 0, 'grenade');
    return { type: 'throw-grenade', character: 'trooper', card, into } as const;
  }

  test('A4 wounds every parasite and every character in the next room, own ones too, and asks for no armor', () => {
    const start = table({
      map: { L11: [1, 0] },
      seats: {
        0: { hand: SIX_WITH_GRENADE, android: 'L11' },
        1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'armor', 'armor', 'armor'] },
        2: { trooper: 'L11' },
      },
      parasites: [parasite(0, 'L11'), parasite(1, 'L01')],
    });
    const thrown = playAll(start, [0, throwInto(start, 'L11')]);
    expect(thrown.prompt).toBeUndefined();
    expect(hpOf(thrown, 0)).toEqual({ trooper: 4, android: 3 });
    expect(hpOf(thrown, 1)).toEqual({ trooper: 3, android: 3 });
    expect(hpOf(thrown, 2)).toEqual({ trooper: 3, android: 4 });
    expect(hpOf(thrown, 3)).toEqual({ trooper: 4, android: 4 });
    expect(thrown.parasites).toEqual([parasite(1, 'L01')]);
    expect(thrown.turn?.ap).toBe(3);
    expect(handOf(thrown, 0)).not.toContain('grenade');
    expect(thrown.discard).toHaveLength(1);
  });

  test('A4 greys are removed first, then blacks turned: the freed greys take their places', () => {
    const start = table({
      map: { L11: [1, 0] },
      seats: { 0: { hand: SIX_WITH_GRENADE } },
      // All greys are out; the black one is named first.
      parasites: [
        parasite(5, 'L11'),
        parasite(0, 'L11'),
        ...([1, 2, 3, 4] as const).map((id) => parasite(id, 'L01')),
      ],
    });
    const thrown = playAll(start, [0, throwInto(start, 'L11')]);
    expect(happened(thrown, 'parasites-wounded')[0]?.wounds).toEqual([
      { parasite: 0, result: 'killed' },
      { parasite: 5, result: 'swapped', by: 0 },
    ]);
    expect(thrown.parasites.filter(({ room }) => room === 'L11')).toEqual([parasite(0, 'L11')]);
  });

  test('A4 never into the own room, nor further than the next, nor through a wall', () => {
    const match = table({
      map: { L11: [1, 0], L12: [2, 0], L06: [-1, 0, 180] },
      seats: { 0: { hand: SIX_WITH_GRENADE } },
    });
    expect(refused(match, 0, throwInto(match, 'L01'))).toBe('own-room');
    expect(refused(match, 0, throwInto(match, 'L12'))).toBe('grenade-out-of-reach');
    expect(refused(match, 0, throwInto(match, 'L06'))).toBe('grenade-out-of-reach');
  });

  test('A4 through a security door only with the own keycard or open doors', () => {
    const map = { L16: [0, -1, 180] } as const;
    const closed = table({ map, seats: { 0: { hand: SIX_WITH_GRENADE } } });
    expect(refused(closed, 0, throwInto(closed, 'L16'))).toBe('grenade-out-of-reach');
    expect(refused({ ...closed, doorsOpen: true }, 0, throwInto(closed, 'L16'))).toBeUndefined();
    const keyed = table({ map, seats: { 0: { hand: SIX_WITH_GRENADE, laidDown: ['keycard'] } } });
    expect(refused(keyed, 0, throwInto(keyed, 'L16'))).toBeUndefined();
  });

  test('H1 not from a hand of five', () => {
    const hand = ['infection', 'infection', 'infection', 'gas-can', 'grenade'] as const;
    const match = table({ map: { L11: [1, 0] }, seats: { 0: { hand } } });
    expect(refused(match, 0, throwInto(match, 'L11'))).toBe('hand-minimum');
  });

  test('X1 not while a duty is pending: only shots and stabs settle it', () => {
    const start = table({
      map: { L11: [1, 0], L12: [2, 0] },
      seats: { 0: { hand: SIX_WITH_GRENADE }, 1: { at: 'L11' } },
    });
    const duty = playAll(start, [0, { type: 'move', character: 'trooper', to: 'L11' }]);
    expect(refused(duty, 0, throwInto(duty, 'L12'))).toBe('duty-first');
  });
});

describe('A5 wounded parasites', () => {
  const gun = { 0: { laidDown: ['ammo'] } } as const;

  test('A5 a black one is swapped with a grey from the reserve', () => {
    const fired = playAll(table({ seats: gun, parasites: [parasite(5, 'L01')] }), [0, fire({ parasite: 5 })]);
    expect(fired.parasites).toEqual([parasite(0, 'L01', 'grey')]);
  });

  test('A5 without a grey in the reserve it is turned over, and returns to the reserve black', () => {
    const greys = ([0, 1, 2, 3, 4] as const).map((id) => parasite(id, 'L11'));
    const start = table({ map: { L11: [1, 0] }, seats: gun, parasites: [...greys, parasite(5, 'L01')] });
    const turned = playAll(start, [0, fire({ parasite: 5 })]);
    expect(turned.parasites).toContainEqual(parasite(5, 'L01', 'grey'));
    const killed = playAll(turned, [0, fire({ parasite: 5 })]);
    expect(killed.parasites).toEqual(greys);
  });

  test('A5 a turned one that comes back out of the reserve is black', () => {
    const greys = ([0, 1, 2, 3, 4] as const).map((id) => parasite(id, 'L01'));
    const blacks = ([6, 7, 8, 9] as const).map((id) => parasite(id, 'L01'));
    const start = table({
      map: { L17: [1, 0] },
      seats: gun,
      parasites: [...greys, ...blacks, parasite(5, 'L01', 'grey')],
      dice: [1],
    });
    const spawned = playAll(
      start,
      [0, fire({ parasite: 5 })],
      [0, { type: 'move', character: 'trooper', to: 'L17' }],
    );
    expect(spawned.parasites).toContainEqual(parasite(5, 'L17', 'black'));
  });
});

describe('A7 death', () => {
  test('A7 a character with 0 HP is removed; its player keeps hand and table', () => {
    const start = table({
      seats: { 0: { laidDown: ['ammo'] }, 1: { hp: { trooper: 1 }, laidDown: ['keycard'] } },
    });
    const shot = playAll(start, [0, fire(TROOPER_1)], ['dealer', { type: 'close-window' }]);
    expect(seat(shot, 1).characters.trooper).toEqual({ hp: 0, room: undefined });
    expect(seat(shot, 1).hand).toEqual(seat(start, 1).hand);
    expect(seat(shot, 1).laidDown).toEqual(seat(start, 1).laidDown);
    expect(happened(shot, 'eliminated')).toEqual([]);
  });

  test('A7 more wounds than HP do not go below 0', () => {
    const shot = playAll(
      table({ seats: { 0: { laidDown: ['ammo', 'heavy-gun'] }, 1: { hp: { trooper: 1 } } } }),
      [0, fire(TROOPER_1, TROOPER_1)],
      ['dealer', { type: 'close-window' }],
    );
    expect(hpOf(shot, 1)).toEqual({ trooper: 0, android: 4 });
  });

  test('A7 with both gone hand and table leave the game unseen', () => {
    const start = table({
      seats: {
        0: { laidDown: ['ammo'] },
        1: { trooper: 'dead', hp: { android: 1 }, laidDown: ['keycard', 'ammo'] },
      },
    });
    const shot = playAll(start, [0, fire(ANDROID_1)], ['dealer', { type: 'close-window' }]);
    expect(happened(shot, 'eliminated')).toEqual([{ type: 'eliminated', seat: 1, by: 0 }]);
    expect(seat(shot, 1)).toMatchObject({ hand: [], laidDown: [] });
    expect(shot.discard).toEqual([]);
    expect(shot.searchDeck).toEqual(start.searchDeck);
    expect(shot.removed).toHaveLength(7);
    expect(refused(shot, 1, { type: 'agree', to: 'abandon' })).toBe('eliminated');
  });
});

describe('A8 attacks', () => {
  test('A8 anyone may attack anyone, Infected or not', () => {
    const match = table({
      seats: {
        0: { laidDown: ['ammo'], infected: { by: 'host', order: 0 } },
        1: { infected: { by: 0, order: 1 } },
      },
    });
    expect(offered(match, 0, 'fire')).toHaveLength(6);
  });

  test('A8 an attack in a room means that its target stood there', () => {
    const shot = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown: ['ammo', 'target-scope'] }, 1: { at: 'L11' } },
      }),
      [0, fire(TROOPER_1)],
      ['dealer', { type: 'close-window' }],
    );
    expect(shot.turn?.attackedIn).toEqual(['L11']);
  });

  test('A8 shooting a parasite attacks nobody', () => {
    const shot = playAll(table({ seats: { 0: { laidDown: ['ammo'] } }, parasites: [parasite(0, 'L01')] }), [
      0,
      fire({ parasite: 0 }),
    ]);
    expect(shot.turn?.attackedIn).toEqual([]);
  });
});
