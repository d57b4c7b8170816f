import { describe, expect, test } from 'vitest';
import { legalCommands, type Match } from '#server/dealer/index.ts';
import type { Agreement, SeatCommand } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { exchange, happened, parasite, playAll, refused, type SceneCard, table } from './table.ts';

type Scene = NonNullable<Parameters<typeof table>[0]>;
type Seats = NonNullable<Scene['seats']>;

const OWN = ['infection', 'infection', 'infection'] as const;
const FUEL: readonly SceneCard[] = [...OWN, 'gas-can', 'gas-can', 'gas-can'];
const DRY: readonly SceneCard[] = [...OWN, 'armor', 'armor'];
const DEAD = { trooper: 'dead', android: 'dead' } as const;
const HOST = { by: 'host', order: 0 } as const;
const infected = (by: SeatId, order: number) => ({ infected: { by, order } });
const close = ['dealer', { type: 'close-window' }] as const;

describe('V1', () => {
  const burn: SeatCommand = { type: 'burn-hive' };
  const hive = (seats: Seats, scene: Scene = {}) =>
    table({
      map: { L03: [0, -1] },
      ...scene,
      seats: { ...seats, 0: { at: 'L03', hand: FUEL, ...seats[0] } },
    });

  test('V1 a human Trooper in the Hive with 3 gas cans wins for the living humans, for 1 AP', () => {
    const burnt = playAll(hive({ 1: { infected: HOST }, 2: DEAD }), [0, burn]);
    expect(burnt.ending).toEqual({ kind: 'hive-burnt', winners: [0, 3] });
    expect(burnt.turn?.ap).toBe(3);
  });

  test.each<readonly [string, Seats, Scene, string]>([
    ['an Android cannot', { 0: { trooper: 'L01', android: 'L03' } }, {}, 'no-trooper-in-hive'],
    ['an Infected cannot', { 0: { infected: HOST } }, {}, 'infected-cannot-burn'],
    ['two gas cans are too few', { 0: { hand: [...OWN, 'gas-can', 'gas-can'] } }, {}, 'too-few-gas-cans'],
    ['it takes 1 AP', {}, { turn: { ap: 0 } }, 'no-ap'],
  ])('V1 %s', (_what, seats, scene, reason) => {
    expect(refused(hive(seats, scene), 0, burn)).toBe(reason);
  });

  test('V1 the cans come from one hand: those of a friend beside do not count', () => {
    const two = [...OWN, 'gas-can', 'gas-can'] as const;
    expect(refused(hive({ 0: { hand: two }, 1: { at: 'L03', hand: two } }), 0, burn)).toBe(
      'too-few-gas-cans',
    );
  });
});

/** Seat 0 makes a thermal scan at the open terminal. */
function scanned(seats: Seats, scene: Scene = {}): Match {
  return playAll(
    table({ map: { L02: [0, -1] }, ...scene, seats: { ...seats, 0: { at: 'L02', ...seats[0] } } }),
    [0, { type: 'thermal-scan', character: 'trooper' }],
  );
}

describe('V2', () => {
  const all: Seats = { 0: { infected: HOST }, 1: infected(0, 1), 2: infected(1, 3), 3: infected(0, 2) };

  test('V2 the last infected does not share the victory', () => {
    expect(scanned(all).ending).toEqual({ kind: 'all-infected', winners: [0, 1, 3] });
  });

  test('V2 nobody is excluded if the last infected is dead', () => {
    expect(scanned({ ...all, 2: { ...infected(1, 3), ...DEAD } }).ending?.winners).toEqual([0, 1, 3]);
    expect(scanned({ ...all, 1: { ...infected(0, 1), ...DEAD } }).ending?.winners).toEqual([0, 3]);
  });

  test('V2 also when all are Infected because the humans are dead', () => {
    expect(scanned({ ...all, 2: DEAD }).ending).toEqual({ kind: 'all-infected', winners: [0, 1] });
  });

  test('V2 the first Host, infected by nobody, is not excluded', () => {
    expect(scanned({ 0: { infected: HOST }, 1: DEAD, 2: DEAD, 3: DEAD }).ending).toEqual({
      kind: 'all-infected',
      winners: [0],
    });
  });

  test('V2 O2 a later Host is excluded if he was infected last, whomever he infected or not', () => {
    const match = table({
      map: { L02: [0, -1] },
      options: { lastResort: true },
      seats: { 0: { at: 'L02', infected: HOST }, 1: infected(0, 1), 2: DEAD, 3: DEAD },
    });
    const passedOn: Match = { ...match, host: 1 };
    expect(playAll(passedOn, [0, { type: 'thermal-scan', character: 'trooper' }]).ending).toEqual({
      kind: 'all-infected',
      winners: [0],
    });
  });

  test('V2 if the last infected is the only one alive, nobody shares the victory', () => {
    const alone: Seats = { 0: infected(1, 1), 1: { ...DEAD, infected: HOST }, 2: DEAD, 3: DEAD };
    expect(scanned(alone).ending).toEqual({ kind: 'all-infected', winners: [] });
  });

  test('V2 V7 infecting the last human ends nothing before a scan', () => {
    const match = exchange(
      playAll(
        table({
          map: { L11: [1, 0] },
          seats: {
            0: { infected: HOST },
            1: { at: 'L11', hand: DRY },
            2: infected(0, 1),
            3: infected(0, 2),
          },
        }),
        [0, { type: 'move', character: 'trooper', to: 'L11' }],
        [0, { type: 'trade', with: 1 }],
      ),
      [0, 'infection'],
      [1, 'armor'],
    );
    expect(match.seats.every(({ infection }) => infection)).toBe(true);
    expect(match.ending).toBeUndefined();
  });
});

