import { describe, expect, test } from 'vitest';
import type { Cue } from '#client/story/cue.ts';
import { boardingCue, cuesOf, isOpening } from '#client/story/cues.ts';
import { openMatch, seenBy, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import type { SeenEvent, View } from '#shared/play/index.ts';
import { SEARCH_CARD_KINDS, type SeatId } from '#shared/vocabulary/index.ts';
import { crewView, named } from '#tests/client/crew.ts';
import { parasite, setupFor, table } from '#tests/server/dealer/table.ts';
import { momentsOf } from './rehearsal.ts';

const view = crewView({
  map: { L06: [1, 0], L12: [0, -1], L05: [0, 1, 180] },
  seats: { 1: { at: 'L06' }, 2: { at: 'L12' }, 3: { trooper: 'L06', android: 'L05-back' } },
  turn: { seat: 1 },
  parasites: [parasite(0, 'L06'), parasite(5, 'L06')],
});

const cues = (...events: readonly SeenEvent[]): readonly Cue[] => cuesOf({ number: 7, events }, view);
const cue = (...events: readonly SeenEvent[]): Cue => {
  const [only, ...others] = cues(...events);
  if (!only || others.length) throw new Error(`${others.length + 1} cues`);
  return only;
};

/** Everything that can be told, as Ada (seat 0) sees it: caption, length, sound, place, who, ceremony. */
const ALL: readonly (readonly [SeenEvent, string | undefined, Partial<Cue>])[] = [
  [
    { type: 'phase-began', phase: 3, leader: 1 },
    'Parasite phase 3: nothing moves.',
    { ms: 2000, sound: 'die', ceremony: 'parasite-phase', who: [1], lands: 'at-its-end' },
  ],
  [
    { type: 'alert-dealt', seat: 1 },
    'Orion was dealt a parasite alert.',
    { ms: 600, sound: 'alarm', who: [1] },
  ],
  [{ type: 'doors-closed' }, 'The security doors closed.', { ms: 500, sound: 'door' }],
  [
    { type: 'parasites-moved', roll: 2, moves: [{ parasite: 0, from: 'L01', to: 'L06' }] },
    'The die shows east. Parasites that moved: 1.',
    { ms: 800, sound: 'crawl' },
  ],
  [{ type: 'marker-passed', to: 2 }, undefined, { ms: 0, sound: undefined }],
  [{ type: 'turn-began', seat: 1, ap: 4 }, 'Orion’s turn: 4 AP.', { ms: 250, at: 'L06', who: [1] }],
  [{ type: 'turn-began', seat: 0, ap: 3 }, 'Your turn: 3 AP.', { ms: 250, at: 'L01', who: [0] }],
  [{ type: 'ap-changed', seat: 1, ap: 2 }, undefined, { ms: 0 }],
  [{ type: 'entered-station', seat: 1 }, 'Orion enters the station.', { ms: 400, sound: 'door' }],
  [{ type: 'turn-ended', seat: 1 }, undefined, { ms: 0 }],
  [{ type: 'timed-out', seats: [1, 2] }, 'Time is up for Orion, Lyra.', { ms: 900, who: [1, 2] }],
  [
    {
      type: 'location-placed',
      seat: 1,
      location: 'L04',
      cell: { x: 2, y: 0 },
      rotation: 0,
      by: 'explore',
      top: 'L09',
    },
    'Orion finds Terminal 4.',
    { ms: 600, sound: 'plate', at: 'L04-back', who: [1], lands: 'at-once' },
  ],
  [
    { type: 'location-passed-over', seat: 1, location: 'L10', next: 'L09', fits: true, top: 'L09' },
    'Run 10 fits nowhere and goes under the deck; next is Empty Room 9.',
    { ms: 800, sound: 'card' },
  ],
  [
    { type: 'moved', seat: 1, character: 'trooper', from: 'L06', to: 'L01', how: 'move' },
    'Orion’s Trooper goes to the Reactor Room.',
    { ms: 600, sound: 'steps', at: 'L01', lands: 'at-once' },
  ],
  [
    { type: 'moved', seat: 2, character: 'android', from: 'L12', to: 'L01', how: 'run' },
    'Lyra’s Android runs on to the Reactor Room.',
    { ms: 450, sound: 'steps', at: 'L01' },
  ],
  [
    { type: 'fired', seat: 1, targets: [{ parasite: 5 }], laidDown: [] },
    'Orion fires at a black parasite in Storage 6.',
    { ms: 900, sound: 'shot', ceremony: 'attack', at: 'L06' },
  ],
  [
    {
      type: 'stabbed',
      seat: 1,
      character: 'trooper',
      target: { seat: 3, character: 'trooper' },
      roll: 3,
      hit: true,
    },
    'Orion’s Trooper stabs at Vega’s Trooper. The die shows 3: a hit.',
    { ms: 900, sound: 'stab', ceremony: 'attack', at: 'L06' },
  ],
  [
    {
      type: 'stabbed',
      seat: 1,
      character: 'trooper',
      target: { seat: 3, character: 'trooper' },
      roll: 2,
      hit: false,
    },
    'Orion’s Trooper stabs at Vega’s Trooper. The die shows 2: a miss.',
    { ms: 900, sound: 'stab' },
  ],
  [
    { type: 'grenade-thrown', seat: 1, character: 'trooper', into: 'L01' },
    'Orion’s Trooper throws a grenade into the Reactor Room.',
    { ms: 1300, sound: 'blast', ceremony: 'attack', at: 'L01' },
  ],
  [
    { type: 'parasites-wounded', wounds: [{ parasite: 0, result: 'killed' }] },
    'Parasites hit: 1.',
    { ms: 700, ceremony: 'attack' },
  ],
  [
    {
      type: 'armor-asked',
      by: 1,
      threats: [{ seat: 3, character: 'trooper', room: 'L06', wounds: 1 }],
    },
    'Under attack: Vega’s Trooper.',
    { ms: 500, sound: 'alarm', at: 'L06', who: [3] },
  ],
  [
    { type: 'armor-played', seat: 3, rooms: [{ room: 'L06', cards: 2 }] },
    'Vega uses 2 armor cards.',
    { ms: 1300, sound: 'armor', ceremony: 'attack', at: 'L06', who: [3] },
  ],
  [
    { type: 'wounded', seat: 3, character: 'trooper', room: 'L06', by: 1, wounds: 1, hp: 3 },
    'Hit: Vega’s Trooper −1.',
    { ms: 1300, sound: 'wound', ceremony: 'attack', at: 'L06', who: [3], lands: 'at-once' },
  ],
  [
    { type: 'wounded', seat: 0, character: 'android', room: 'L01', by: 'parasites', wounds: 2, hp: 2 },
    'Bitten: your Android −2.',
    { ms: 1300, sound: 'bite', ceremony: 'attack', at: 'L01', who: [0] },
  ],
  [
    { type: 'died', seat: 1, character: 'android', room: 'L06', by: 'parasites' },
    'Orion’s Android died in Storage 6: two parasites.',
    { ms: 1600, sound: 'death', ceremony: 'death', at: 'L06', who: [1], lands: 'at-its-end', isMine: false },
  ],
  [
    { type: 'died', seat: 0, character: 'trooper', room: 'L01', by: 2 },
    'Your Trooper died in the Reactor Room: killed by Lyra.',
    { ms: 1600, sound: 'death', ceremony: 'death', at: 'L01', who: [0], isMine: true },
  ],
  [{ type: 'eliminated', seat: 1, by: 2 }, 'Orion is out.', { ms: 1600, ceremony: 'death', who: [1] }],
  [
    { type: 'searched', seat: 1, character: 'android', room: 'L06', with: undefined },
    'Orion searches Storage 6.',
    { ms: 600, sound: 'search', at: 'L06', who: [1] },
  ],
  [
    { type: 'searched', seat: 1, character: 'android', room: 'L06', with: 3 },
    'Orion and Vega search Storage 6 together.',
    { ms: 600, at: 'L06', who: [1, 3] },
  ],
  [{ type: 'found-nothing', seat: 1 }, 'Orion finds nothing.', { ms: 700, at: 'L06' }],
  [{ type: 'alert-drawn', seat: 1, left: 9 }, 'Orion draws a parasite alert.', { ms: 1000, sound: 'alarm' }],
  [
    { type: 'discard-shuffled', left: 9 },
    'The discard pile becomes a new search deck.',
    { ms: 600, sound: 'card' },
  ],
  [
    { type: 'spawned', parasite: 1, room: 'L12', roll: 1 },
    'A parasite comes into Run 12.',
    { ms: 600, sound: 'crawl', at: 'L12' },
  ],
  [
    { type: 'parasite-awaited', seat: 1, room: 'L12', roll: 1 },
    'No parasite is left in reserve: Orion chooses one for Run 12.',
    { ms: 250, at: 'L12' },
  ],
  [
    { type: 'parasite-pulled', seat: 1, parasite: 0, from: 'L06', room: 'L12' },
    'Orion lures a parasite into Run 12.',
    { ms: 600, sound: 'crawl', at: 'L12' },
  ],
  [
    { type: 'terminal-used', seat: 1, character: 'trooper' },
    'Orion uses a terminal.',
    { ms: 600, at: 'L06' },
  ],
  [
    { type: 'sick-bay-used', seat: 3, character: 'android' },
    'Vega uses the Sick Bay.',
    { ms: 900, sound: 'heal', at: 'L05-back' },
  ],
  [{ type: 'doors-opened' }, 'All security doors stand open.', { ms: 800, sound: 'door' }],
  [
    { type: 'scanned', cause: 'terminal', cards: ['negative', 'positive', 'negative', 'positive'] },
    'Orion starts a thermal scan.',
    { ms: 6400, sound: 'sweep', ceremony: 'scan', lands: 'at-its-end', isMine: true },
  ],
  [
    { type: 'scanned', cause: 'hive', cards: ['negative', 'positive', 'negative'] },
    'The Hive is found. A thermal scan starts.',
    { ms: 5800, ceremony: 'scan' },
  ],
  [
    { type: 'scanned', cause: 'agreed', cards: ['negative', 'positive'] },
    'The crew calls a final scan.',
    { ms: 5200, ceremony: 'scan' },
  ],
  [
    { type: 'healed', by: 1, seat: 3, character: 'android', hp: 4 },
    'Vega’s Android is healed to 4 HP.',
    { ms: 800, sound: 'heal', at: 'L05-back' },
  ],
  [{ type: 'ammo-spent', seat: 1 }, undefined, { ms: 0 }],
  [
    { type: 'duty-began', seat: 1, character: 'trooper', room: 'L06' },
    'Orion’s Trooper meets Vega in Storage 6.',
    { ms: 300, at: 'L06' },
  ],
  [
    { type: 'trade-began', between: [1, 3], room: 'L06' },
    'Orion and Vega trade.',
    { ms: 600, at: 'L06', who: [1, 3], ceremony: undefined },
  ],
  [
    { type: 'traded', between: [1, 3] },
    'Orion and Vega have traded.',
    { ms: 2000, sound: 'cards-cross', ceremony: 'trade', at: 'L06', who: [1, 3], isMine: false },
  ],
  [
    { type: 'agreed', seat: 1, to: 'abandon' },
    'Orion agrees: abandon the match.',
    { ms: 500, sound: 'vote' },
  ],
  [
    {
      type: 'agreements-changed',
      agreements: { 'final-scan': { by: [], needed: 4 }, abandon: { by: [], needed: 4 } },
    },
    undefined,
    { ms: 0 },
  ],
  [
    { type: 'item-used', seat: 1, kind: 'energy-boost' },
    'Orion uses: Energy boost.',
    { ms: 700, sound: 'card' },
  ],
  [{ type: 'laid-down', seat: 1, kind: 'ammo' }, 'Orion lays down: Ammo.', { ms: 450, sound: 'card' }],
  [
    { type: 'drew', seat: 1, left: 9 },
    'Orion draws a card.',
    { ms: 400, sound: 'card', ceremony: undefined },
  ],
  [
    { type: 'drew', seat: 0, left: 9, card: { id: 9, kind: 'keycard' } },
    'Ada draws a card.',
    { ms: 1500, sound: 'card', ceremony: 'draw', lands: 'at-its-end', isMine: false },
  ],
  [
    { type: 'body-scanned', by: 1, seat: 3 },
    'Orion scans Vega.',
    { ms: 1000, sound: 'turn-over', ceremony: undefined, isMine: false },
  ],
  [
    { type: 'body-scanned', by: 1, seat: 0 },
    'Orion scans Ada.',
    { ms: 2200, sound: 'turn-over', ceremony: 'body-scan', isMine: true },
  ],
  [
    { type: 'hive-burnt', seat: 1, cans: 3 },
    'Orion burns the Hive with 3 gas cans.',
    { ms: 3600, sound: 'fire', ceremony: 'hive-burnt', at: 'L06' },
  ],
  [
    { type: 'ended', ending: { kind: 'hive-burnt', winners: [0, 1] } },
    'It is over.',
    { ms: 2400, sound: 'ending-humans', ceremony: 'end', lands: 'at-its-end' },
  ],
  [
    { type: 'ended', ending: { kind: 'troopers-dead', winners: [2] } },
    'It is over.',
    { sound: 'ending-hive' },
  ],
  [{ type: 'ended', ending: { kind: 'all-dead', winners: [] } }, 'It is over.', { sound: 'ending-nobody' }],
];

describe('every event has its cue', () => {
  test.each(ALL)('%o', (event, caption, staging) => {
    expect(cue(event).caption).toBe(caption);
    expect(cue(event)).toMatchObject(staging);
  });

  test('no kind of event is missing here', () => {
    const kinds = new Set(ALL.map(([{ type }]) => type));
    const seen = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
      momentsOf(`kinds ${seed}`, 0).flatMap(({ events }) => events.map(({ type }) => type)),
    );
    expect([...new Set(seen)].filter((type) => !kinds.has(type))).toEqual([]);
    expect(kinds.size).toBe(46);
  });
});

