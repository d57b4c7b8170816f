import { describe, expect, test } from 'vitest';
import { eventText } from '#client/words/events.ts';
import { dieDirection } from '#shared/map/index.ts';
import type { EndingKind, ToldEvent } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { parasite } from '#tests/server/dealer/table.ts';

const view = crewView({ parasites: [parasite(0, 'L01')] });

/** What the log says otherwise than the caption over the map. */
const ALL: readonly (readonly [ToldEvent, string])[] = [
  [{ type: 'phase-began', phase: 3, leader: 1 }, 'Parasite phase 3. Orion rolls.'],
  [{ type: 'marker-passed', to: 2 }, 'Lyra takes the parasite marker.'],
  [{ type: 'turn-began', seat: 1, ap: 4 }, 'Orion begins with 4 AP.'],
  [{ type: 'turn-ended', seat: 1 }, 'Orion ends the turn.'],
  [
    {
      type: 'location-placed',
      seat: 1,
      location: 'L12',
      cell: { x: 0, y: 1 },
      rotation: 0,
      by: 'explore',
      top: undefined,
    },
    'Orion places Run 12.',
  ],
  [
    {
      type: 'fired',
      seat: 1,
      targets: [{ seat: 0, character: 'android' }, { parasite: 0 }],
      laidDown: [],
    },
    'Orion fires at your Android, a grey parasite in the Reactor Room.',
  ],
  [{ type: 'armor-played', seat: 1, rooms: [{ room: 'L01', cards: 2 }] }, 'Orion uses armor: ×2.'],
  [
    { type: 'wounded', seat: 1, character: 'trooper', room: 'L01', by: 2, wounds: 1, hp: 3 },
    'Orion’s Trooper is wounded: 3 HP left.',
  ],
  [{ type: 'died', seat: 1, character: 'android', room: 'L01', by: 2 }, 'Orion’s Android is dead.'],
  [{ type: 'eliminated', seat: 1, by: 2 }, 'Orion is out.'],
  [
    { type: 'searched', seat: 1, character: 'trooper', room: 'L06', with: undefined },
    'Orion’s Trooper searches Storage 6.',
  ],
  [
    { type: 'searched', seat: 1, character: 'trooper', room: 'L13', with: 3 },
    'Orion and Vega search Team Search 13 together.',
  ],
  [
    { type: 'moved', seat: 1, character: 'trooper', from: 'L06', to: 'L01', how: 'move' },
    'Orion’s Trooper goes to the Reactor Room.',
  ],
  [
    { type: 'moved', seat: 1, character: 'android', from: 'L12', to: 'L01', how: 'run' },
    'Orion’s Android runs on to the Reactor Room.',
  ],
  [{ type: 'ammo-spent', seat: 1 }, 'Orion has emptied an ammo card.'],
  [
    { type: 'scanned', cause: 'hive', cards: ['positive', 'negative', 'positive', 'negative', 'positive'] },
    'Thermal scan: 3 of 5 infected.',
  ],
  [{ type: 'hive-burnt', seat: 1, cans: 3 }, 'Orion burns the Hive.'],
  [{ type: 'drew', seat: 1, left: 8 }, 'Orion draws a card.'],
  [{ type: 'agreed', seat: 1, to: 'final-scan' }, 'Orion agrees: a final scan.'],
];

describe('the log', () => {
  test.each(ALL)('%o', (event, text) => {
    expect(eventText(view, event)).toBe(text);
  });

  test.each([
    [1, 'north'],
    [2, 'east'],
    [3, 'south'],
    [4, 'west'],
  ] as const)('C8 a %i is %s, on the die and in words', (roll, direction) => {
    expect(dieDirection(roll)).toBe(direction);
    const moves = [
      { parasite: 0, from: 'L01', to: 'L12' },
      { parasite: 1, from: 'L12', to: 'L06' },
      { parasite: 2, from: 'L01', stays: 'wall' },
    ] as const;
    expect(eventText(view, { type: 'parasites-moved', roll, moves })).toBe(
      `The die shows ${direction}. Parasites that moved: 2.`,
    );
  });

  test.each([
    [1, 'a miss'],
    [2, 'a miss'],
    [3, 'a hit'],
    [4, 'a hit'],
  ] as const)('A3 a stab that rolls %i is %s', (roll, result) => {
    const hit = result === 'a hit';
    const event = {
      type: 'stabbed',
      seat: 1,
      character: 'trooper',
      target: { parasite: 0 },
      roll,
      hit,
    } as const;
    expect(eventText(view, event)).toBe(
      `Orion’s Trooper stabs at a grey parasite in the Reactor Room. The die shows ${roll}: ${result}.`,
    );
  });

  test.each([
    ['hive-burnt', 'The Hive has burnt.'],
    ['all-infected', 'The scan finds no human left.'],
    ['last-human-without-fuel', 'One human is left, and no gas can to be found.'],
    ['troopers-dead', 'The last Trooper is dead.'],
    ['sealed', 'The Hive can never be reached.'],
    ['all-dead', 'Nobody is left but the parasites.'],
    ['abandoned', 'The mission was abandoned.'],
    ['time-is-up', 'The mission took too long.'],
  ] as const satisfies readonly (readonly [EndingKind, string])[])('%s', (kind, text) => {
    expect(eventText(view, { type: 'ended', ending: { kind, winners: [] } })).toBe(text);
  });
});
