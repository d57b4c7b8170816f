import type { SeatId } from '#shared/vocabulary/index.ts';
import { type Marks, marked, type TalkedAt } from '#shared/wire/talk.ts';

/** By who thought it, of those who show it: what he thought of the others. */
export type Suspicions = ReadonlyMap<SeatId, Marks>;

/** As it was after a step. */
export function suspicionsAt(talk: readonly TalkedAt[], step: number): Suspicions {
  const thoughts = new Map<SeatId, Marks>();
  for (const talked of talk) {
    if (talked.kind !== 'mark' || talked.afterStep > step) continue;
    thoughts.set(talked.from, marked(thoughts.get(talked.from) ?? {}, talked.mark));
  }
  return thoughts;
}
