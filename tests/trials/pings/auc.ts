/**
 * How well one number tells two kinds of samples apart: the chance that a random one of the first kind is larger
 * than a random one of the second. 0.5 is a coin; 1 never errs.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  let larger = 0;
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0;
  return larger / (first.length * second.length);
}
