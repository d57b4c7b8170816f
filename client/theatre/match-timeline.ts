import { type Ending, type GameEvent, isTold, type SeatSetup, type Told } from '#shared/play/index.ts';
import { HIVE } from '#shared/vocabulary/index.ts';

/** What is worth a mark on the scrubber; each kind has a lane of its own. */
export const MARK_KINDS = ['infection', 'trade', 'scan', 'fight', 'death', 'hive'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly step: number;
  readonly kind: MarkKind;
  /** What the mark stands for, in the order it happened. */
  readonly events: readonly Told<GameEvent>[];
}

/** All that happened in a finished match, step by step; step 0 is the deal. */
export interface MatchTimeline {
  readonly seats: readonly SeatSetup[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly ending: Ending;
}

export const lastStep = ({ events }: Pick<MatchTimeline, 'events'>): number => events.length - 1;

export function markKind(event: GameEvent): MarkKind | undefined {
  switch (event.type) {
    case 'became-host':
    case 'infected':
    case 'infection-blocked':
      return 'infection';
    case 'traded':
      return 'trade';
    case 'scanned':
    case 'body-scanned':
      return 'scan';
    case 'fired':
    case 'stabbed':
    case 'grenade-thrown':
      return 'fight';
    case 'died':
      return 'death';
    case 'hive-burnt':
      return 'hive';
    case 'location-placed':
      return event.location === HIVE ? 'hive' : undefined;
    default:
      return undefined;
  }
}

/** One mark for every kind that a step has something of. */
export function marksOf({ events }: Pick<MatchTimeline, 'events'>): readonly Mark[] {
  return events.flatMap((happened, step) =>
    MARK_KINDS.flatMap((kind): Mark[] => {
      const marked = happened.filter(isTold).filter((event) => markKind(event) === kind);
      return marked.length > 0 ? [{ step, kind, events: marked }] : [];
    }),
  );
}

/** The steps at which a turn or a parasite phase begins. */
export function beginnings(
  { events }: Pick<MatchTimeline, 'events'>,
  of: 'turn-began' | 'phase-began',
): readonly number[] {
  return events.flatMap((happened, step) => (happened.some(({ type }) => type === of) ? [step] : []));
}

/** The nearest of these steps in a direction; the deal or the end if there is none. */
export function nearest(steps: readonly number[], from: number, way: 'back' | 'on', last: number): number {
  return way === 'on'
    ? (steps.find((step) => step > from) ?? last)
    : (steps.findLast((step) => step < from) ?? 0);
}

/** The parasite phase a step belongs to. */
export function phaseAt({ events }: Pick<MatchTimeline, 'events'>, step: number): number {
  const begun = events
    .slice(0, step + 1)
    .flatMap((happened) => happened.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : [])));
  return begun.at(-1) ?? 0;
}
