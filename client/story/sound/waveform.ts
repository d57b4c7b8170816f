/** A sound as the path of a picture: a band from the lowest to the highest sample of each column. */
export function waveform(samples: Float32Array, width: number, height: number): string {
  const columns = Array.from({ length: width }, (_, x) => {
    const from = Math.floor((x * samples.length) / width);
    const part = samples.subarray(from, Math.max(from + 1, Math.floor(((x + 1) * samples.length) / width)));
    return {
      x,
      high: at(
        part.reduce((a, b) => Math.max(a, b), -1),
        height,
      ),
      low: at(
        part.reduce((a, b) => Math.min(a, b), 1),
        height,
      ),
    };
  });
  const over = columns.map(({ x, high }) => `${x} ${high}`);
  const under = columns.toReversed().map(({ x, low }) => `${x} ${low}`);
  return `M${[...over, ...under].join('L')}Z`;
}

/** Full scale fills the height; to a tenth, which is finer than a screen. */
const at = (sample: number, height: number): number => Math.round(5 * height * (1 - sample)) / 10;
