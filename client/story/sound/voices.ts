import { chance } from './chance.ts';
import { sieve } from './filter.ts';
import type { CrackleLayer, Layer, NoiseLayer, Shape, StrikeLayer, ToneLayer } from './recipes/recipe.ts';
import type { Tape } from './tape.ts';

/** One layer by itself, from its beginning to its end. */
export function voice(layer: Layer, rate: number, seed: number): Tape {
  switch (layer.kind) {
    case 'noise':
      return noise(layer, rate, seed);
    case 'tone':
      return tone(layer, rate);
    case 'crackle':
      return crackle(layer, rate, seed);
    case 'strike':
      return strike(layer, rate);
  }
}

/** −60 dB, as a logarithm. */
const SILENCE = Math.log(0.001);

/** How loud it is at each sample. */
function envelope({ attack = 0.001, hold = 0, decay, tremble }: Shape, rate: number): Tape {
  const levels = new Float32Array(Math.round((attack + hold + decay) * rate));
  const dying = Math.exp(SILENCE / (decay * rate));
  const rise = attack * rate;
  const fall = (attack + hold) * rate;
  let level = 1;
  for (let i = 0; i < levels.length; i++) {
    if (i >= fall) level *= dying;
    levels[i] = i < rise ? 0.5 - 0.5 * Math.cos((Math.PI * i) / rise) : level;
  }
  if (!tremble) return levels;
  const [hz, depth] = tremble;
  const swing = (2 * Math.PI * hz) / rate;
  for (let i = 0; i < levels.length; i++) {
    levels[i] = (levels[i] ?? 0) * (1 - depth * (0.5 - 0.5 * Math.cos(swing * i)));
  }
  return levels;
}

/** Louder and softer as the levels say. */
function shaped(tape: Tape, levels: Tape): Tape {
  for (let i = 0; i < tape.length; i++) tape[i] = (tape[i] ?? 0) * (levels[i] ?? 0);
  return tape;
}

function noise({ through, hz, q = 0.7, ...shape }: NoiseLayer, rate: number, seed: number): Tape {
  const levels = envelope(shape, rate);
  const tape = new Float32Array(levels.length);
  const next = chance(seed);
  for (let i = 0; i < tape.length; i++) tape[i] = next();
  return shaped(sieve(tape, { through, hz, q }, rate), levels);
}

function crackle({ hz, q = 2, density, ...shape }: CrackleLayer, rate: number, seed: number): Tape {
  const levels = envelope(shape, rate);
  const tape = new Float32Array(levels.length);
  const next = chance(seed);
  const [from, to] = typeof density === 'number' ? [density, density] : density;
  const climb = (to / from) ** (1 / tape.length);
  let likely = from / rate;
  for (let i = 0; i < tape.length; i++) {
    if (0.5 + 0.5 * next() < likely) tape[i] = 12 * next();
    likely *= climb;
  }
  return shaped(sieve(tape, { through: 'band', hz, q }, rate), levels);
}

function tone({ hz, fm, ...shape }: ToneLayer, rate: number): Tape {
  const levels = envelope(shape, rate);
  const tape = new Float32Array(levels.length);
  const [from, to] = typeof hz === 'number' ? [hz, hz] : hz;
  const [ratio, depth] = fm ?? [0, 0];
  const climb = (to / from) ** (1 / tape.length);
  let step = (2 * Math.PI * from) / rate;
  let phase = 0;
  for (let i = 0; i < tape.length; i++) {
    const level = levels[i] ?? 0;
    // What dies away grows duller, as everything does that is struck or switched off.
    const bent = depth === 0 ? phase : phase + depth * level * Math.sin(phase * ratio);
    tape[i] = level * Math.sin(bent);
    phase += step;
    step *= climb;
  }
  return tape;
}

/** Each mode is a resonator of two poles that was struck once: no sine is asked for after the first. */
function strike({ modes }: StrikeLayer, rate: number): Tape {
  const tape = new Float32Array(Math.round(Math.max(...modes.map(([, seconds]) => seconds)) * rate));
  for (const [hz, seconds, gain] of modes) {
    const radius = Math.exp(SILENCE / (seconds * rate));
    const angle = (2 * Math.PI * hz) / rate;
    const turn = 2 * radius * Math.cos(angle);
    const loss = radius * radius;
    let now = 0;
    let next = gain * radius * Math.sin(angle);
    for (let i = 0; i < Math.min(tape.length, seconds * rate); i++) {
      tape[i] = (tape[i] ?? 0) + now;
      const later = turn * next - loss * now;
      now = next;
      next = later;
    }
  }
  return tape;
}