describe('V3', () => {
  const lastHuman: Seats = {
    0: { infected: HOST, hand: FUEL },
    1: { ...infected(0, 1), hand: [...OWN, 'ammo', 'ammo'] },
    2: { ...infected(0, 2), hand: [...OWN, 'ammo', 'ammo'] },
    3: { hand: DRY },
  };
  const scarce: Scene = { searchDeck: ['keycard'], nothingElse: true };

  test('V3 the last human has no gas can within reach: the living Infected win', () => {
    // Nobody is excluded: that belongs to V2 only. Cans of the Infected do not count.
    expect(scanned(lastHuman, scarce).ending).toEqual({
      kind: 'last-human-without-fuel',
      winners: [0, 1, 2],
    });
    expect(scanned({ ...lastHuman, 2: { ...DEAD, ...infected(0, 2) } }, scarce).ending?.winners).toEqual([
      0, 1,
    ]);
  });

  test.each<readonly [string, Seats, Scene]>([
    ['in his hand', { 3: { hand: [...OWN, 'armor', 'gas-can'] } }, scarce],
    ['in the Search deck', {}, { ...scarce, searchDeck: ['keycard', 'gas-can'] }],
    ['in the discard pile', {}, { ...scarce, discard: ['gas-can'] }],
    ['of two humans', { 2: { hand: [...OWN, 'ammo', 'ammo'] } }, scarce],
  ])('V3 not with a gas can, or a second human: %s', (_where, seats, scene) => {
    expect(scanned({ ...lastHuman, ...seats }, scene).ending).toBeUndefined();
  });

  test('V3 no living human has a living Trooper: the living Infected win', () => {
    const noTrooper = { trooper: 'dead', hand: FUEL } as const;
    const seats: Seats = { 0: { infected: HOST }, 1: infected(0, 1), 2: noTrooper, 3: noTrooper };
    expect(scanned(seats).ending).toEqual({ kind: 'no-human-trooper', winners: [0, 1] });
    expect(scanned({ ...seats, 3: {} }).ending).toBeUndefined();
    // A human who is dead altogether burns nothing either.
    expect(scanned({ ...seats, 3: DEAD }).ending?.kind).toBe('no-human-trooper');
  });

  test('V3 V7 the last human Trooper’s death ends nothing before a scan', () => {
    const match = playAll(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: { at: 'L11', laidDown: ['ammo'], infected: HOST },
          1: { at: 'L11', hp: { trooper: 1 } },
          2: { trooper: 'dead' },
          3: { trooper: 'dead' },
        },
      }),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      close,
    );
    expect(match.ending).toBeUndefined();
  });

  test('V3 if no Infected is alive, nobody shares it', () => {
    const alone: Seats = { 0: { hand: DRY }, 1: { ...DEAD, infected: HOST }, 2: DEAD, 3: DEAD };
    expect(scanned(alone, scarce).ending).toEqual({ kind: 'last-human-without-fuel', winners: [] });
  });

  test('V3 a dead human does not count', () => {
    const dead: Seats = { ...lastHuman, 2: DEAD };
    expect(scanned(dead, scarce).ending?.kind).toBe('last-human-without-fuel');
  });
});