describe('what belongs together is told together', () => {
  test('three cards drawn are one cue', () => {
    const drew = (left: number): SeenEvent => ({ type: 'drew', seat: 1, left });
    expect(cue(drew(9), drew(8), drew(7)).caption).toBe('Orion draws 3 cards.');
    const search: SeenEvent = {
      type: 'searched',
      seat: 1,
      character: 'android',
      room: 'L06',
      with: undefined,
    };
    expect(cue(search, drew(9)).caption).toBe('Orion searches Storage 6 and draws a card.');
    expect(cue(search, drew(9), drew(8), drew(7)).caption).toBe(
      'Orion searches Storage 6 and draws 3 cards.',
    );
  });

  test('the own cards are shown, so they have a cue of their own', () => {
    const told = cues(
      { type: 'searched', seat: 0, character: 'android', room: 'L06', with: undefined },
      { type: 'drew', seat: 0, left: 9, card: { id: 9, kind: 'armor' } },
      { type: 'drew', seat: 0, left: 8, card: { id: 10, kind: 'ammo' } },
    );
    expect(told.map(({ caption, ms, ceremony }) => [caption, ms, ceremony])).toEqual([
      ['Ada searches Storage 6.', 600, undefined],
      ['Ada draws 2 cards.', 2100, 'draw'],
    ]);
  });

  test('P1 the doors, the die, the crawl and the bite are one scene; the wounds of all another', () => {
    const scene = cue(
      { type: 'phase-began', phase: 4, leader: 1 },
      { type: 'doors-closed' },
      {
        type: 'parasites-moved',
        roll: 4,
        moves: [
          { parasite: 0, from: 'L06', to: 'L01' },
          { parasite: 5, from: 'L06', stays: 'wall' },
        ],
      },
      {
        type: 'armor-asked',
        by: 'parasites',
        threats: [{ seat: 0, character: 'trooper', room: 'L01', wounds: 1 }],
      },
    );
    expect([scene.caption, scene.ms]).toEqual([
      'Parasite phase 4: they crawl west. They bite: your Trooper.',
      2500,
    ]);
    const wounds = cue(
      { type: 'armor-played', seat: 1, rooms: [{ room: 'L06', cards: 1 }] },
      { type: 'wounded', seat: 0, character: 'trooper', room: 'L01', by: 'parasites', wounds: 1, hp: 3 },
      { type: 'wounded', seat: 1, character: 'android', room: 'L06', by: 'parasites', wounds: 2, hp: 2 },
      { type: 'marker-passed', to: 2 },
    );
    expect([wounds.caption, wounds.ms, wounds.sound]).toEqual([
      'Orion uses armor. Bitten: your Trooper −1, Orion’s Android −2.',
      1300,
      'bite',
    ]);
    // Both together stay within the four seconds of the whole scene.
    expect(scene.ms + wounds.ms).toBeLessThanOrEqual(4000);
  });

  test('P1 where many are bitten the caption names oneself first, then few; the line all', () => {
    const bite = (seat: SeatId) => ({ seat, character: 'trooper', room: 'L01', wounds: 1 }) as const;
    const { caption, line } = cue(
      { type: 'phase-began', phase: 4, leader: 1 },
      { type: 'armor-asked', by: 'parasites', threats: [bite(1), bite(2), bite(3), bite(0)] },
    );
    expect(caption).toBe(
      'Parasite phase 4: nothing moves. They bite: your Trooper, Orion’s Trooper and 2 more.',
    );
    expect(line).toBe(
      'Parasite phase 4: nothing moves. They bite: your Trooper, Orion’s Trooper, Lyra’s Trooper, Vega’s Trooper.',
    );
  });

  test('all who die at once die in one scene', () => {
    const scene = cue(
      { type: 'died', seat: 1, character: 'trooper', room: 'L06', by: 'parasites' },
      { type: 'died', seat: 1, character: 'android', room: 'L06', by: 'parasites' },
      { type: 'eliminated', seat: 1, by: 'parasites' },
      { type: 'died', seat: 0, character: 'android', room: 'L06', by: 'parasites' },
    );
    expect(scene.caption).toBe(
      'Orion’s Trooper died in Storage 6: two parasites. Orion’s Android died in Storage 6: two parasites. Your Android died in Storage 6: two parasites. Orion is out.',
    );
    expect([scene.ms, scene.isMine]).toEqual([1600, true]);
  });

  test('A5 who shoots parasites is told what became of them', () => {
    const fired: SeenEvent = {
      type: 'fired',
      seat: 1,
      targets: [{ parasite: 0 }, { parasite: 0 }],
      laidDown: [],
    };
    expect(
      cue(fired, {
        type: 'parasites-wounded',
        wounds: [
          { parasite: 0, result: 'killed' },
          { parasite: 5, result: 'turned' },
        ],
      }).caption,
    ).toBe('Orion fires at a grey parasite in Storage 6 ×2. A parasite dies. A black parasite turns grey.');
    expect(
      cue(
        { type: 'grenade-thrown', seat: 1, character: 'trooper', into: 'L06' },
        {
          type: 'parasites-wounded',
          wounds: [
            { parasite: 0, result: 'killed' },
            { parasite: 5, result: 'killed' },
          ],
        },
        { type: 'wounded', seat: 3, character: 'trooper', room: 'L06', by: 1, wounds: 1, hp: 3 },
      ).caption,
    ).toBe('Orion’s Trooper throws a grenade into Storage 6. Two parasites die. Hit: Vega’s Trooper −1.');
  });

  test('P5 an alert says where the parasite comes, and a second search why one does', () => {
    const spawned: SeenEvent = { type: 'spawned', parasite: 1, room: 'L12', roll: 1 };
    expect(cue({ type: 'alert-drawn', seat: 1, left: 9 }, spawned).caption).toBe(
      'Orion draws a parasite alert. A parasite comes into Run 12.',
    );
    const search: SeenEvent = {
      type: 'searched',
      seat: 1,
      character: 'android',
      room: 'L06',
      with: undefined,
    };
    const used = { ...view, used: ['L06'] as const };
    const told = (event: SeenEvent) =>
      cuesOf({ number: 7, events: [event, spawned, { type: 'drew', seat: 1, left: 9 }] }, used).map(
        ({ caption }) => caption,
      );
    expect(told(search)).toEqual([
      'Orion searches Storage 6 again: the noise draws parasites.',
      'A parasite comes into Run 12.',
      'Orion draws a card.',
    ]);
    expect(told({ ...search, with: 3 })[0]).toBe(
      'Orion and Vega search Storage 6 again: the noise draws parasites.',
    );
  });

  test('what only keeps the table true takes no time, and lands all the same', () => {
    const told = cue(
      { type: 'ap-changed', seat: 1, ap: 1 },
      { type: 'moved', seat: 1, character: 'trooper', from: 'L06', to: 'L01', how: 'move' },
    );
    expect([told.ms, told.after.turn?.ap, told.before.turn?.ap]).toEqual([600, 1, 4]);
    expect(told.after.seats[1]?.characters.trooper.room).toBe('L01');
  });
});

