import type { Match } from '#server/dealer/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

/** Six aboard, fourteen locations, the Hive found: as full as a table comes to be looked at. */
export function sixAboard(): Match {
  const match = table({
    players: 6,
    phase: 6,
    map: {
      L05: [-2, -1],
      L06: [-1, -1],
      L12: [0, -1],
      L02: [1, -1],
      L14: [-2, 0],
      L11: [-1, 0],
      L08: [1, 0],
      L18: [2, 0, 180],
      L07: [-1, 1],
      L17: [0, 1],
      L04: [1, 1, 90],
      L03: [2, 1, 180],
    },
    used: ['L12', 'L07', 'L17'],
    locationDeck: ['L10', 'L09', 'L13', 'L15', 'L16'],
    turn: { ap: 3 },
    parasites: [
      parasite(0, 'L18'),
      parasite(5, 'L18'),
      parasite(1, 'L18'),
      parasite(2, 'L07'),
      parasite(6, 'L03'),
    ],
    seats: {
      0: {
        trooper: 'L02',
        android: 'L14',
        hp: { trooper: 3 },
        hand: [
          'infection',
          'infection',
          'infection',
          'gas-can',
          'gas-can',
          'armor',
          'combat-knife',
          'keycard',
          'body-scanner',
        ],
      },
      1: { trooper: 'L14', android: 'L01' },
      2: { trooper: 'L11', android: 'L01', hp: { android: 2 } },
      3: { trooper: 'L07', android: 'dead', hp: { trooper: 1 }, infected: { by: 'host', order: 1 } },
      4: { trooper: 'L08', android: 'L04-back', hp: { android: 3 } },
      5: { trooper: 'L17', android: 'L12' },
    },
  });
  return { ...match, scans: [{ phase: 4, cause: 'terminal', positive: 2, living: 6 }] };
}
