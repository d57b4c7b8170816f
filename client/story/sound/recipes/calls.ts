import type { Recipe } from './recipe.ts';

/** What turns to a person and wants something. */
export const calls = {
  // The only pure rising fifth on the station: soft mallets, not a bell of alarm.
  'your-turn': {
    seconds: 1.1,
    room: { wet: 0.1, seconds: 0.7 },
    layers: [
      { kind: 'tone', hz: 587.33, fm: [1, 0.35], attack: 0.012, decay: 0.6, gain: 0.8 },
      { kind: 'tone', at: 0.17, hz: 880, fm: [1, 0.35], attack: 0.012, hold: 0.03, decay: 0.8, gain: 0.85 },
      { kind: 'tone', at: [0, 0.17], hz: 293.66, attack: 0.015, decay: 0.5, gain: 0.3 },
      { kind: 'tone', at: 0.17, hz: 1760, attack: 0.006, decay: 0.3, gain: 0.16 },
    ],
  },
  // A relay and a plain note: counted, not judged.
  vote: {
    seconds: 0.5,
    room: { wet: 0.1, seconds: 0.4 },
    layers: [
      {
        kind: 'strike',
        modes: [
          [1640, 0.03, 0.5],
          [2910, 0.02, 0.4],
        ],
        gain: 0.4,
      },
      {
        kind: 'strike',
        at: 0.02,
        modes: [
          [440, 0.32, 0.6],
          [1212, 0.14, 0.2],
          [2376, 0.07, 0.1],
        ],
        gain: 0.8,
      },
    ],
  },
  // A finger on the table: a low stroke with iron in it.
  accusation: {
    seconds: 1,
    room: { wet: 0.18, seconds: 0.8 },
    drive: 1.4,
    layers: [
      { kind: 'noise', through: 'low', hz: [2400, 200], decay: 0.14, gain: 1 },
      { kind: 'tone', hz: [104, 98], fm: [2, 6], attack: 0.006, hold: 0.08, decay: 0.8, gain: 0.5 },
      { kind: 'tone', hz: [312, 294], fm: [1.498, 2.5], attack: 0.01, hold: 0.08, decay: 0.7, gain: 0.32 },
      {
        kind: 'strike',
        modes: [
          [277, 0.5, 0.35],
          [659, 0.4, 0.45],
          [1489, 0.22, 0.3],
          [2410, 0.1, 0.15],
        ],
        gain: 0.8,
      },
    ],
  },
  // The squelch of a radio, hardly there.
  speech: {
    seconds: 0.16,
    layers: [
      {
        kind: 'noise',
        through: 'band',
        hz: [1400, 2100],
        q: 2,
        attack: 0.01,
        hold: 0.03,
        decay: 0.06,
        gain: 0.6,
      },
      { kind: 'tone', at: 0.05, hz: 920, attack: 0.006, decay: 0.06, gain: 0.3 },
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