describe('what is kept of it', () => {
  test('R6 while a scan is on the stage nothing says its count; what is kept of it does', () => {
    const cards = ['negative', 'positive', 'negative', 'positive'] as const;
    const { caption, line, before } = cue({ type: 'scanned', cause: 'hive', cards });
    expect(caption).not.toMatch(/\d/);
    expect(line).toBe('Thermal scan: 2 of 4 infected.');
    expect(before.scans).toEqual([]);
  });

  test('how it ended is said when it is told', () => {
    const { line } = cue({ type: 'ended', ending: { kind: 'sealed', winners: [2] } });
    expect(line).toBe('The Hive can never be reached.');
  });
});

describe('D2 nothing on a device tells a secret', () => {
  const shape = ({ ms, sound, ceremony, lands, caption, isMine, at, who }: Cue) => ({
    ms,
    sound,
    ceremony,
    lands,
    caption,
    isMine,
    at,
    who,
  });

  test('every card drawn, the Host too, is as long, sounds and reads the same', () => {
    const shapes = SEARCH_CARD_KINDS.filter((kind) => kind !== 'parasite-alert').map((kind) =>
      shape(cue({ type: 'drew', seat: 0, left: 9, card: { id: 9, kind } })),
    );
    for (const each of shapes) expect(each).toEqual(shapes[0]);
    expect(shapes).toHaveLength(12);
  });

  test('X5 every outcome of a trade is as long, sounds and reads the same', () => {
    const faces = [
      { kind: 'keycard' },
      { kind: 'gas-can' },
      { kind: 'host' },
      { kind: 'infection', colour: 'red' },
      { kind: 'infection', colour: 'purple' },
    ] as const;
    const shapes = faces.flatMap((gave) =>
      faces.flatMap((got) =>
        (['human', 'infected', 'host'] as const).flatMap((role) =>
          [true, false].map((infected) => {
            const own = { gave: { id: 1, ...gave }, got: { id: 9, ...got }, role, infected };
            return shape(cue({ type: 'traded', between: [0, 2], own }));
          }),
        ),
      ),
    );
    expect(shapes).toHaveLength(150);
    for (const each of shapes) expect(each).toEqual({ ...shapes[0], ms: 2200, isMine: true });
  });

  test('X2 a trade is shown where they met, and not in the Reactor Room, where they have somebody too', () => {
    const met = crewView({ map: { L11: [1, 0] }, seats: { 0: { android: 'L11' }, 2: { android: 'L11' } } });
    const [traded] = cuesOf({ number: 1, events: [{ type: 'traded', between: [2, 0] }] }, met);
    expect(traded?.at).toBe('L11');
  });

  test('I3 a hand is shown as long whatever is in it', () => {
    const hands = [
      [],
      [{ kind: 'host' }],
      [{ kind: 'infection', colour: 'green' }, { kind: 'armor' }],
    ] as const;
    const shapes = hands.map((hand) => shape(cue({ type: 'body-scanned', by: 0, seat: 1, hand })));
    for (const each of shapes) expect(each).toEqual(shapes[0]);
  });

  test('R6 a scan is as long for the same number of people, whatever it finds', () => {
    const scans = [0, 1, 2, 3, 4].map((positive) =>
      cue({
        type: 'scanned',
        cause: 'terminal',
        cards: [0, 1, 2, 3].map((i) => (i < positive ? 'positive' : 'negative')),
      }),
    );
    for (const each of scans) expect(shape(each)).toEqual({ ...shape(scans[0] ?? each), ms: 6400 });
  });

  test('boarding is the same for every role', () => {
    const shapes = (['human', 'host'] as const).map((role) => shape(boardingCue([], { ...view, role })));
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toMatchObject({
      ms: 6000,
      ceremony: 'boarding',
      caption: 'The crew boards the station. Orion goes first.',
    });
  });
});

