import { type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const NAMES = ['Ada', 'Orion', 'Lyra', 'Vega', 'Mira', 'Juno'];

/** Ada is red, Orion green, Lyra purple, Vega orange. */
export function named(match: Match): Match {
  const seats = match.setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? '' }));
  return { ...match, setup: { ...match.setup, seats } };
}

/** A table with its crew by name, as one of them sees it: Ada, unless somebody else is asked for. */
export function crewView(scene: Parameters<typeof table>[0] = {}, seat: SeatId = 0): SeatView {
  return viewFor(named(table(scene)), seat);
}
