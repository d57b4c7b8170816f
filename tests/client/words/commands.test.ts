import { describe, expect, test } from 'vitest';
import { commandText } from '#client/words/commands.ts';
import { cardName, locationName, roomName, targetName } from '#client/words/names.ts';
import { ACTION_KINDS, type SeatCommand, type SeatView } from '#shared/play/index.ts';
import { LOCATION_IDS, ROOM_IDS } from '#shared/vocabulary/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { parasite } from '#tests/server/dealer/table.ts';

/** Ada’s Trooper stands in the Reactor Room with a card on every side; her Android in Run 11, east of it. */
const view = crewView({
  map: { L12: [0, -1], L11: [1, 0], L07: [0, 1], L08: [-1, 0] },
  seats: {
    0: {
      trooper: 'L01',
      android: 'L11',
      hand: ['infection', 'gas-can', 'gas-can', 'ammo', 'infection:blue'],
    },
    1: { at: 'L11' },
  },
  parasites: [parasite(0, 'L12'), parasite(5, 'L07')],
  locationDeck: ['L18', 'L03'],
});
const card = (kind: string): number => view.hand.find((each) => each.kind === kind)?.id ?? 0;
const blue = view.hand.find((each) => each.kind === 'infection' && each.colour === 'blue')?.id ?? 0;
const awaitsPlace: SeatView = {
  ...view,
  awaited: { type: 'place', seat: 0, location: 'L14', behind: 'L01' },
};

const ALL: readonly (readonly [SeatCommand, string])[] = [
  [{ type: 'trade', with: 1 }, 'Trade with Orion'],
  [{ type: 'give', card: card('gas-can') }, 'Give: Gas can'],
  [{ type: 'give', card: card('infection') }, 'Give: Infection (Red)'],
  [{ type: 'give', card: blue }, 'Give: Infection (Blue)'],
  [{ type: 'armor', rooms: [{ room: 'L01', cards: 0 }] }, 'No armor'],
  [{ type: 'armor', rooms: [{ room: 'L01', cards: 2 }] }, '2 armor in the Reactor Room'],
  [
    {
      type: 'armor',
      rooms: [
        { room: 'L01', cards: 1 },
        { room: 'L11', cards: 1 },
      ],
    },
    '1 armor in the Reactor Room and 1 armor in Run 11',
  ],
  [
    {
      type: 'armor',
      rooms: [
        { room: 'L01', cards: 0 },
        { room: 'L11', cards: 1 },
      ],
    },
    '1 armor in Run 11',
  ],
  [{ type: 'choose-parasite', parasite: 5 }, 'a black parasite in Storage 7'],
  [
    { type: 'explore', character: 'trooper', cell: { x: 0, y: -2 }, rotation: 0 },
    'Trooper: Parasite Alert 18, north of Run 12',
  ],
  [
    { type: 'explore', character: 'android', cell: { x: 2, y: 0 }, rotation: 180 },
    'Android: Parasite Alert 18, east of Run 11 (180°)',
  ],
  [
    { type: 'explore', character: 'trooper', cell: { x: 0, y: 2 }, rotation: 0 },
    'Trooper: Parasite Alert 18, south of Storage 7',
  ],
  [
    { type: 'reveal', character: 'trooper', cell: { x: -2, y: 0 }, rotation: 180 },
    'Trooper: Parasite Alert 18, west of Empty Room 8 (180°)',
  ],
  [{ type: 'explore-past', character: 'android' }, 'Android: pass over Parasite Alert 18'],
  [{ type: 'reveal-past', character: 'trooper' }, 'Trooper: pass over Parasite Alert 18'],
  [{ type: 'move', character: 'trooper', to: 'L12' }, 'Trooper to Run 12 (north)'],
  [{ type: 'move', character: 'trooper', to: 'L11' }, 'Trooper to Run 11 (east)'],
  [{ type: 'move', character: 'trooper', to: 'L07' }, 'Trooper to Storage 7 (south)'],
  [{ type: 'move', character: 'trooper', to: 'L08' }, 'Trooper to Empty Room 8 (west)'],
  [{ type: 'run', character: 'android', to: 'L01' }, 'Android to the Reactor Room (west)'],
  [{ type: 'search', character: 'android' }, 'Android: search Run 11'],
  [{ type: 'team-search', character: 'android', with: 1 }, 'Android, with Orion'],
  [{ type: 'fire', targets: [{ parasite: 0 }] }, 'At a grey parasite in Run 12'],
  [
    { type: 'fire', targets: [{ seat: 1, character: 'trooper' }, { parasite: 5 }] },
    'At Orion’s Trooper and a black parasite in Storage 7',
  ],
  [
    { type: 'stab', character: 'android', target: { seat: 1, character: 'android' } },
    'Android: stab Orion’s Android',
  ],
  [{ type: 'throw-grenade', character: 'trooper', card: 1, into: 'L07' }, 'Trooper: throw it into Storage 7'],
  [{ type: 'heal', character: 'trooper', trooper: 2, android: 0 }, 'Trooper +2, Android +0'],
  [{ type: 'thermal-scan', character: 'trooper' }, 'Trooper, at the terminal'],
  [{ type: 'open-doors', character: 'android' }, 'Android, at the terminal'],
  [{ type: 'lay-down', card: card('ammo') }, 'Lay down: Ammo'],
  [
    { type: 'first-aid', character: 'trooper', card: 1, heal: [{ seat: 1, character: 'android' }] },
    'Trooper: 2 HP for Orion’s Android',
  ],
  [
    {
      type: 'first-aid',
      character: 'trooper',
      card: 1,
      heal: [
        { seat: 0, character: 'trooper' },
        { seat: 1, character: 'trooper' },
      ],
    },
    'Trooper: 1 HP each for your Trooper and Orion’s Trooper',
  ],
  [{ type: 'boost', card: 1 }, '+2 AP'],
  [{ type: 'body-scan', character: 'android', card: 1, seat: 1 }, 'Android: see the hand of Orion'],
  [{ type: 'burn-hive' }, 'Burn it with 3 gas cans'],
  [{ type: 'agree', to: 'final-scan' }, 'A final scan for all (0 of 4)'],
  [{ type: 'agree', to: 'abandon' }, 'Abandon the match (0 of 4)'],
  [{ type: 'end-turn' }, 'End the turn'],
];

