import type { Chair } from '#client/table/session.ts';
import { MIN_PLAYERS } from '#shared/vocabulary/index.ts';

/** What is missing before the opener can start. */
export type Missing =
  | { readonly kind: 'people'; readonly count: number }
  | { readonly kind: 'ready'; readonly names: readonly string[] }
  | { readonly kind: 'nothing' };

/** As the table itself would refuse: too few first, then who is not ready or not here. */
export function missingToStart(chairs: readonly Pick<Chair, 'name' | 'ready' | 'present'>[]): Missing {
  if (chairs.length < MIN_PLAYERS) return { kind: 'people', count: MIN_PLAYERS - chairs.length };
  const waitedFor = chairs.filter(({ ready, present }) => !ready || !present);
  return waitedFor.length > 0
    ? { kind: 'ready', names: waitedFor.map(({ name }) => name) }
    : { kind: 'nothing' };
}
