import type { Glide, NoiseLayer } from './recipes/recipe.ts';
import type { Tape } from './tape.ts';

/** How many samples a gliding filter keeps its pitch: nobody hears the stair, and a tangent is dear. */
const STAIR = 32;

/** What is let through of a sample itself, of its band and of its low end. */
const PARTS = {
  low: { straight: 0, middle: 0, bottom: 1 },
  band: { straight: 0, middle: 1, bottom: 0 },
  high: { straight: 1, middle: -1, bottom: -1 },
} as const;

export interface Sieve {
  readonly through: NoiseLayer['through'];
  readonly hz: Glide;
  readonly q: number;
}

/** A state-variable filter (trapezoidal, stable at any pitch) whose pitch may glide over the whole tape. */
export function sieve(tape: Tape, { through, hz, q }: Sieve, rate: number): Tape {
  const [from, to] = typeof hz === 'number' ? [hz, hz] : hz;
  const climb = (to / from) ** (STAIR / tape.length);
  const { straight, middle, bottom } = PARTS[through];
  const k = 1 / q;
  let pitch = from;
  let low = 0;
  let band = 0;
  for (let start = 0; start < tape.length; start += STAIR) {
    const g = Math.tan(Math.PI * Math.min(0.45, pitch / rate));
    const a1 = 1 / (1 + g * (g + k));
    const a2 = g * a1;
    const a3 = g * a2;
    const end = Math.min(tape.length, start + STAIR);
    for (let i = start; i < end; i++) {
      const sample = tape[i] ?? 0;
      const v3 = sample - low;
      const v1 = a1 * band + a2 * v3;
      const v2 = low + a2 * band + a3 * v3;
      band = 2 * v1 - band;
      low = 2 * v2 - low;
      tape[i] = straight * sample + middle * k * v1 + bottom * v2;
    }
    pitch *= climb;
  }
  return tape;
}

/** Takes away what stands still or is too low to be heard: one pole, −6 dB an octave. */
export function highPass(tape: Tape, hz: number, rate: number): Tape {
  const keep = Math.exp((-2 * Math.PI * hz) / rate);
  let before = 0;
  let out = 0;
  for (let i = 0; i < tape.length; i++) {
    const sample = tape[i] ?? 0;
    out = keep * (out + sample - before);
    before = sample;
    tape[i] = out;
  }
  return tape;
}
