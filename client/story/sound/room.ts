import type { Room } from './recipes/recipe.ts';
import { lay, type Tape } from './tape.ts';

/** Echoes of a steel corridor, in seconds: no two share a factor, or the room would sing. */
const WALLS = [0.0297, 0.0371, 0.0411, 0.0437];
const CORNERS = [0.005, 0.0017];
/** What a wall swallows of the high tones. */
const DULL = 0.45;

/** Puts a sound into a small room: four echoes side by side, then two that blur them. */
export function inRoom(dry: Tape, rate: number, { wet, seconds }: Room): Tape {
  const echo = new Float32Array(dry.length);
  for (const delay of WALLS)
    wall(dry, echo, { length: Math.round(delay * rate), feedback: 0.001 ** (delay / seconds) });
  for (const delay of CORNERS) corner(echo, Math.round(delay * rate));
  return lay(dry, echo, { from: 0, gain: wet });
}

function wall(
  dry: Tape,
  echo: Tape,
  { length, feedback }: { readonly length: number; readonly feedback: number },
): void {
  const line = new Float32Array(length);
  let dulled = 0;
  for (let i = 0, at = 0; i < dry.length; i++) {
    const late = line[at] ?? 0;
    dulled = late + DULL * (dulled - late);
    line[at] = (dry[i] ?? 0) + feedback * dulled;
    echo[i] = (echo[i] ?? 0) + late;
    at = at + 1 < length ? at + 1 : 0;
  }
}

function corner(echo: Tape, length: number): void {
  const line = new Float32Array(length);
  for (let i = 0, at = 0; i < echo.length; i++) {
    const late = line[at] ?? 0;
    const sample = echo[i] ?? 0;
    const out = late - 0.5 * sample;
    line[at] = sample + 0.5 * out;
    echo[i] = out;
    at = at + 1 < length ? at + 1 : 0;
  }
}