describe('how long it takes', () => {
  const STORIES = [0, 1, 19].map((seed) => momentsOf(`lengths ${seed}`, 'public', 'simple'));
  const told = STORIES.map((moments) =>
    moments.slice(1).map(({ events }, i) => cuesOf({ number: i, events }, moments[i]?.view as View)),
  );
  const small = (step: readonly Cue[]) =>
    step.filter(({ ceremony }) => !ceremony).reduce((sum, { ms }) => sum + ms, 0);

  test('no step takes longer than 1.6 s, ceremonies apart', () => {
    const lengths = told.flat().map(small);
    expect(lengths.length).toBeGreaterThan(300);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1600);
  });

  /** From one command of a bot to the next its thought (20 to 80 ms), the beat of the table and the line. */
  const BETWEEN_MS = 80 + BEAT_MS + 50;

  test('a round of three bots with nothing of interest in it takes at most 12 s', () => {
    const dull: readonly SeenEvent['type'][] = [
      'moved',
      'searched',
      'drew',
      'location-placed',
      'turn-began',
      'turn-ended',
      'ap-changed',
      'agreements-changed',
      'entered-station',
      'discard-shuffled',
    ];
    const turns = told.flatMap((steps) => {
      const ofMatch: { ms: number; isDull: boolean }[] = [];
      for (const [i, each] of steps.flatMap((step) => step.map((cue, nth) => [nth, cue] as const))) {
        if (each.events.some(({ type }) => type === 'turn-began')) ofMatch.push({ ms: 0, isDull: true });
        const turn = ofMatch.at(-1);
        if (!turn) continue;
        turn.ms += each.ms + (i === 0 ? BETWEEN_MS : 0);
        if (!each.events.every(({ type }) => dull.includes(type))) turn.isDull = false;
      }
      return ofMatch;
    });
    // Whichever three of them come one after the other.
    const longest = turns
      .filter(({ isDull }) => isDull)
      .map(({ ms }) => ms)
      .sort((a, b) => b - a);
    expect(longest.length).toBeGreaterThan(3);
    expect(longest.slice(0, 3).reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(12_000);
  });
});

