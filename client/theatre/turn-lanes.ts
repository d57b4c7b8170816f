import type { SeatId } from '#shared/vocabulary/index.ts';
import type { MatchTimeline } from './match-timeline.ts';

/** How many of the living were what, from this step on. */
export interface Count {
  readonly step: number;
  readonly humans: number;
  readonly infected: number;
}

/** What a thermal scan told the table. */
export interface Scan {
  readonly step: number;
  readonly positive: number;
  readonly living: number;
}

export interface Timeline {
  readonly counts: readonly Count[];
  readonly scans: readonly Scan[];
}

export function timelineOf({ seats, events }: Pick<MatchTimeline, 'seats' | 'events'>): Timeline {
  const ill = new Set<SeatId>();
  const dead = new Set<SeatId>();
  const counts: Count[] = [];
  const scans: Scan[] = [];
  for (const [step, happened] of events.entries()) {
    for (const event of happened) {
      if (event.type === 'infected' || event.type === 'became-host') ill.add(event.seat);
      if (event.type === 'eliminated') dead.add(event.seat);
      if (event.type === 'scanned') {
        const positive = event.cards.filter((card) => card === 'positive').length;
        scans.push({ step, positive, living: event.cards.length });
      }
    }
    const infected = [...ill].filter((seat) => !dead.has(seat)).length;
    const humans = seats.length - dead.size - infected;
    const before = counts.at(-1);
    if (before?.humans !== humans || before.infected !== infected) counts.push({ step, humans, infected });
  }
  return { counts, scans };
}

/** The row of each label, the lowest in which it stands clear of the one before it; places ascend. */
export function rowsApart(places: readonly number[], apart: number): readonly number[] {
  const taken: number[] = [];
  return places.map((place) => {
    const free = taken.findIndex((last) => place - last >= apart);
    const row = free < 0 ? taken.length : free;
    taken[row] = place;
    return row;
  });
}
