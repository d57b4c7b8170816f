import { describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import { legalCommands } from '#server/dealer/index.ts';
import type { Parasite } from '#shared/parasites/index.ts';
import { happened, parasite, playAll, refused, seat, table } from './table.ts';

type Scene = NonNullable<Parameters<typeof table>[0]>;

/** Seat 0 ends its turn and seat 1 leads a parasite phase. */
function phase(scene: Scene): Match {
  return playAll(table({ ...scene, marker: { holder: 1, hadTurn: true } }), [0, { type: 'end-turn' }]);
}

const close = ['dealer', { type: 'close-window' }] as const;
const hp = (match: Match, id: 0 | 1 | 2 | 3) => [
  seat(match, id).characters.trooper.hp,
  seat(match, id).characters.android.hp,
];

describe('P1 to P4', () => {
  test('P1 doors close, one roll moves every parasite one room, then they attack', () => {
    const match = phase({
      map: { L11: [1, 0], L12: [2, 0] },
      doorsOpen: true,
      parasites: [parasite(0, 'L01'), parasite(1, 'L11')],
      seats: { 0: { at: 'L12' } },
      dice: [2],
    });
    expect(match.events.map(({ type }) => type)).toEqual([
      'turn-ended',
      'phase-began',
      'doors-closed',
      'parasites-moved',
      'armor-asked',
    ]);
    expect(match.doorsOpen).toBe(false);
    expect(match.parasites.map(({ room }) => room)).toEqual(['L11', 'L12']);
    expect(match.prompt).toMatchObject({ by: 'parasites', threats: [{ seat: 0 }, { seat: 0 }] });
  });

  test('P1 R7 a door that was open until now holds a parasite back', () => {
    // L16 lies south of the Reactor with its security door between them.
    const match = phase({
      map: { L16: [0, 1] },
      doorsOpen: true,
      parasites: [parasite(0, 'L16')],
      seats: { 0: { at: 'L11' }, 1: { at: 'L11' }, 2: { at: 'L11' }, 3: { at: 'L11' } },
      dice: [1],
    });
    expect(match.parasites).toEqual([parasite(0, 'L16')]);
    expect(happened(match, 'parasites-moved')[0]?.moves).toEqual([
      { parasite: 0, from: 'L16', stays: 'security-door' },
    ]);
  });

  test('P2 a parasite stays before a wall and where no card lies, and never crosses a middle door', () => {
    const far = { 0: { at: 'L12' }, 1: { at: 'L12' }, 2: { at: 'L12' }, 3: { at: 'L12' } } as const;
    const parasites = [parasite(0, 'L06'), parasite(1, 'L01'), parasite(2, 'L04-back')];
    // L06 has a wall west; nothing lies west of the Reactor's neighbour; the front of L04 is south.
    const map = { L06: [1, 0], L04: [0, -1], L12: [5, 5] } as const;
    const west = phase({ map, parasites, seats: far, dice: [4] });
    expect(happened(west, 'parasites-moved')[0]?.moves).toEqual([
      { parasite: 0, from: 'L06', stays: 'wall' },
      { parasite: 1, from: 'L01', stays: 'no-location' },
      { parasite: 2, from: 'L04-back', stays: 'wall' },
    ]);
    const south = phase({ map, parasites: [parasite(2, 'L04-back')], seats: far, dice: [3] });
    expect(happened(south, 'parasites-moved')[0]?.moves).toEqual([
      { parasite: 2, from: 'L04-back', stays: 'security-door' },
    ]);
  });

  test('P2 a wall on the far side holds it too', () => {
    const match = phase({
      map: { L06: [1, 0], L12: [5, 5] },
      parasites: [parasite(0, 'L01')],
      seats: { 0: { at: 'L12' }, 1: { at: 'L12' }, 2: { at: 'L12' }, 3: { at: 'L12' } },
      dice: [2],
    });
    expect(happened(match, 'parasites-moved')[0]?.moves).toEqual([
      { parasite: 0, from: 'L01', stays: 'wall' },
    ]);
  });

  const biting: readonly Parasite[] = [parasite(0, 'L06'), parasite(5, 'L06')];

  test('P3 each character suffers 1 per grey and 2 per black, summed', () => {
    const match = phase({
      map: { L06: [1, 0] },
      parasites: biting,
      seats: { 0: { at: 'L06' }, 1: { trooper: 'L06' } },
      dice: [4],
    });
    const bitten = playAll(match, close);
    expect([hp(bitten, 0), hp(bitten, 1), hp(bitten, 2)]).toEqual([
      [1, 1],
      [1, 4],
      [4, 4],
    ]);
  });

  test('P3 armor is asked once per player, for all his rooms', () => {
    const match = phase({
      map: { L06: [1, 0], L13: [0, -1] },
      parasites: [...biting, parasite(1, 'L13')],
      seats: {
        0: {
          trooper: 'L06',
          android: 'L13',
          hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'armor', 'armor'],
        },
      },
      dice: [4],
    });
    const saved = playAll(
      match,
      [
        0,
        {
          type: 'armor',
          rooms: [
            { room: 'L06', cards: 1 },
            { room: 'L13', cards: 1 },
          ],
        },
      ],
      close,
    );
    expect(hp(saved, 0)).toEqual([2, 4]);
    expect(happened(match, 'armor-asked')).toHaveLength(1);
  });

  test('P3 all damage of a phase is applied together', () => {
    // Everybody's last character dies at once: nobody outlives the others by being counted later.
    const dying = { at: 'L06', hp: { trooper: 1, android: 1 } } as const;
    const match = playAll(
      phase({
        map: { L06: [1, 0] },
        parasites: biting,
        seats: {
          0: { ...dying, infected: { by: 'host', order: 0 } },
          1: dying,
          2: dying,
          3: dying,
        },
        dice: [4],
      }),
      close,
    );
    expect(match.ending).toEqual({ kind: 'all-dead', winners: [] });
    expect(match.events.slice(0, 8).every(({ type }) => type === 'wounded')).toBe(true);
  });

  test('P4 parasites attack only in this phase', () => {
    const match = playAll(
      table({ map: { L11: [1, 0] }, parasites: [parasite(0, 'L11'), parasite(1, 'L01')] }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'end-turn' }],
    );
    expect(match.prompt).toBeUndefined();
    expect(hp(match, 0)).toEqual([4, 4]);
  });
});

