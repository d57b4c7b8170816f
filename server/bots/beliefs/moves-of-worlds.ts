import type { SeatId } from '#shared/vocabulary/index.ts';
import { isIn, placeOf, type Weights, type Worlds, weigh } from './worlds.ts';

/** S2, S6: before anything happened. */
export function opening(worlds: Worlds, alerts: number): Weights {
  const { seats, hosts, infected } = worlds;
  const weights = new Float64Array(hosts.length);
  // Of a packet of 3N the alerts that were dealt are out of the question.
  const packet = 3 * seats - alerts;
  weights[0] = Math.max(0, seats - alerts) / packet;
  hosts.forEach((host, world) => {
    if (host !== undefined && infected[world] === 1 << host) weights[world] = 2 / packet;
  });
  return weights;
}

/** So much of every world in which one is Infected and the other is not becomes one in which both are. */
export function spread(worlds: Worlds, weights: Weights, from: SeatId, to: SeatId, chance: number): void {
  for (let world = 1; world < weights.length; world += 1) {
    const weight = weights[world] ?? 0;
    const mask = worlds.infected[world] ?? 0;
    const host = worlds.hosts[world];
    if (weight === 0 || host === undefined || !isIn(mask, from) || isIn(mask, to)) continue;
    const into = placeOf(worlds, host, mask | (1 << to));
    weights[world] = weight * (1 - chance);
    weights[into] = (weights[into] ?? 0) + weight * chance;
  }
}

/** Every world in which somebody is not Infected becomes the one in which he is. */
export function infect(worlds: Worlds, weights: Weights, seat: SeatId): void {
  for (let world = 1; world < weights.length; world += 1) {
    const mask = worlds.infected[world] ?? 0;
    const host = worlds.hosts[world];
    const weight = weights[world] ?? 0;
    if (weight === 0 || host === undefined || isIn(mask, seat)) continue;
    const into = placeOf(worlds, host, mask | (1 << seat));
    weights[world] = 0;
    weights[into] = (weights[into] ?? 0) + weight;
  }
}

/** Only worlds that fit are left. */
export function keepOnly(
  { hosts, infected }: Worlds,
  weights: Weights,
  fits: (host: SeatId | undefined, mask: number) => boolean,
): void {
  weigh(weights, (world) => (fits(hosts[world], infected[world] ?? 0) ? 1 : 0));
}

/** R6: so many of those who lived then are Infected. */
export function keepCounted(
  worlds: Worlds,
  weights: Weights,
  positive: number,
  dead: readonly SeatId[],
): void {
  const buried = dead.reduce<number>((mask, seat) => mask | (1 << seat), 0);
  keepOnly(worlds, weights, (_host, mask) => bitsIn(mask & ~buried) === positive);
}

/** What many deeds say of each seat, all at once. */
export function weighDeeds({ infected }: Worlds, weights: Weights, deeds: Float64Array): void {
  weigh(weights, (world) => {
    let factor = 1;
    for (let seat = 0, left = infected[world] ?? 0; left; seat += 1, left >>= 1) {
      if (left & 1) factor *= deeds[seat] ?? 1;
    }
    return factor;
  });
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left; left &= left - 1) bits += 1;
  return bits;
}
