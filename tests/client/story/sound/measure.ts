export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

export const decibels = (level: number): number => 20 * Math.log10(level);

/** The root mean square of the loudest tenth of a second; nothing is weighted. */
export const loudestTenth = (samples: Float32Array, rate: number): number => loudestPart(samples, rate, 0.1);

/** The same for the loudest part of so many seconds, in steps of a tenth of it. */
export function loudestPart(samples: Float32Array, rate: number, seconds: number): number {
  const window = Math.round(seconds * rate);
  let most = 0;
  for (let from = 0; from < samples.length; from += Math.round(window / 10)) {
    const part = samples.subarray(from, from + window);
    most = Math.max(most, part.reduce((sum, sample) => sum + sample * sample, 0) / window);
  }
  return Math.sqrt(most);
}

/** Asked as one question: a list of a hundred thousand differences helps nobody. */
export const areSame = (one: Float32Array, other: Float32Array): boolean =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));
