import { mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import { type MatchTimeline, phaseAt } from './match-timeline.ts';

/** One line of the infection tree, from the Host downwards; `depth` is the number of infections to it. */
export interface TreeRow {
  readonly kind: 'host' | 'infected' | 'blocked' | 'clean';
  readonly seat: SeatId;
  readonly depth: number;
  /** The row it hangs on: nothing for a Host and for who was never infected. */
  readonly parent: number | undefined;
  readonly step: number;
  readonly phase: number;
}

interface Attempt {
  readonly kind: 'infected' | 'blocked';
  readonly seat: SeatId;
  readonly by: SeatId;
  readonly step: number;
}

/** Who infected whom, when, and which attempts a gas can blocked, each under its giver in the order of time. */
export function infectionTree(script: Pick<MatchTimeline, 'seats' | 'events'>): readonly TreeRow[] {
  const attempts = attemptsIn(script);
  const victims = new Set(attempts.flatMap(({ kind, seat }) => (kind === 'infected' ? [seat] : [])));
  const hosts = script.events
    .flatMap((events, step) =>
      events.flatMap((event) => (event.type === 'became-host' ? [{ seat: event.seat, step }] : [])),
    )
    .filter(({ seat }) => !victims.has(seat));
  const rows: TreeRow[] = [];

  function add(row: Omit<TreeRow, 'phase'>): void {
    const at = rows.push({ ...row, phase: phaseAt(script, row.step) }) - 1;
    if (row.kind === 'blocked') return;
    for (const { kind, seat, by, step } of attempts) {
      if (by === row.seat) add({ kind, seat, step, depth: row.depth + 1, parent: at });
    }
  }

  for (const { seat, step } of hosts) add({ kind: 'host', seat, step, depth: 0, parent: undefined });
  const ill = new Set([...victims, ...hosts.map(({ seat }) => seat)]);
  const clean = mapSeats(script.seats, (_, seat) => seat).filter((seat) => !ill.has(seat));
  for (const seat of clean)
    rows.push({ kind: 'clean', seat, step: 0, phase: 0, depth: 0, parent: undefined });
  return rows;
}

function attemptsIn({ events }: Pick<MatchTimeline, 'events'>): readonly Attempt[] {
  return events.flatMap((happened, step) =>
    happened.flatMap((event): Attempt[] => {
      if (event.type === 'infected') return [{ kind: 'infected', seat: event.seat, by: event.by, step }];
      if (event.type === 'infection-blocked')
        return [{ kind: 'blocked', seat: event.seat, by: event.by, step }];
      return [];
    }),
  );
}
