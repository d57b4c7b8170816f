import { describe, expect, test } from 'vitest';
import { effectsOf } from '#client/play/board-effects.ts';
import type { Cue } from '#client/story/cue.ts';
import { cuesOf } from '#client/story/cues.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { parasite } from '#tests/server/dealer/table.ts';

const view = crewView({
  map: { L06: [1, 0], L12: [0, -1], L05: [0, 1, 180] },
  seats: { 1: { at: 'L06' }, 2: { at: 'L12' }, 3: { trooper: 'L06', android: 'L05-back' } },
  turn: { seat: 1 },
  parasites: [parasite(0, 'L06'), parasite(5, 'L06')],
});

/** What the map plays of the one cue these events are. */
function played(...events: readonly SeenEvent[]) {
  const [only, ...others]: readonly Cue[] = cuesOf({ number: 7, events }, view);
  if (!only || others.length > 0) throw new Error(`${others.length + 1} cues`);
  return effectsOf(only);
}

describe('what the map plays of a cue', () => {
  test('A1: a shot comes from the Android, and what it hits is wounded after it', () => {
    expect(
      played(
        {
          type: 'fired',
          seat: 1,
          targets: [{ parasite: 0 }, { seat: 3, character: 'trooper' }],
          laidDown: [],
        },
        { type: 'parasites-wounded', wounds: [{ parasite: 0, result: 'killed' }] },
      ),
    ).toEqual([
      {
        effect: {
          type: 'shot',
          from: { seat: 1, character: 'android' },
          at: [{ parasite: 0 }, { seat: 3, character: 'trooper' }],
        },
        delay: 0,
        ms: 900,
      },
      { effect: { type: 'wound', at: [{ parasite: 0, wounds: 1 }] }, delay: 360, ms: 540 },
    ]);
  });

  test('a stab is lunged by who stabs, whether it hits or not', () => {
    const target = { seat: 3, character: 'trooper' } as const;
    expect(played({ type: 'stabbed', seat: 1, character: 'trooper', target, roll: 1, hit: false })).toEqual([
      {
        effect: { type: 'stab', from: { seat: 1, character: 'trooper' }, at: target, hit: false },
        delay: 0,
        ms: 900,
      },
    ]);
  });

  test('A4: a grenade bursts in its room, then all in it are wounded', () => {
    expect(
      played(
        { type: 'grenade-thrown', seat: 2, character: 'android', into: 'L06' },
        { type: 'parasites-wounded', wounds: [{ parasite: 0, result: 'killed' }] },
        { type: 'wounded', seat: 1, character: 'trooper', room: 'L06', by: 2, wounds: 1, hp: 3 },
      ),
    ).toEqual([
      { effect: { type: 'blast', room: 'L06' }, delay: 0, ms: 1300 },
      {
        effect: {
          type: 'wound',
          at: [
            { parasite: 0, wounds: 1 },
            { seat: 1, character: 'trooper', wounds: 1, hp: 3 },
          ],
        },
        delay: 520,
        ms: 780,
      },
    ]);
  });

  test('P1, P3: in the parasite phase doors shut, all crawl after the die, then all bite', () => {
    expect(
      played(
        { type: 'phase-began', phase: 3, leader: 1 },
        { type: 'doors-closed' },
        {
          type: 'parasites-moved',
          roll: 2,
          moves: [
            { parasite: 0, from: 'L01', to: 'L06' },
            { parasite: 5, from: 'L06', stays: 'wall' },
          ],
        },
        {
          type: 'armor-asked',
          by: 'parasites',
          threats: [{ seat: 1, character: 'trooper', room: 'L06', wounds: 3 }],
        },
      ),
    ).toEqual([
      { effect: { type: 'doors', open: false }, delay: 0, ms: 500 },
      {
        effect: {
          type: 'crawl',
          direction: 'east',
          kept: [5],
          moves: [{ parasite: 0, from: 'L01', to: 'L06' }],
        },
        delay: 1200,
        ms: 800,
      },
      {
        effect: { type: 'bite', at: [{ seat: 1, character: 'trooper', wounds: 3 }] },
        delay: 2000,
        ms: 500,
      },
    ]);
  });

  test('A6: armor sparks on everybody of his in a room with a card, before the wounds burn', () => {
    const rooms = [
      { room: 'L06', cards: 1 },
      { room: 'L05-back', cards: 0 },
    ] as const;
    const hit = { seat: 3, character: 'android' } as const;
    expect(
      played(
        { type: 'armor-played', seat: 3, rooms },
        { type: 'wounded', ...hit, room: 'L05-back', by: 'parasites', wounds: 1, hp: 3 },
      ),
    ).toEqual([
      { effect: { type: 'armor', at: [{ seat: 3, character: 'trooper' }] }, delay: 0, ms: 780 },
      { effect: { type: 'wound', at: [{ ...hit, wounds: 1, hp: 3 }] }, delay: 520, ms: 780 },
    ]);
  });

  test('A6: armor that takes away a part says how many wounds there were, and are left', () => {
    const hit = { seat: 3, character: 'trooper' } as const;
    expect(
      played(
        { type: 'armor-played', seat: 3, rooms: [{ room: 'L06', cards: 1 }] },
        { type: 'wounded', ...hit, room: 'L06', by: 'parasites', wounds: 2, hp: 2 },
      )[0]?.effect,
    ).toEqual({ type: 'armor', at: [{ ...hit, wounds: { before: 3, left: 2 } }] });
  });

  test('who dies cools where he stood', () => {
    expect(played({ type: 'died', seat: 1, character: 'trooper', room: 'L06', by: 'parasites' })).toEqual([
      { effect: { type: 'death', at: [{ seat: 1, character: 'trooper' }] }, delay: 0, ms: 1600 },
    ]);
  });

  test.each<[SeenEvent, ReturnType<typeof effectsOf>[number]['effect']]>([
    [
      { type: 'searched', seat: 1, character: 'trooper', room: 'L06', with: undefined },
      { type: 'search', room: 'L06' },
    ],
    [
      { type: 'spawned', parasite: 1, room: 'L06', roll: 1 },
      { type: 'spawn', room: 'L06' },
    ],
    [
      { type: 'healed', by: 1, seat: 1, character: 'android', hp: 4 },
      { type: 'heal', at: { seat: 1, character: 'android' }, hp: 4 },
    ],
    [{ type: 'doors-opened' }, { type: 'doors', open: true }],
    [{ type: 'scanned', cause: 'terminal', cards: ['positive', 'negative'] }, { type: 'scan' }],
    [
      { type: 'hive-burnt', seat: 1, cans: 3 },
      { type: 'fire', room: 'L03' },
    ],
    [
      { type: 'traded', between: [1, 3] },
      {
        type: 'trade',
        room: 'L06',
        between: [
          { seat: 1, character: 'trooper' },
          { seat: 3, character: 'trooper' },
        ],
      },
    ],
  ])('%o', (event, effect) => {
    expect(played(event).map((staged) => staged.effect)).toEqual([effect]);
  });

  test('X2: a trade is where they met, never in the Reactor Room, though both have somebody there', () => {
    const both = crewView({
      map: { L06: [1, 0] },
      seats: { 1: { trooper: 'L01', android: 'L06' }, 2: { trooper: 'L01', android: 'L06' } },
    });
    const [cue] = cuesOf({ number: 7, events: [{ type: 'traded', between: [1, 2] }] }, both);
    expect(cue && effectsOf(cue).map(({ effect }) => effect)).toMatchObject([{ type: 'trade', room: 'L06' }]);
  });

  test('D1: a trade and a scan play alike for everybody, whatever was in them', () => {
    const trade = { type: 'traded', between: [0, 1] } as const;
    const own = {
      gave: { id: 1, kind: 'gas-can' },
      got: { id: 2, kind: 'infection', colour: 'green' },
      role: 'infected',
      infected: true,
    } as const;
    expect(played({ ...trade, own })).toEqual(
      // The two see their own ceremony, as long as it is theirs; the map plays the same.
      played({ ...trade, own: { ...own, role: 'human', infected: false } }),
    );
    const scan = { type: 'scanned', cause: 'agreed' } as const;
    expect(played({ ...scan, cards: ['positive', 'positive'] })).toEqual(
      played({ ...scan, cards: ['negative', 'negative'] }),
    );
  });

  test('what only changes a number plays nothing', () => {
    expect(played({ type: 'agreed', seat: 1, to: 'abandon' })).toEqual([]);
    expect(
      played({ type: 'moved', seat: 1, character: 'trooper', from: 'L06', to: 'L01', how: 'move' }),
    ).toEqual([]);
  });

  test('however a cue is hurried, its effects end with it', () => {
    const [cue] = cuesOf({ number: 7, events: [{ type: 'doors-opened' }] }, view);
    expect(cue && effectsOf({ ...cue, ms: 150 })).toEqual([
      { effect: { type: 'doors', open: true }, delay: 0, ms: 150 },
    ]);
  });
});