describe('V4', () => {
  /** Seat 0 shoots seat 1's Trooper, the last of all. */
  function lastTrooperShot(seats: Seats): Match {
    const noTrooper = { trooper: 'dead' } as const;
    return playAll(
      table({
        map: { L11: [1, 0] },
        seats: {
          ...seats,
          0: { ...noTrooper, android: 'L11', laidDown: ['ammo'], ...seats[0] },
          1: { at: 'L11', hp: { trooper: 1 }, ...seats[1] },
          2: { ...noTrooper, ...seats[2] },
          3: { ...noTrooper, ...seats[3] },
        },
      }),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      close,
    );
  }

  test('V4 all Troopers dead: the living Infected win at once', () => {
    const ended = lastTrooperShot({ 2: { infected: HOST }, 3: { ...infected(2, 1), ...DEAD } });
    expect(ended.ending).toEqual({ kind: 'troopers-dead', winners: [2] });
    expect(legalCommands(ended, 0)).toEqual([]);
  });

  test('V4 the last infected is not excluded', () => {
    const ended = lastTrooperShot({ 2: { infected: HOST }, 3: infected(2, 1) });
    expect(ended.ending?.winners).toEqual([2, 3]);
  });

  test('V4 if no Infected is alive, nobody shares it', () => {
    expect(lastTrooperShot({}).ending).toEqual({ kind: 'troopers-dead', winners: [] });
  });
});

describe('V5', () => {
  /** Once L15 lies east of the Reactor, both free cells are behind two doorways: too many for the Hive. */
  function sealing(left: Scene['locationDeck']): Match {
    return playAll(
      table({
        map: { L13: [0, -1], L06: [-1, 0], L19: [0, 1, 180] },
        locationDeck: ['L15', ...(left ?? [])],
        seats: { 2: { infected: HOST }, 3: infected(2, 1) },
      }),
      [0, { type: 'explore', character: 'trooper', cell: { x: 1, y: 0 }, rotation: 0 }],
    );
  }

  test('V5 nothing that is left can be placed, the Hive neither: the living Infected win', () => {
    expect(sealing(['L03']).ending).toEqual({ kind: 'sealed', winners: [2, 3] });
  });

  test('V5 not while another card still has a place', () => {
    expect(sealing(['L03', 'L02']).ending).toBeUndefined();
  });

  test('V5 not once the Hive is placed', () => {
    expect(sealing([]).ending).toBeUndefined();
  });
});

describe('V6', () => {
  test('V6 the Host’s death ends nothing', () => {
    const match = playAll(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: { at: 'L11', laidDown: ['ammo'] },
          1: { trooper: 'dead', android: 'L11', hp: { android: 1 }, infected: HOST },
        },
      }),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'android' }] }],
      close,
    );
    expect(happened(match, 'eliminated')).toHaveLength(1);
    expect(match.ending).toBeUndefined();
  });

  test('V6 the dead never win, and no living player left means that nobody does', () => {
    const dying = { trooper: 'dead', android: 'L06', hp: { android: 1 } } as const;
    const match = playAll(
      table({
        map: { L06: [1, 0] },
        marker: { holder: 1, hadTurn: true },
        parasites: [parasite(0, 'L06')],
        seats: { 0: { ...dying, infected: HOST }, 1: dying, 2: DEAD, 3: DEAD },
        dice: [4],
      }),
      [0, { type: 'end-turn' }],
      close,
    );
    expect(match.ending).toEqual({ kind: 'all-dead', winners: [] });
  });
});

