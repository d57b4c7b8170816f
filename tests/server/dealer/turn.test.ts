import { describe, expect, test } from 'vitest';
import { begin, type Match } from '#server/dealer/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { scriptedChance } from './chance.ts';
import { cardId, happened, parasite, playAll, refused, seat, setupFor, table } from './table.ts';

const GONE = { trooper: 'dead', android: 'dead', hand: [] } as const;
const SIX_WITH_GRENADE = ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'grenade'] as const;

/** Ends turns until a parasite phase begins. */
function untilPhase(start: Match) {
  const turns: (SeatId | undefined)[] = [];
  let match = start;
  do {
    turns.push(match.turn?.seat);
    match = playAll(match, [match.turn?.seat ?? 0, { type: 'end-turn' }]);
  } while (happened(match, 'phase-began').length === 0);
  return { turns, leader: happened(match, 'phase-began')[0]?.leader, match };
}

/** The player on turn throws a grenade into L11, where seat 1's last character has 1 HP. */
function grenadeAtSeatOne(scene: { marker: Match['marker']; thrower: SeatId }): Match {
  const match = table({
    map: { L11: [1, 0] },
    seats: {
      [scene.thrower]: { hand: SIX_WITH_GRENADE },
      1: { trooper: 'dead', android: 'L11', hp: { android: 1 } },
    },
    turn: { seat: scene.thrower },
    marker: scene.marker,
    dice: [1, 1],
  });
  const card = cardId(match, scene.thrower, 'grenade');
  return playAll(match, [scene.thrower, { type: 'throw-grenade', character: 'trooper', card, into: 'L11' }]);
}

