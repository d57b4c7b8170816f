import { seedOf } from './chance.ts';
import { highPass } from './filter.ts';
import { loudness } from './loudness.ts';
import { LOUDEST, MIX } from './mix.ts';
import { RECIPES } from './recipe-book.ts';
import type { Layer } from './recipes/recipe.ts';
import { inRoom } from './room.ts';
import type { Sound } from './sounds.ts';
import { change, lay, type Tape } from './tape.ts';
import { voice } from './voices.ts';

/** A peak above the knee is bent, so that none passes the ceiling: nothing strikes harder than the call to one's turn. */
const KNEE = 0.4;
const CEILING = 0.48;

/** The samples of a sound: always the same ones for the same rate. */
export function synthesise(sound: Sound, rate: number): Tape {
  const { seconds, layers, drive = 1, room } = RECIPES[sound];
  const tape = new Float32Array(Math.round(seconds * rate));
  layers.forEach((layer, i) => {
    timesOf(layer).forEach((at, turn) => {
      const seed = seedOf(`${sound} ${i} ${turn}`);
      lay(tape, voice(layer, rate, seed), { from: Math.round(at * rate), gain: layer.gain });
    });
  });
  if (drive !== 1) change(tape, (sample) => Math.tanh(drive * sample));
  if (room) inRoom(tape, rate, room);
  fadeEdges(highPass(tape, 30, rate), rate);
  const gain = (LOUDEST * 10 ** (MIX[sound] / 20)) / loudness(tape, rate);
  return change(tape, (sample) => bend(gain * sample));
}

const timesOf = ({ at = 0 }: Layer): readonly number[] => (typeof at === 'number' ? [at] : at);

/** A sound that begins or ends anywhere but in silence clicks. */
function fadeEdges(tape: Tape, rate: number): void {
  const rise = Math.round(0.001 * rate);
  const fall = Math.round(Math.min(0.05 * rate, 0.25 * tape.length));
  for (let i = 0; i < rise; i++) tape[i] = (tape[i] ?? 0) * (i / rise);
  for (let i = 0; i < fall; i++) {
    const last = tape.length - 1 - i;
    tape[last] = (tape[last] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / fall));
  }
}

function bend(sample: number): number {
  const over = Math.abs(sample) - KNEE;
  const room = CEILING - KNEE;
  return over <= 0 ? sample : Math.sign(sample) * (KNEE + room * Math.tanh(over / room));
}