describe('V7', () => {
  const agreeing = (match: Match, to: Agreement, ...seats: readonly SeatId[]) =>
    playAll(match, ...seats.map((id) => [id, { type: 'agree', to }] as const));

  test('V7 all living players together call a final scan at any time', () => {
    const three = agreeing(table({ seats: { 1: { infected: HOST } } }), 'final-scan', 2, 0, 3);
    expect(three.scans).toEqual([]);
    const called = agreeing(three, 'final-scan', 1);
    expect(called.scans).toEqual([{ phase: 1, cause: 'agreed', living: 4, positive: 1 }]);
    // It ended nothing: play goes on, and the next one is agreed on from the start.
    expect(called.ending).toBeUndefined();
    expect(called.turn).toEqual(three.turn);
    expect(called.agreed['final-scan']).toEqual([]);
  });

  test('V7 a final scan ends the match as any scan does', () => {
    const all: Seats = { 0: { infected: HOST }, 1: infected(0, 1), 2: infected(0, 2), 3: infected(0, 3) };
    expect(agreeing(table({ seats: all }), 'final-scan', 0, 1, 2, 3).ending).toEqual({
      kind: 'all-infected',
      winners: [0, 1, 2],
    });
  });

  test.each([
    [4, 3],
    [5, 3],
    [6, 4],
  ] as const)('V7 of %i players %i are a majority once the exploration deck is empty', (players, needed) => {
    const match = table({ players, locationDeck: [] });
    const seats = ([0, 1, 2, 3, 4, 5] as const).slice(0, needed);
    expect(agreeing(match, 'final-scan', ...seats.slice(1)).scans).toEqual([]);
    expect(agreeing(match, 'final-scan', ...seats).scans).toHaveLength(1);
  });

  test('V7 a majority is not enough while there are location cards', () => {
    expect(agreeing(table(), 'final-scan', 0, 1, 2).scans).toEqual([]);
  });

  test('V7 the majority is one of the living', () => {
    expect(agreeing(table({ locationDeck: [], seats: { 3: DEAD } }), 'final-scan', 0, 1).scans).toHaveLength(
      1,
    );
  });

  test('V7 a majority scans at most once between two parasite phases; all together still can', () => {
    const match = table({ locationDeck: [], marker: { holder: 1, hadTurn: true }, dice: [1] });
    const once = agreeing(match, 'final-scan', 0, 1, 2);
    const again = agreeing(once, 'final-scan', 0, 1, 2);
    expect(again.scans).toHaveLength(1);
    expect(agreeing(again, 'final-scan', 3).scans).toHaveLength(2);
    const afterPhase = playAll(again, [0, { type: 'end-turn' }]);
    expect(afterPhase.phase).toBe(2);
    expect(agreeing(afterPhase, 'final-scan', 0, 1, 2).scans).toHaveLength(2);
  });

  test('V7 a scan called by all does not use up the majority’s', () => {
    const match = { ...table(), locationDeck: ['L12' as const] };
    const all = agreeing(match, 'final-scan', 0, 1, 2, 3);
    expect(agreeing({ ...all, locationDeck: [] }, 'final-scan', 0, 1, 2).scans).toHaveLength(2);
  });

  test('V7 agreement to either holds until the current turn ends', () => {
    const match = agreeing(agreeing(table(), 'abandon', 1, 2, 3), 'final-scan', 1, 2, 3);
    const next = playAll(match, [0, { type: 'end-turn' }]);
    expect(next.agreed).toEqual({ 'final-scan': [], abandon: [] });
    expect(agreeing(agreeing(next, 'abandon', 0), 'final-scan', 0)).toMatchObject({
      ending: undefined,
      scans: [],
    });
  });

  test('V7 all living players together abandon, without winners', () => {
    const match = table({ seats: { 1: DEAD, 2: { infected: HOST } } });
    expect(agreeing(match, 'abandon', 0, 2).ending).toBeUndefined();
    expect(agreeing(match, 'abandon', 0, 2, 3).ending).toEqual({ kind: 'abandoned', winners: [] });
  });

  test('V7 a majority never abandons', () => {
    expect(agreeing(table({ locationDeck: [] }), 'abandon', 0, 1, 2).ending).toBeUndefined();
  });

  test('V7 nobody agrees twice, and the dead do not agree', () => {
    const match = agreeing(table({ seats: { 3: DEAD } }), 'abandon', 1);
    expect(refused(match, 1, { type: 'agree', to: 'abandon' })).toBe('agreed-already');
    expect(refused(match, 3, { type: 'agree', to: 'abandon' })).toBe('eliminated');
  });

  /** Seat 0 has shot the last character of seat 1, after these seats agreed. */
  function killedAfterAgreeing(to: Agreement, ...seats: readonly SeatId[]): Match {
    const match = table({
      map: { L11: [1, 0] },
      seats: {
        0: { at: 'L11', laidDown: ['ammo'] },
        1: { trooper: 'dead', android: 'L11', hp: { android: 1 } },
      },
    });
    return playAll(
      agreeing(match, to, ...seats),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'android' }] }],
      close,
    );
  }

  test('V7 agreement to either holds until a player is eliminated', () => {
    const match = killedAfterAgreeing('abandon', 0, 2);
    expect(match.agreed).toEqual({ 'final-scan': [], abandon: [] });
    expect(agreeing(match, 'abandon', 3).ending).toBeUndefined();
    expect(agreeing(match, 'abandon', 0, 2, 3).ending?.kind).toBe('abandoned');
  });

  test('V7 killing the only one against it does not agree for anybody', () => {
    expect(killedAfterAgreeing('abandon', 0, 2, 3).ending).toBeUndefined();
    expect(killedAfterAgreeing('final-scan', 0, 2, 3).scans).toEqual([]);
  });

  test('V7 one character lost is nobody eliminated: the agreement holds', () => {
    const match = table({
      map: { L11: [1, 0] },
      seats: { 0: { at: 'L11', laidDown: ['ammo'] }, 1: { at: 'L11', hp: { android: 1 } } },
    });
    const shot = playAll(
      agreeing(match, 'abandon', 0, 2, 3),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'android' }] }],
      close,
    );
    expect(agreeing(shot, 'abandon', 1).ending?.kind).toBe('abandoned');
  });

  test('V7 a majority that agreed scans as soon as the last location is placed', () => {
    const match = agreeing(table({ locationDeck: ['L11'] }), 'final-scan', 1, 2, 3);
    const placed = playAll(match, [
      0,
      { type: 'explore', character: 'trooper', cell: { x: 1, y: 0 }, rotation: 0 },
    ]);
    expect(placed.scans).toHaveLength(1);
  });

  test('V7 both are offered to everybody alike, whatever his role', () => {
    const offered = (id: SeatId) =>
      legalCommands(table({ seats: { 1: { infected: HOST } } }), id).filter(({ type }) => type === 'agree');
    for (const id of [1, 2, 3] as const) {
      expect(offered(id)).toEqual([
        { type: 'agree', to: 'final-scan' },
        { type: 'agree', to: 'abandon' },
      ]);
    }
  });

  test('V7 T7 not while something is awaited', () => {
    const match = playAll(table({ map: { L11: [1, 0] }, seats: { 1: { at: 'L11' } } }), [
      0,
      { type: 'move', character: 'trooper', to: 'L11' },
    ]);
    expect(refused(match, 2, { type: 'agree', to: 'abandon' })).toBe('something-is-awaited');
  });
});

