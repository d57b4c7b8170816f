import type { Recipe } from './recipe.ts';

const VAULT = { wet: 0.16, seconds: 1.6 };

/** How it ends; by then everybody knows. */
export const endings = {
  // Fuel takes the flame, the cells burst.
  fire: {
    seconds: 1.8,
    room: { wet: 0.14, seconds: 0.7 },
    drive: 1.5,
    layers: [
      {
        kind: 'noise',
        through: 'low',
        hz: [260, 1500],
        q: 0.9,
        attack: 0.22,
        hold: 0.1,
        decay: 1.3,
        gain: 0.9,
      },
      { kind: 'tone', hz: [62, 104], attack: 0.18, decay: 0.9, gain: 0.3 },
      {
        kind: 'noise',
        at: 0.15,
        through: 'band',
        hz: [900, 2600],
        q: 0.8,
        attack: 0.2,
        hold: 0.3,
        decay: 1,
        gain: 0.95,
        tremble: [11, 0.5],
      },
      {
        kind: 'crackle',
        at: 0.3,
        hz: [1500, 3800],
        q: 2,
        density: [90, 260],
        attack: 0.15,
        hold: 0.4,
        decay: 0.8,
        gain: 0.7,
      },
    ],
  },
  // The air lock opens: a held breath, then a wide, plain chord.
  'ending-humans': {
    seconds: 3.5,
    room: VAULT,
    layers: [
      { kind: 'noise', through: 'band', hz: [500, 4200], q: 0.8, attack: 0.7, decay: 0.9, gain: 0.2 },
      { kind: 'noise', at: 0.8, through: 'high', hz: 5000, attack: 0.7, hold: 0.3, decay: 1.4, gain: 0.02 },
      { kind: 'tone', at: 0.45, hz: 146.83, fm: [1, 1.4], attack: 0.6, hold: 0.4, decay: 1.9, gain: 0.24 },
      { kind: 'tone', at: 0.6, hz: 220, fm: [1, 1], attack: 0.6, hold: 0.4, decay: 1.8, gain: 0.2 },
      { kind: 'tone', at: 0.8, hz: 369.99, fm: [1, 0.8], attack: 0.5, hold: 0.4, decay: 1.7, gain: 0.16 },
      { kind: 'tone', at: 0.8, hz: 370.9, attack: 0.6, hold: 0.4, decay: 1.6, gain: 0.12 },
      { kind: 'tone', at: 1, hz: 587.9, fm: [1, 0.6], attack: 0.6, hold: 0.3, decay: 1.5, gain: 0.1 },
      {
        kind: 'strike',
        at: 1.25,
        modes: [
          [587.33, 1.8, 0.4],
          [1762, 1, 0.14],
          [3170, 0.5, 0.06],
        ],
        gain: 0.55,
      },
      {
        kind: 'strike',
        at: 1.6,
        modes: [
          [880, 1.7, 0.4],
          [2640, 0.9, 0.12],
        ],
        gain: 0.45,
      },
      {
        kind: 'strike',
        at: 1.95,
        modes: [
          [1174.66, 1.5, 0.4],
          [3524, 0.7, 0.1],
        ],
        gain: 0.35,
      },
    ],
  },
  // Something large turns over in its sleep, and all the small ones answer.
  'ending-hive': {
    seconds: 3.5,
    room: VAULT,
    drive: 1.3,
    layers: [
      {
        kind: 'tone',
        hz: [82, 55],
        fm: [1.43, 5],
        attack: 0.8,
        hold: 0.9,
        decay: 1.6,
        gain: 0.3,
        tremble: [5.5, 0.6],
      },
      {
        kind: 'tone',
        hz: [233, 156],
        fm: [1.06, 2],
        attack: 1,
        hold: 0.6,
        decay: 1.6,
        gain: 0.32,
        tremble: [7, 0.5],
      },
      {
        kind: 'tone',
        hz: [247, 147],
        fm: [1.06, 2],
        attack: 1,
        hold: 0.6,
        decay: 1.6,
        gain: 0.3,
        tremble: [6.2, 0.5],
      },
      { kind: 'noise', at: [0.5, 0.74, 1.6, 1.84], through: 'low', hz: [360, 70], decay: 0.3, gain: 1.6 },
      {
        kind: 'crackle',
        at: 0.9,
        hz: [1700, 3300],
        q: 5,
        density: [30, 320],
        attack: 1.1,
        hold: 0.2,
        decay: 1,
        gain: 0.9,
        tremble: [9, 0.5],
      },
    ],
  },
  // The generators run down; the last relay falls; wind.
  'ending-nobody': {
    seconds: 3.5,
    room: VAULT,
    layers: [
      { kind: 'tone', hz: [196, 27], fm: [2, 2.4], attack: 0.1, hold: 0.3, decay: 2, gain: 0.45 },
      { kind: 'tone', hz: [588, 60], fm: [1, 0.8], attack: 0.1, hold: 0.2, decay: 1.7, gain: 0.16 },
      {
        kind: 'strike',
        at: 1.75,
        modes: [
          [131, 0.5, 0.8],
          [287, 0.4, 0.5],
          [611, 0.25, 0.3],
          [1370, 0.1, 0.15],
        ],
        gain: 0.7,
      },
      { kind: 'noise', at: 1.75, through: 'low', hz: [900, 120], decay: 0.2, gain: 0.9 },
      {
        kind: 'noise',
        at: 1.1,
        through: 'band',
        hz: [420, 640],
        q: 5,
        attack: 1.1,
        hold: 0.2,
        decay: 1.1,
        gain: 1.5,
        tremble: [0.9, 0.5],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
