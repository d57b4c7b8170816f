import type { Recipe } from './recipe.ts';

const HALL = { wet: 0.16, seconds: 0.55 };

/** What people do to each other, and what comes of it. */
export const fight = {
  // Action, muzzle, the slap of the corridor.
  shot: {
    seconds: 0.65,
    room: HALL,
    drive: 1.7,
    layers: [
      { kind: 'noise', through: 'high', hz: 1800, decay: 0.035, gain: 1.5 },
      { kind: 'noise', through: 'low', hz: [5200, 300], decay: 0.2, gain: 1.5 },
      { kind: 'tone', hz: [340, 64], decay: 0.16, gain: 0.9 },
      { kind: 'noise', at: 0.075, through: 'band', hz: [1500, 500], q: 0.9, decay: 0.25, gain: 0.35 },
      {
        kind: 'strike',
        at: 0.13,
        modes: [
          [2210, 0.06, 0.2],
          [3870, 0.04, 0.15],
        ],
        gain: 0.5,
      },
    ],
  },
  // Steel drawn through air, then something that is not air.
  stab: {
    seconds: 0.36,
    room: { wet: 0.06, seconds: 0.25 },
    layers: [
      { kind: 'noise', through: 'band', hz: [2600, 6200], q: 2.2, attack: 0.05, decay: 0.05, gain: 0.8 },
      {
        kind: 'strike',
        at: 0.04,
        modes: [
          [3140, 0.16, 0.25],
          [4730, 0.12, 0.18],
          [6890, 0.08, 0.1],
        ],
        gain: 0.5,
      },
      { kind: 'noise', at: 0.1, through: 'low', hz: [1100, 170], decay: 0.13, gain: 2 },
      { kind: 'crackle', at: 0.1, hz: [900, 420], q: 1.5, density: 900, decay: 0.14, gain: 0.35 },
    ],
  },
  blast: {
    seconds: 1.2,
    room: { wet: 0.22, seconds: 0.9 },
    drive: 2.6,
    layers: [
      { kind: 'noise', through: 'low', hz: [6200, 110], decay: 0.6, gain: 1.4 },
      { kind: 'tone', hz: [130, 34], decay: 0.55, gain: 1 },
      { kind: 'noise', at: 0.04, through: 'band', hz: [1700, 420], q: 0.8, decay: 0.55, gain: 1.2 },
      {
        kind: 'crackle',
        at: 0.18,
        hz: [2600, 1300],
        q: 2.5,
        density: [240, 20],
        attack: 0.05,
        decay: 0.8,
        gain: 0.4,
      },
    ],
  },
  // A plate of steel takes it, and throws sparks.
  armor: {
    seconds: 0.7,
    room: { wet: 0.1, seconds: 0.45 },
    layers: [
      {
        kind: 'strike',
        modes: [
          [612, 0.4, 0.5],
          [1431, 0.34, 0.45],
          [2297, 0.26, 0.4],
          [3386, 0.18, 0.3],
          [4871, 0.11, 0.2],
        ],
        gain: 1,
      },
      { kind: 'noise', through: 'high', hz: 1800, decay: 0.025, gain: 0.8 },
      { kind: 'crackle', at: 0.03, hz: [5200, 3600], q: 3, density: [420, 40], decay: 0.3, gain: 0.25 },
    ],
  },
  // The blow, then a segment of the ring burns out.
  wound: {
    seconds: 0.6,
    room: { wet: 0.06, seconds: 0.25 },
    layers: [
      { kind: 'noise', through: 'low', hz: [700, 90], decay: 0.14, gain: 1.8 },
      { kind: 'tone', hz: [190, 74], decay: 0.16, gain: 0.7 },
      {
        kind: 'noise',
        at: 0.09,
        through: 'band',
        hz: [5400, 1500],
        q: 1.6,
        attack: 0.03,
        decay: 0.4,
        gain: 0.5,
        tremble: [37, 0.5],
      },
      { kind: 'crackle', at: 0.1, hz: 3300, q: 2.5, density: [220, 30], decay: 0.4, gain: 0.22 },
    ],
  },
  // An injector, and one warm note that swells.
  heal: {
    seconds: 0.75,
    room: { wet: 0.1, seconds: 0.5 },
    layers: [
      { kind: 'strike', modes: [[1530, 0.03, 0.4]], gain: 0.4 },
      {
        kind: 'noise',
        at: 0.02,
        through: 'band',
        hz: [5200, 2800],
        q: 1,
        attack: 0.02,
        decay: 0.18,
        gain: 0.5,
      },
      { kind: 'tone', at: 0.12, hz: 349, fm: [1, 0.8], attack: 0.16, decay: 0.42, gain: 0.4 },
      { kind: 'tone', at: 0.12, hz: 523, attack: 0.2, decay: 0.4, gain: 0.34 },
    ],
  },
  // What was warm cools: the pitch sinks, the breath goes out, the metal ticks.
  death: {
    seconds: 1.6,
    room: { wet: 0.16, seconds: 0.9 },
    layers: [
      { kind: 'tone', hz: [392, 98], fm: [1, 1.4], attack: 0.03, hold: 0.1, decay: 1.3, gain: 0.5 },
      { kind: 'tone', hz: [395, 92], fm: [1, 1], attack: 0.03, hold: 0.1, decay: 1.2, gain: 0.35 },
      {
        kind: 'noise',
        at: 0.05,
        through: 'band',
        hz: [1600, 260],
        q: 1.4,
        attack: 0.12,
        decay: 1,
        gain: 0.5,
      },
      {
        kind: 'strike',
        at: [0.72, 1.0, 1.21],
        modes: [
          [2740, 0.03, 0.3],
          [4110, 0.02, 0.2],
        ],
        gain: 0.12,
      },
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
