import type { Recipe } from './recipe.ts';

const CLOSE = { wet: 0.04, seconds: 0.18 };

/** What hands do: cards, drawers, a stamp. None of it tells which card it was. */
export const hands = {
  // A latch, a drawer, things moved about, the drawer again.
  search: {
    seconds: 0.8,
    room: { wet: 0.08, seconds: 0.3 },
    layers: [
      {
        kind: 'strike',
        modes: [
          [1180, 0.04, 0.5],
          [2640, 0.025, 0.4],
        ],
        gain: 0.5,
      },
      {
        kind: 'noise',
        at: 0.05,
        through: 'band',
        hz: [520, 1100],
        q: 1.4,
        attack: 0.1,
        hold: 0.02,
        decay: 0.05,
        gain: 0.7,
        tremble: [43, 0.4],
      },
      {
        kind: 'crackle',
        at: [0.24, 0.42],
        hz: 2100,
        q: 1.6,
        density: [620, 160],
        attack: 0.02,
        hold: 0.03,
        decay: 0.12,
        gain: 0.3,
      },
      {
        kind: 'strike',
        at: [0.31, 0.5],
        modes: [
          [730, 0.06, 0.4],
          [1610, 0.05, 0.3],
          [3010, 0.03, 0.2],
        ],
        gain: 0.35,
      },
      { kind: 'noise', at: 0.58, through: 'low', hz: [800, 200], decay: 0.09, gain: 0.8 },
      {
        kind: 'strike',
        at: 0.58,
        modes: [
          [240, 0.1, 0.5],
          [690, 0.06, 0.3],
        ],
        gain: 0.6,
      },
    ],
  },
  card: {
    seconds: 0.24,
    room: CLOSE,
    layers: [
      { kind: 'noise', through: 'band', hz: [1500, 4600], q: 0.9, attack: 0.07, decay: 0.06, gain: 0.8 },
      { kind: 'noise', at: 0.1, through: 'band', hz: 2600, q: 1.2, decay: 0.05, gain: 0.9 },
      { kind: 'strike', at: 0.1, modes: [[520, 0.04, 0.3]], gain: 0.6 },
    ],
  },
  'turn-over': {
    seconds: 0.36,
    room: CLOSE,
    layers: [
      { kind: 'noise', through: 'band', hz: [1100, 3400], q: 1, attack: 0.09, decay: 0.05, gain: 0.7 },
      {
        kind: 'noise',
        at: 0.12,
        through: 'band',
        hz: [3400, 1300],
        q: 1,
        attack: 0.02,
        decay: 0.08,
        gain: 0.6,
      },
      { kind: 'noise', at: 0.2, through: 'low', hz: [1900, 500], decay: 0.06, gain: 1 },
      {
        kind: 'strike',
        at: 0.2,
        modes: [
          [390, 0.07, 0.5],
          [870, 0.04, 0.3],
        ],
        gain: 0.6,
      },
    ],
  },
  // A stamp comes down on wax and its spring lets go.
  seal: {
    seconds: 0.42,
    room: { wet: 0.08, seconds: 0.25 },
    layers: [
      { kind: 'noise', through: 'low', hz: [1400, 160], decay: 0.1, gain: 1.5 },
      {
        kind: 'strike',
        modes: [
          [142, 0.16, 0.8],
          [331, 0.12, 0.6],
          [906, 0.05, 0.25],
        ],
        gain: 1,
      },
      {
        kind: 'strike',
        at: 0.15,
        modes: [
          [1760, 0.03, 0.4],
          [3120, 0.025, 0.35],
        ],
        gain: 0.5,
      },
      { kind: 'noise', at: 0.15, through: 'band', hz: [2400, 3800], q: 1.5, decay: 0.05, gain: 0.3 },
    ],
  },
  // Two cards pass each other: one comes, one goes, the same whoever gives what.
  'cards-cross': {
    seconds: 0.7,
    room: { wet: 0.1, seconds: 0.35 },
    layers: [
      {
        kind: 'noise',
        through: 'band',
        hz: [500, 4200],
        q: 4,
        attack: 0.2,
        hold: 0.06,
        decay: 0.3,
        gain: 0.9,
      },
      {
        kind: 'noise',
        through: 'band',
        hz: [4200, 500],
        q: 4,
        attack: 0.2,
        hold: 0.06,
        decay: 0.3,
        gain: 0.9,
      },
      { kind: 'noise', at: [0.47, 0.53], through: 'band', hz: 2300, q: 1.2, decay: 0.05, gain: 0.55 },
      { kind: 'strike', at: [0.47, 0.53], modes: [[460, 0.05, 0.3]], gain: 0.4 },
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