describe('the opening', () => {
  const match = named(openMatch(setupFor(4)));
  const events = match.events.flatMap((event) => seenBy(event, 0) ?? []);

  test('is what a seat sees first, in the first phase', () => {
    const dealt = viewFor(match, 0);
    expect(isOpening(events, dealt)).toBe(true);
    expect(isOpening([{ type: 'turn-ended', seat: 0 }], dealt)).toBe(false);
    expect(isOpening(events, { ...dealt, phase: 2 })).toBe(false);
    expect(isOpening(events, viewFor(match, 'public'))).toBe(false);
  });

  test('opens on the table as it was dealt, offering nothing yet', () => {
    const dealt = viewFor(match, 0);
    const { after, isMine } = boardingCue(events, dealt);
    expect([after.turn, after.awaited, isMine]).toEqual([dealt.turn, undefined, true]);
    expect('offers' in after && after.offers['end-turn']).toEqual({
      reason: { code: 'being-shown', rule: 'D6' },
    });
  });
});

test('who only watches is shown no ceremony of somebody else’s', () => {
  const watching = viewFor(table(), 'public');
  const [drawn] = cuesOf({ number: 1, events: [{ type: 'drew', seat: 1, left: 3 }] }, watching);
  const [scan] = cuesOf(
    { number: 1, events: [{ type: 'scanned', cause: 'hive', cards: ['positive'] }] },
    watching,
  );
  expect([drawn?.ceremony, drawn?.isMine, scan?.ceremony, scan?.isMine]).toEqual([
    undefined,
    false,
    'scan',
    false,
  ]);
});
