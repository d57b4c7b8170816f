import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';

/**
 * Every way the secret may lie: who drew the Host, and who is Infected (a bit for each seat). For six seats 192, and
 * one more while the Host card may still be in the Search deck (S2, S6).
 */
export interface Worlds {
  readonly seats: number;
  /** The first Host of each world; nobody yet in the first of them. */
  readonly hosts: readonly (SeatId | undefined)[];
  readonly infected: readonly number[];
}

/** How likely each world is; they sum to 1. */
export type Weights = Float64Array;

const made = new Map<number, Worlds>();

export function worldsFor(seats: number): Worlds {
  const known = made.get(seats);
  if (known) return known;
  const hosts: (SeatId | undefined)[] = [undefined];
  const infected = [0];
  for (const host of SEAT_IDS.slice(0, seats)) {
    for (let mask = 0; mask < 1 << seats; mask += 1) {
      if (!(mask & (1 << host))) continue;
      hosts.push(host);
      infected.push(mask);
    }
  }
  const worlds = { seats, hosts, infected };
  made.set(seats, worlds);
  return worlds;
}

/** The place of a world in the list; the first seat's Infected bits come in the order they were made. */
export function placeOf({ seats }: Worlds, host: SeatId, mask: number): number {
  const below = mask & ((1 << host) - 1);
  const above = mask >> (host + 1);
  return 1 + host * (1 << (seats - 1)) + ((above << host) | below);
}

export function isIn(mask: number, seat: SeatId): boolean {
  return (mask & (1 << seat)) !== 0;
}

/** Nothing is left: the facts contradict each other, which the dealer never lets happen. */
class Contradiction extends Error {}

/** Each world times what its witness says; then all sum to 1 again. */
export function weigh(weights: Weights, likelihood: (world: number) => number): void {
  let sum = 0;
  for (let world = 0; world < weights.length; world += 1) {
    const weight = weights[world] ?? 0;
    if (weight === 0) continue;
    const weighed = weight * likelihood(world);
    weights[world] = weighed;
    sum += weighed;
  }
  if (!(sum > 0)) throw new Contradiction('no world fits what was seen');
  for (let world = 0; world < weights.length; world += 1) weights[world] = (weights[world] ?? 0) / sum;
}

/** How likely each seat is Infected. */
export function marginals({ seats, infected }: Worlds, weights: Weights): readonly number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (let world = 0; world < weights.length; world += 1) {
    const weight = weights[world] ?? 0;
    if (weight === 0) continue;
    const mask = infected[world] ?? 0;
    for (let seat = 0; seat < seats; seat += 1)
      if (mask & (1 << seat)) sums[seat] = (sums[seat] ?? 0) + weight;
  }
  return sums;
}