describe('V8', () => {
  const phase = (number: number) =>
    playAll(table({ phase: number - 1, marker: { holder: 1, hadTurn: true }, dice: [1] }), [
      0,
      { type: 'end-turn' },
    ]);

  test('V8 after 40 parasite phases the match ends without winners', () => {
    expect(phase(39).ending).toBeUndefined();
    expect(phase(40).ending).toEqual({ kind: 'time-is-up', winners: [] });
  });

  test('V8 V4 what the 40th phase itself brings about comes first', () => {
    const dying = { at: 'L06', hp: { trooper: 1 } } as const;
    const match = playAll(
      table({
        map: { L06: [1, 0] },
        phase: 39,
        marker: { holder: 1, hadTurn: true },
        parasites: [parasite(0, 'L06')],
        seats: { 0: { ...dying, infected: HOST }, 1: dying, 2: dying, 3: dying },
        dice: [4],
      }),
      [0, { type: 'end-turn' }],
      close,
    );
    expect(match.ending).toEqual({ kind: 'troopers-dead', winners: [0] });
  });
});

describe('V9', () => {
  const can = (count: number): SceneCard[] => Array.from({ length: count }, () => 'gas-can');
  /** Nobody living is Infected; two gas cans in living hands and none to be found. */
  const spent: Seats = {
    0: { hand: [...OWN, 'armor', ...can(1)] },
    1: { hand: [...OWN, 'armor', ...can(1)] },
    2: { hand: DRY },
    3: { ...DEAD, infected: HOST },
  };
  const scarce: Scene = { searchDeck: ['keycard'], nothingElse: true };

  test('V9 nobody living is Infected and too little fuel is left: the match ends without winners', () => {
    expect(scanned(spent, scarce).ending).toEqual({ kind: 'nobody-can-win', winners: [] });
  });

  test.each<readonly [string, Seats, Scene]>([
    ['in a living hand', { 2: { hand: [...OWN, 'ammo', ...can(1)] } }, scarce],
    ['in the Search deck', {}, { ...scarce, searchDeck: ['keycard', 'gas-can'] }],
    ['in the discard pile', {}, { ...scarce, discard: ['gas-can'] }],
    ['an Infected lives', { 3: { infected: HOST, hand: [...OWN, 'ammo', 'ammo'] } }, scarce],
  ])('V9 not with a third gas can, or an Infected: %s', (_where, seats, scene) => {
    expect(scanned({ ...spent, ...seats }, scene).ending).toBeUndefined();
  });

  test('V9 O3 the hard mission needs four', () => {
    const three: Seats = { ...spent, 2: { hand: [...OWN, 'ammo', ...can(1)] } };
    expect(scanned(three, { ...scarce, options: { hardMission: true } }).ending?.kind).toBe('nobody-can-win');
  });

  test('V9 V7 not before a scan; a final scan called by all the living finds it', () => {
    const match = table({ ...scarce, seats: spent });
    expect(playAll(match, [0, { type: 'end-turn' }]).ending).toBeUndefined();
    const called = playAll(
      match,
      ...([0, 1, 2] as const).map((id) => [id, { type: 'agree', to: 'final-scan' }] as const),
    );
    expect(called.ending).toEqual({ kind: 'nobody-can-win', winners: [] });
  });
});
