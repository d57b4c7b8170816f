import type { Recipe } from './recipe.ts';

const CORRIDOR = { wet: 0.1, seconds: 0.35 };

/** The place itself: steel under boots, pressure doors, instruments. */
export const station = {
  // Two boots on a grating, the second a little softer than the first.
  steps: {
    seconds: 0.5,
    room: CORRIDOR,
    layers: [
      { kind: 'noise', at: [0, 0.23], through: 'low', hz: [700, 140], decay: 0.09, gain: 0.7 },
      {
        kind: 'strike',
        at: 0.004,
        modes: [
          [327, 0.1, 0.4],
          [811, 0.08, 0.4],
          [1730, 0.06, 0.28],
          [2890, 0.03, 0.12],
        ],
        gain: 0.6,
      },
      {
        kind: 'strike',
        at: 0.234,
        modes: [
          [301, 0.1, 0.4],
          [764, 0.07, 0.35],
          [1890, 0.05, 0.22],
          [3110, 0.03, 0.1],
        ],
        gain: 0.45,
      },
      {
        kind: 'noise',
        at: [0.03, 0.26],
        through: 'band',
        hz: 3200,
        q: 1.2,
        attack: 0.008,
        decay: 0.05,
        gain: 0.3,
      },
    ],
  },
  // A relay, the bolt's air, a slab that runs on its rail and stops.
  door: {
    seconds: 0.8,
    room: { wet: 0.14, seconds: 0.5 },
    layers: [
      {
        kind: 'strike',
        modes: [
          [1420, 0.04, 0.5],
          [2980, 0.03, 0.4],
        ],
        gain: 0.6,
      },
      {
        kind: 'noise',
        at: 0.03,
        through: 'band',
        hz: [3600, 1500],
        q: 0.8,
        attack: 0.02,
        decay: 0.34,
        gain: 0.8,
      },
      {
        kind: 'tone',
        at: 0.07,
        hz: [92, 138],
        fm: [5.01, 2.4],
        attack: 0.06,
        hold: 0.26,
        decay: 0.08,
        gain: 0.2,
      },
      {
        kind: 'noise',
        at: 0.07,
        through: 'band',
        hz: [520, 940],
        q: 2.5,
        attack: 0.08,
        hold: 0.24,
        decay: 0.08,
        gain: 0.6,
        tremble: [31, 0.5],
      },
      { kind: 'noise', at: 0.43, through: 'low', hz: [1600, 180], decay: 0.14, gain: 1.1 },
      {
        kind: 'strike',
        at: 0.43,
        modes: [
          [118, 0.25, 0.6],
          [263, 0.2, 0.45],
          [571, 0.16, 0.45],
          [1240, 0.09, 0.3],
          [2130, 0.05, 0.15],
        ],
        gain: 0.9,
      },
    ],
  },
  // A slab is pushed into place and falls the last finger's breadth.
  plate: {
    seconds: 0.65,
    room: { wet: 0.16, seconds: 0.5 },
    layers: [
      {
        kind: 'noise',
        through: 'band',
        hz: [900, 1500],
        q: 1.6,
        attack: 0.08,
        hold: 0.05,
        decay: 0.03,
        gain: 0.5,
        tremble: [57, 0.6],
      },
      { kind: 'noise', at: 0.16, through: 'low', hz: [2200, 160], decay: 0.14, gain: 1.2 },
      {
        kind: 'strike',
        at: 0.16,
        modes: [
          [96, 0.3, 0.6],
          [214, 0.26, 0.5],
          [487, 0.2, 0.5],
          [1013, 0.14, 0.4],
          [1877, 0.08, 0.24],
          [2960, 0.05, 0.12],
        ],
        gain: 0.9,
      },
      {
        kind: 'strike',
        at: 0.25,
        modes: [
          [531, 0.1, 0.4],
          [1130, 0.07, 0.25],
        ],
        gain: 0.45,
      },
    ],
  },
  // A horn in another section: two notes that do not fit, twice.
  alarm: {
    seconds: 1.3,
    room: { wet: 0.2, seconds: 0.8 },
    drive: 1.6,
    layers: [
      {
        kind: 'tone',
        at: [0, 0.5],
        hz: 587,
        fm: [1, 1.6],
        attack: 0.015,
        hold: 0.17,
        decay: 0.07,
        gain: 0.5,
      },
      {
        kind: 'tone',
        at: [0.24, 0.74],
        hz: 415,
        fm: [1, 1.8],
        attack: 0.015,
        hold: 0.17,
        decay: 0.1,
        gain: 0.5,
      },
      {
        kind: 'noise',
        at: [0, 0.5],
        through: 'band',
        hz: 1800,
        q: 3,
        attack: 0.02,
        hold: 0.38,
        decay: 0.1,
        gain: 0.12,
        tremble: [46, 0.9],
      },
    ],
  },
  // A cast die on a steel table: it rattles, slows and lies.
  die: {
    seconds: 0.85,
    room: { wet: 0.06, seconds: 0.25 },
    layers: [
      {
        kind: 'strike',
        at: [0, 0.15, 0.345, 0.51],
        modes: [
          [1840, 0.05, 0.6],
          [3270, 0.035, 0.5],
          [5120, 0.02, 0.3],
        ],
        gain: 0.8,
      },
      {
        kind: 'strike',
        at: [0.08, 0.26, 0.44, 0.57],
        modes: [
          [2110, 0.045, 0.6],
          [3690, 0.03, 0.4],
          [5480, 0.02, 0.3],
        ],
        gain: 0.55,
      },
      { kind: 'noise', at: [0, 0.15, 0.345], through: 'band', hz: 900, q: 1, decay: 0.03, gain: 0.5 },
      {
        kind: 'strike',
        at: [0.62, 0.66],
        modes: [
          [1700, 0.04, 0.5],
          [2890, 0.03, 0.3],
        ],
        gain: 0.35,
      },
      {
        kind: 'strike',
        at: 0.7,
        modes: [
          [640, 0.06, 0.5],
          [1530, 0.05, 0.5],
        ],
        gain: 0.5,
      },
    ],
  },
  // One ping, with its own far echo.
  sonar: {
    seconds: 0.6,
    room: { wet: 0.12, seconds: 0.7 },
    layers: [
      { kind: 'tone', hz: [1190, 1172], attack: 0.004, decay: 0.3, gain: 0.8 },
      { kind: 'tone', hz: [2381, 2344], attack: 0.002, decay: 0.09, gain: 0.2 },
      { kind: 'tone', at: 0.24, hz: 1160, attack: 0.02, decay: 0.25, gain: 0.12 },
    ],
  },
  // A line of light goes over the whole map; behind it the noise of the sensor settles.
  sweep: {
    seconds: 1.5,
    room: { wet: 0.12, seconds: 0.6 },
    layers: [
      {
        kind: 'tone',
        hz: [150, 2200],
        fm: [2.005, 1.1],
        attack: 0.7,
        hold: 0.25,
        decay: 0.45,
        gain: 0.3,
        tremble: [24, 0.5],
      },
      {
        kind: 'noise',
        through: 'band',
        hz: [350, 5200],
        q: 4.5,
        attack: 0.8,
        hold: 0.2,
        decay: 0.4,
        gain: 0.9,
      },
      { kind: 'noise', at: 0.65, through: 'high', hz: 4200, attack: 0.35, decay: 0.45, gain: 0.07 },
      { kind: 'tone', hz: 78, fm: [1, 1.5], attack: 0.3, hold: 0.6, decay: 0.5, gain: 0.14 },
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