describe('every command in words', () => {
  test.each(ALL)('%o', (command, text) => {
    expect(commandText(view, command)).toBe(text);
  });

  test('E4 a location that is to be placed is the one that was turned up', () => {
    const place: SeatCommand = { type: 'place', cell: { x: 2, y: 0 }, rotation: 0 };
    expect(commandText(awaitsPlace, place)).toBe('Team Search 14, east of Run 11');
  });

  test('no kind of command is missing here', () => {
    const kinds = new Set([...ALL.map(([{ type }]) => type), 'place']);
    expect(ACTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('O3 four cans where the mission is hard', () => {
    const hard = crewView({ options: { hardMission: true } });
    expect(commandText(hard, { type: 'burn-hive' })).toBe('Burn it with 4 gas cans');
  });
});

describe('names', () => {
  test('C5 every room by its kind and the number of its card', () => {
    expect(ROOM_IDS.map(roomName)).toEqual([
      'Reactor Room',
      'Terminal 2',
      'Hive',
      'Terminal 4',
      'Antechamber 4',
      'Sick Bay 5',
      'Antechamber 5',
      'Storage 6',
      'Storage 7',
      'Empty Room 8',
      'Empty Room 9',
      'Run 10',
      'Run 11',
      'Run 12',
      'Team Search 13',
      'Team Search 14',
      'Team Search 15',
      'Team Search 16',
      'Parasite Alert 17',
      'Parasite Alert 18',
      'Parasite Alert 19',
      'Parasite Alert 20',
    ]);
    expect(LOCATION_IDS.slice(3, 5).map(locationName)).toEqual(['Terminal 4', 'Sick Bay 5']);
  });

  test('an infection card by its colour', () => {
    expect(cardName({ kind: 'infection', colour: 'white' })).toBe('Infection (White)');
    expect(cardName({ kind: 'body-scanner' })).toBe('Body scanner');
  });

  test('a parasite that is gone is still a parasite', () => {
    expect(targetName(view, { parasite: 9 })).toBe('a parasite');
  });
});