describe('T turns', () => {
  test('T1 a parasite phase opens the game; its leader hands the marker on and has the first turn', () => {
    const match = begin(setupFor(4), scriptedChance({ dice: [1], picks: { choices: [3] } }));
    expect(match.events.map(({ type }) => type)).toEqual([
      'phase-began',
      'parasites-moved',
      'marker-passed',
      'turn-began',
      'entered-station',
    ]);
    expect(match.phase).toBe(1);
    expect(match.marker).toEqual({ holder: 0, hadTurn: false });
    expect(match.turn?.seat).toBe(3);
  });

  test.each([
    [4, [0, 1, 2, 3, 0], [1, 2, 3, 0, 1]],
    [5, [0, 1, 2, 3, 4, 0], [1, 2, 3, 4, 0, 1]],
    [6, [0, 1, 2, 3, 4, 5, 0], [1, 2, 3, 4, 5, 0, 1]],
  ] as const)('T1 N + 1 turns lie between parasite phases with %i players', (players, first, second) => {
    const one = untilPhase(table({ players, dice: [1, 1] }));
    expect(one.turns).toEqual(first);
    expect(one.leader).toBe(1);
    const two = untilPhase(one.match);
    expect(two.turns).toEqual(second);
    expect(two.leader).toBe(2);
  });

  test('T1 a sole survivor has two turns between phases: the one right after the phase does not count', () => {
    const alone = table({
      seats: { 1: GONE, 2: GONE, 3: GONE },
      marker: { holder: 0, hadTurn: true },
      dice: [1, 1],
    });
    const one = untilPhase(alone);
    expect(one.turns).toEqual([0]);
    expect(one.match.marker).toEqual({ holder: 0, hadTurn: false });
    expect(untilPhase(one.match).turns).toEqual([0, 0]);
  });

  test('T1 the eliminated are passed over', () => {
    expect(untilPhase(table({ seats: { 2: GONE }, dice: [1] })).turns).toEqual([0, 1, 3, 0]);
  });

  test('T2 the marker of an eliminated holder goes on, its turn still to come', () => {
    const match = grenadeAtSeatOne({ thrower: 0, marker: { holder: 1, hadTurn: false } });
    expect(match.marker).toEqual({ holder: 2, hadTurn: false });
    expect(untilPhase(match)).toMatchObject({ turns: [0, 2, 3, 0], leader: 2 });
  });

  test('T2 that the holder has had the turn carries over', () => {
    const match = grenadeAtSeatOne({ thrower: 3, marker: { holder: 1, hadTurn: true } });
    expect(match.marker).toEqual({ holder: 2, hadTurn: true });
    expect(untilPhase(match)).toMatchObject({ turns: [3, 0], leader: 2 });
  });

  test('T2 the marker stays when somebody else is eliminated', () => {
    const match = grenadeAtSeatOne({ thrower: 0, marker: { holder: 3, hadTurn: false } });
    expect(match.marker).toEqual({ holder: 3, hadTurn: false });
    expect(happened(match, 'marker-passed')).toEqual([]);
  });

  test('T2 a leader eliminated in his own phase: the next player hands the marker on and has the first turn', () => {
    const bitten = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 1: { trooper: 'dead', android: 'L11', hp: { android: 1 } } },
        marker: { holder: 1, hadTurn: true },
        parasites: [parasite(0, 'L11')],
        dice: [1, 1],
      }),
      [0, { type: 'end-turn' }],
      ['dealer', { type: 'close-window' }],
    );
    expect(happened(bitten, 'eliminated')).toEqual([{ type: 'eliminated', seat: 1, by: 'parasites' }]);
    expect(happened(bitten, 'marker-passed')).toEqual([{ type: 'marker-passed', to: 3 }]);
    expect(bitten.turn?.seat).toBe(2);
    expect(untilPhase(bitten)).toMatchObject({ turns: [2, 3, 0, 2], leader: 3 });
  });

  test('T2 who survives his leader alone keeps the marker, and his first turn does not count', () => {
    const bitten = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 1: { trooper: 'dead', android: 'L11', hp: { android: 1 } }, 2: GONE, 3: GONE },
        marker: { holder: 1, hadTurn: true },
        parasites: [parasite(0, 'L11')],
        dice: [1, 1],
      }),
      [0, { type: 'end-turn' }],
      ['dealer', { type: 'close-window' }],
    );
    expect(bitten.marker).toEqual({ holder: 0, hadTurn: false });
    expect(untilPhase(bitten).turns).toEqual([0, 0]);
  });

  test('T3 both characters enter the Reactor Room when the first turn begins, and not before', () => {
    const match = begin(setupFor(4), scriptedChance({ dice: [1] }));
    expect(match.seats.map(({ characters }) => [characters.trooper.room, characters.android.room])).toEqual([
      ['L01', 'L01'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test('T3 a later turn moves nobody', () => {
    const match = playAll(table({ map: { L11: [1, 0] }, seats: { 1: { at: 'L11' } } }), [
      0,
      { type: 'end-turn' },
    ]);
    expect(seat(match, 1).characters.trooper.room).toBe('L11');
    expect(match.turn?.firstSearchDue).toBe(false);
  });

  test.each([
    [4, 4, 4],
    [3, 3, 4],
    [3, 2, 3],
    [2, 1, 2],
    [4, 'dead', 2],
    ['dead', 1, 1],
  ] as const)('T4 a Trooper with %s HP and an Android with %s give %i AP', (trooper, android, ap) => {
    const start = table({
      seats: {
        1: {
          ...(trooper === 'dead' && { trooper }),
          ...(android === 'dead' && { android }),
          hp: {
            ...(trooper !== 'dead' && { trooper }),
            ...(android !== 'dead' && { android }),
          },
        },
      },
    });
    expect(playAll(start, [0, { type: 'end-turn' }]).turn?.ap).toBe(ap);
  });

  test('T4 HP healed during the turn give no AP in it', () => {
    const start = table({
      map: { L05: [0, -1] },
      seats: { 0: { at: 'L05-back', hp: { trooper: 2 } } },
      turn: { ap: 3 },
    });
    const healed = playAll(start, [0, { type: 'heal', character: 'trooper', trooper: 2, android: 0 }]);
    expect(seat(healed, 0).characters.trooper.hp).toBe(4);
    expect(healed.turn?.ap).toBe(2);
  });

  test('T4 losing a character in the own turn takes no AP away', () => {
    const start = table({
      map: { L11: [1, 0] },
      seats: { 0: { hand: SIX_WITH_GRENADE, android: 'L11', hp: { android: 1 } } },
      turn: { ap: 3 },
    });
    const thrown = playAll(start, [
      0,
      { type: 'throw-grenade', character: 'trooper', card: cardId(start, 0, 'grenade'), into: 'L11' },
    ]);
    expect(happened(thrown, 'died')).toEqual([
      { type: 'died', seat: 0, character: 'android', room: 'L11', by: 0 },
    ]);
    expect(thrown.turn?.ap).toBe(2);
  });

  test('T4 AP need not be spent', () => {
    expect(refused(table(), 0, { type: 'end-turn' })).toBeUndefined();
  });

  test('T5 an action costs 1 AP, can be repeated, and is refused without', () => {
    const start = table({ map: { L08: [1, 0] }, turn: { ap: 2 } });
    const there = { type: 'move', character: 'trooper', to: 'L08' } as const;
    const back = { type: 'move', character: 'trooper', to: 'L01' } as const;
    const spent = playAll(start, [0, there], [0, back]);
    expect(spent.turn?.ap).toBe(0);
    expect(refused(spent, 0, there)).toBe('no-ap');
    expect(refused(spent, 0, { type: 'end-turn' })).toBeUndefined();
  });

  test('T5 nobody acts on the turn of another', () => {
    const match = table({ map: { L08: [1, 0] } });
    expect(refused(match, 1, { type: 'move', character: 'trooper', to: 'L08' })).toBe('not-your-turn');
    expect(refused(match, 1, { type: 'end-turn' })).toBe('not-your-turn');
  });
});

describe('T7 what is awaited comes first', () => {
  const start = table({
    map: { L11: [1, 0], L08: [2, 0] },
    seats: {
      0: {
        hand: ['infection', 'infection', 'infection', 'keycard', 'energy-boost', 'gas-can', 'gas-can'],
        laidDown: ['ammo'],
        android: 'L11',
      },
      1: { at: 'L11' },
    },
    turn: { tradedIn: [{ character: 'android', room: 'L11' }] },
  });

  test('T7 a duty blocks every action but laying down cards and energy boosts', () => {
    const duty = playAll(start, [0, { type: 'move', character: 'trooper', to: 'L11' }]);
    expect(duty.prompt).toMatchObject({ type: 'duty', seat: 0, character: 'trooper' });
    expect(refused(duty, 0, { type: 'move', character: 'android', to: 'L08' })).toBe('duty-first');
    expect(refused(duty, 0, { type: 'search', character: 'android' })).toBe('duty-first');
    expect(refused(duty, 0, { type: 'end-turn' })).toBe('duty-first');
    const prepared = playAll(
      duty,
      [0, { type: 'lay-down', card: cardId(duty, 0, 'keycard') }],
      [0, { type: 'boost', card: cardId(duty, 0, 'energy-boost') }],
    );
    expect(prepared.turn?.ap).toBe(5);
    expect(prepared.prompt).toEqual(duty.prompt);
  });

  test('T7 a trade blocks even those', () => {
    const trade = playAll(
      start,
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'trade', with: 1 }],
    );
    expect(refused(trade, 0, { type: 'lay-down', card: cardId(trade, 0, 'keycard') })).toBe(
      'something-is-awaited',
    );
    expect(refused(trade, 0, { type: 'end-turn' })).toBe('something-is-awaited');
  });

  test('T7 a question to another player blocks the player on turn', () => {
    const asked = playAll(start, [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }]);
    expect(refused(asked, 0, { type: 'move', character: 'android', to: 'L08' })).toBe('something-is-awaited');
    expect(refused(asked, 0, { type: 'end-turn' })).toBe('something-is-awaited');
    expect(refused(asked, 2, { type: 'agree', to: 'final-scan' })).toBe('something-is-awaited');
  });
});
