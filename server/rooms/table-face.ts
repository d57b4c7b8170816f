import type { PublicView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { PublicChair, PublicClock, TablePhase } from '#shared/wire/public-table.ts';
import type { TableSettings } from '#shared/wire/table.ts';

/** What the table shows to all; the room writes it into the state Colyseus sends. */
export interface TableFace {
  showTable(table: ShownTable): void;
  showMatch(release: number, fields: Partial<Record<keyof PublicView, unknown>>, clock: PublicClock): void;
  closed(): void;
}

export interface ShownTable {
  readonly phase: TablePhase;
  readonly opener: SeatId;
  readonly settings: TableSettings;
  readonly commitment: string;
  readonly spectators: number;
  readonly finishedMatch: string;
  readonly paused: boolean;
  readonly chairs: readonly ShownChair[];
}

interface ShownChair extends PublicChair {
  readonly seat: SeatId;
}
