import type { PublicView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type {
  ChairAsk,
  PublicChair,
  PublicClock,
  ShownWatcher,
  TablePhase,
} from '#shared/wire/public-table.ts';
import type { Series } from '#shared/wire/series.ts';
import type { TableSettings } from '#shared/wire/table.ts';

/** What the table shows to all; the room writes it into the state Colyseus sends. */
export interface TableDisplay {
  showTable(table: ShownTable): void;
  /** Release 0 is no match at all; without a view, the one that is shown stays. */
  showMatch(release: number, view: PublicView | undefined, clock: PublicClock): void;
  /** It is closed for good. */
  closed(): void;
  /** It goes on from the disk with whoever knocks. */
  fellAsleep(): void;
}

export interface ShownTable {
  readonly phase: TablePhase;
  readonly opener: SeatId;
  readonly settings: TableSettings;
  readonly rules: string;
  readonly commitment: string;
  readonly setup: string;
  readonly spectators: number;
  readonly finishedMatch: string;
  readonly unwritten: boolean;
  readonly removed: readonly string[];
  readonly paused: boolean;
  readonly asks: readonly ChairAsk[];
  readonly watchers: readonly ShownWatcher[];
  readonly series: Series;
  readonly chairs: readonly ShownChair[];
}

interface ShownChair extends PublicChair {
  readonly seat: SeatId;
}
