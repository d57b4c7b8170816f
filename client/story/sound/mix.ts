import type { Sound } from './sounds.ts';

/** How loud the loudest is, on the scale of samples: leaves room for the peaks of short ones. */
export const LOUDEST = 0.2;

/** The bed is felt when it stops. */
export const BED_MIX = -29;

/** How loud each sound is, in decibels against the one that must not be missed; none is above it. */
export const MIX: Readonly<Record<Sound, number>> = {
  'your-turn': 0,
  steps: -15,
  door: -9,
  plate: -8,
  search: -12,
  card: -13,
  'turn-over': -11,
  seal: -9,
  'cards-cross': -11,
  shot: -4,
  stab: -7,
  blast: -5,
  bite: -7,
  armor: -6,
  wound: -8,
  heal: -10,
  death: -7,
  alarm: -5.5,
  crawl: -12,
  die: -10,
  sonar: -8,
  sweep: -9,
  vote: -8,
  accusation: -4,
  speech: -20,
  fire: -6.5,
  'ending-humans': -6,
  'ending-hive': -6,
  'ending-nobody': -7,
};
