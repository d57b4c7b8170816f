import type { en } from '#client/texts/en/index.ts';
import type { Role } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** Why a belief moved: what somebody did, was seen with, or said. */
export type Why = keyof typeof en.minds.why;

/** What of one kind somebody did, taken together. */
export interface MindReason {
  readonly why: Why;
  /** Who did it; nothing for what came over all, as a scan. */
  readonly by: SeatId | undefined;
  /** How often it moved the belief. */
  readonly times: number;
  /** By how much in all, from -1 to 1. */
  readonly moved: number;
}

/** What a chair believed of another at a moment. */
export interface BeliefOf {
  readonly seat: SeatId;
  /** How likely that one is Infected, 0 to 1. */
  readonly chance: number;
  readonly role: Role;
  /** The three that moved it most, the strongest first. */
  readonly reasons: readonly MindReason[];
}

/** When somebody who was human could be all but sure of somebody who was not. */
export interface CouldKnow {
  /** Of whom. */
  readonly seat: SeatId;
  /** Since when he was Infected. */
  readonly since: number;
  /** Who could, and from which step on; nothing if nobody ever could. */
  readonly known: { readonly by: SeatId; readonly step: number; readonly chance: number } | undefined;
}

/** What every chair believed of every other through a whole match. */
export interface Minds {
  /** By believer, then by step: how likely each seat is Infected. */
  readonly believed: readonly (readonly (readonly number[])[])[];
  /** By seat: from which step on it was Infected; nothing if it never was. */
  readonly infectedSince: readonly (number | undefined)[];
  readonly couldKnow: readonly CouldKnow[];
}

/** As good as sure. */
export const SURE = 0.9;
/** How many reasons are told. */
const MOST_REASONS = 3;
/** What moves less than this is no reason. */
const LEAST_MOVED = 0.005;

interface Moved {
  readonly why: Why;
  readonly by: SeatId | undefined;
  readonly moved: number;
}

/** Of one kind and person together, the strongest first, and no more than are told. */
export function strongest(all: readonly Moved[]): readonly MindReason[] {
  const kinds = new Map<string, MindReason>();
  for (const { why, by, moved } of all) {
    if (Math.abs(moved) < LEAST_MOVED / 5) continue;
    const key = `${why} ${by}`;
    const before = kinds.get(key) ?? { why, by, times: 0, moved: 0 };
    kinds.set(key, { ...before, times: before.times + 1, moved: before.moved + moved });
  }
  return [...kinds.values()]
    .filter(({ moved }) => Math.abs(moved) >= LEAST_MOVED)
    .sort((a, b) => Math.abs(b.moved) - Math.abs(a.moved))
    .slice(0, MOST_REASONS);
}

/**
 * The first step from which somebody who was human and alive was all but sure of a seat, and rightly: had he said so,
 * the table would have known.
 */
export function couldKnow(
  believed: Minds['believed'],
  infectedSince: Minds['infectedSince'],
  outSince: readonly (number | undefined)[],
): readonly CouldKnow[] {
  return infectedSince.flatMap((since, target): CouldKnow[] => {
    if (since === undefined) return [];
    const seat = target as SeatId;
    let known: CouldKnow['known'];
    for (const [believer, steps] of believed.entries()) {
      if (believer === target) continue;
      const until = Math.min(infectedSince[believer] ?? Infinity, outSince[believer] ?? Infinity);
      const step = steps.findIndex(
        (chances, at) => at >= since && at < until && (chances[target] ?? 0) >= SURE,
      );
      if (step < 0 || (known && known.step <= step)) continue;
      known = { by: believer as SeatId, step, chance: steps[step]?.[target] ?? 0 };
    }
    return [{ seat, since, known }];
  });
}