/** Seat 0's trooper searches a red card, so that a parasite spawns at it. */
function spawning(scene: Scene): Match {
  return playAll(table({ searchDeck: ['armor'], ...scene }), [0, { type: 'search', character: 'trooper' }]);
}

describe('P5', () => {
  test('P5 the parasite comes into the room the die says, even behind a wall', () => {
    const scene: Scene = { map: { L06: [1, 0] }, used: ['L06'], seats: { 0: { at: 'L06' } } };
    expect(spawning({ ...scene, dice: [4] }).parasites).toEqual([parasite(0, 'L01')]);
  });

  test('P5 where no card lies it comes into the character’s own room', () => {
    const scene: Scene = { map: { L11: [1, 0] }, used: ['L11'], seats: { 0: { at: 'L11' } } };
    expect(spawning({ ...scene, dice: [1] }).parasites).toEqual([parasite(0, 'L11')]);
  });

  test('P5 on a two-room card N or S may mean its other half', () => {
    const scene: Scene = { map: { L04: [0, -1] }, used: ['L04'], seats: { 0: { at: 'L04-front' } } };
    expect(spawning({ ...scene, dice: [1] }).parasites).toEqual([parasite(0, 'L04-back')]);
    expect(spawning({ ...scene, dice: [3] }).parasites).toEqual([parasite(0, 'L01')]);
    const back: Scene = { ...scene, seats: { 0: { at: 'L04-back' } } };
    expect(spawning({ ...back, dice: [3] }).parasites).toEqual([parasite(0, 'L04-front')]);
  });

  test('P5 onto a two-room card: the half that touches, from the sides the front', () => {
    const at = (x: number, y: number, rotation: 0 | 180, die: 1 | 2 | 3 | 4) =>
      spawning({
        map: { L11: [1, 0], L04: [1 + x, y, rotation] },
        used: ['L11'],
        seats: { 0: { at: 'L11' } },
        dice: [die],
      }).parasites[0]?.room;
    expect(at(0, -1, 0, 1)).toBe('L04-front');
    expect(at(0, -1, 180, 1)).toBe('L04-back');
    expect(at(0, 1, 0, 3)).toBe('L04-back');
    expect(at(1, 0, 0, 2)).toBe('L04-front');
    expect(at(1, 0, 180, 2)).toBe('L04-front');
  });
});

