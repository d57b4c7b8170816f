/** A length of sound. What works on one changes it in place: loops over plain numbers are what a phone is fast at. */
export type Tape = Float32Array<ArrayBuffer>;

/** Changes every sample by itself. */
export function change(tape: Tape, through: (sample: number) => number): Tape {
  for (let i = 0; i < tape.length; i++) tape[i] = through(tape[i] ?? 0);
  return tape;
}

/** Lays one sound over another, from there on; what reaches over the end is cut. */
export function lay(
  over: Tape,
  layer: Tape,
  { from, gain }: { readonly from: number; readonly gain: number },
): Tape {
  const length = Math.min(layer.length, over.length - from);
  for (let i = 0; i < length; i++) over[from + i] = (over[from + i] ?? 0) + gain * (layer[i] ?? 0);
  return over;
}
