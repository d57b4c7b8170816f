import { chance } from './chance.ts';
import { sieve } from './filter.ts';
import { loudness } from './loudness.ts';
import { BED_MIX, LOUDEST } from './mix.ts';
import { change, lay, type Tape } from './tape.ts';

/** Nothing in it is above a few thousand hertz: a low rate is enough, and cheap. */
export const BED_RATE = 16_000;
const BED_SECONDS = 6;
const SEAM = 1;

/** Hums of the station: each goes round a whole number of times, so the loop has no seam. */
const HUMS = [
  { hz: 49, gain: 0.2, breath: 1 },
  { hz: 98.5, gain: 0.16, breath: 2 },
  { hz: 147.5, gain: 0.09, breath: 3 },
  { hz: 295, gain: 0.035, breath: 2 },
  { hz: 441.5, gain: 0.014, breath: 5 },
] as const;

/** The room tone, to be played round and round: ventilation, transformers, and the dark. */
export function bed(rate: number): Tape {
  const length = BED_SECONDS * rate;
  const air = loopOfAir(length, SEAM * rate, rate);
  for (const { hz, gain, breath } of HUMS) {
    // Half hertz and six seconds: always whole turns.
    const turns = (2 * Math.PI * hz) / rate;
    const swell = (2 * Math.PI * breath) / length;
    for (let i = 0; i < length; i++) {
      air[i] = (air[i] ?? 0) + gain * (0.8 + 0.2 * Math.cos(swell * i)) * Math.sin(turns * i);
    }
  }
  const level = (LOUDEST * 10 ** (BED_MIX / 20)) / loudness(air, rate);
  return change(air, (sample) => level * sample);
}

/** Noise has no period: its end is blended into what came before its beginning. */
function loopOfAir(length: number, seam: number, rate: number): Tape {
  const next = chance(0x5eed);
  const far = Float32Array.from({ length: seam + length }, next);
  // Turned over: the same noise in both would leave a hole where they meet.
  const vent = sieve(far.slice(), { through: 'band', hz: 1150, q: 1.2 }, rate);
  const all = lay(sieve(far, { through: 'low', hz: 340, q: 0.6 }, rate), vent, { from: 0, gain: -0.2 });
  const air = change(all.slice(seam), (sample) => 0.5 * sample);
  for (let i = 0; i < seam; i++) {
    const at = length - seam + i;
    const part = (0.5 * Math.PI * i) / seam;
    air[at] = (air[at] ?? 0) * Math.cos(part) + 0.5 * (all[i] ?? 0) * Math.sin(part);
  }
  return air;
}

/** How the bed stands: its pitch against the first one, how bright and how loud it is. */
export interface BedTone {
  readonly pitch: number;
  readonly hz: number;
  readonly gain: number;
}

/** With every dead crew member it sinks: slower, duller, a little nearer. With all of them, by seven semitones. */
export function bedTone(dead: number, of: number): BedTone {
  const gone = of > 0 ? Math.min(1, Math.max(0, dead / of)) : 0;
  return { pitch: 2 ** ((-7 * gone) / 12), hz: 2400 * 8 ** -gone, gain: 1 + 0.3 * gone };
}
