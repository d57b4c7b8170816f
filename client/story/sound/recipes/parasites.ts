import type { Recipe } from './recipe.ts';

/** What lives in the vents. */
export const parasites = {
  // Many legs on sheet metal, nearer and away.
  crawl: {
    seconds: 0.85,
    room: { wet: 0.12, seconds: 0.35 },
    layers: [
      {
        kind: 'crackle',
        hz: 2400,
        q: 4,
        density: [50, 110],
        attack: 0.3,
        hold: 0.15,
        decay: 0.35,
        gain: 0.9,
      },
      {
        kind: 'crackle',
        hz: 3700,
        q: 5,
        density: [30, 90],
        attack: 0.35,
        hold: 0.1,
        decay: 0.35,
        gain: 0.6,
        tremble: [13, 0.8],
      },
      {
        kind: 'noise',
        through: 'band',
        hz: [700, 1300],
        q: 3,
        attack: 0.3,
        hold: 0.1,
        decay: 0.4,
        gain: 0.35,
        tremble: [17, 0.9],
      },
    ],
  },
  // Jaws close twice, quickly; the second time through something.
  bite: {
    seconds: 0.42,
    room: { wet: 0.06, seconds: 0.22 },
    drive: 1.5,
    layers: [
      { kind: 'tone', hz: [165, 82], fm: [1.41, 4], attack: 0.02, decay: 0.24, gain: 0.45 },
      { kind: 'crackle', at: 0.02, hz: [1900, 1200], q: 1.6, density: 1500, decay: 0.07, gain: 0.8 },
      { kind: 'noise', at: [0.02, 0.13], through: 'low', hz: [1600, 220], decay: 0.06, gain: 1 },
      { kind: 'crackle', at: 0.13, hz: [1300, 650], q: 1.4, density: [1900, 300], decay: 0.18, gain: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
