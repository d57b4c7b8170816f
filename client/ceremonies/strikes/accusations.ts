import type { Chair } from '#client/table/session.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** Who accuses whom. */
export interface Accused {
  readonly by: SeatId;
  readonly seat: SeatId;
}

type Chairs = ReadonlyMap<SeatId, Pick<Chair, 'accusedBy'>>;

/** What stands now and did not before. */
export function newAccusations(before: Chairs, now: Chairs): readonly Accused[] {
  return [...now].flatMap(([seat, { accusedBy }]) =>
    accusedBy.filter((by) => !before.get(seat)?.accusedBy.includes(by)).map((by) => ({ by, seat })),
  );
}