const ALL_OUT: readonly Parasite[] = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((id) =>
  parasite(id, 'L12'),
);

describe('P6 and P7', () => {
  const scene: Scene = {
    map: { L11: [1, 0], L12: [2, 0] },
    used: ['L11'],
    seats: { 0: { at: 'L11' } },
    dice: [4],
  };

  test('P6 grey from the reserve first, then black', () => {
    const greys = ALL_OUT.slice(0, 5);
    expect(spawning({ ...scene, parasites: greys.slice(1) }).parasites.at(-1)).toEqual(parasite(0, 'L01'));
    expect(spawning({ ...scene, parasites: greys }).parasites.at(-1)).toEqual(parasite(5, 'L01', 'black'));
  });

  test('P6 none left: who triggered it chooses one on the map, and it keeps its colour', () => {
    const parasites = ALL_OUT.map((each) => (each.id === 7 ? parasite(7, 'L12', 'grey') : each));
    const asked = spawning({ ...scene, parasites });
    expect(asked.prompt).toEqual({ type: 'parasite', seat: 0, into: 'L01' });
    expect(legalCommands(asked, 0)).toHaveLength(10);
    expect(seat(asked, 0).hand).toHaveLength(5);
    const chosen = playAll(asked, [0, { type: 'choose-parasite', parasite: 7 }]);
    expect(chosen.parasites.find(({ id }) => id === 7)).toEqual(parasite(7, 'L01', 'grey'));
    expect(chosen.parasites).toHaveLength(10);
    // F2: the search goes on once it is chosen.
    expect(seat(chosen, 0).hand).toHaveLength(6);
  });

  test('P6 F5 the drawer chooses when none is left', () => {
    const asked = playAll(
      table({
        map: { L13: [0, -1], L12: [2, 0] },
        seats: { 0: { at: 'L13' }, 1: { android: 'L13' } },
        parasites: ALL_OUT,
        searchDeck: ['armor', 'parasite-alert'],
        dice: [3],
      }),
      [0, { type: 'team-search', character: 'trooper', with: 1 }],
    );
    expect(asked.prompt).toEqual({ type: 'parasite', seat: 1, into: 'L01' });
    expect(refused(asked, 0, { type: 'choose-parasite', parasite: 3 })).toBe('not-your-choice');
    expect(playAll(asked, [1, { type: 'choose-parasite', parasite: 3 }]).prompt).toBeUndefined();
  });

  test('P6 only one that is on the map can be chosen', () => {
    const parasites = ALL_OUT.map((each) => (each.id === 0 ? parasite(0, 'L11') : each));
    const asked = spawning({ ...scene, parasites });
    const gone = { ...asked, parasites: asked.parasites.slice(1) };
    expect(refused(gone, 0, { type: 'choose-parasite', parasite: 0 })).toBe('no-such-parasite');
  });

  test('P7 the Reactor Room can receive one', () => {
    expect(spawning({ ...scene }).parasites[0]?.room).toBe('L01');
  });
});
