import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ChairKind, TablePhase } from '#shared/wire/public-table.ts';

/** What the operator sees of a table: what everybody at it does, and nothing of its match. */
export interface OperatedTable {
  readonly code: string;
  readonly phase: TablePhase;
  readonly watching: number;
  readonly people: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly kind: ChairKind;
    readonly present: boolean;
  }[];
}

/** What the operator can do at one table, wherever it is. */
export interface OperatedRoom {
  isThere(): Promise<boolean>;
  personAt(seat: SeatId): Promise<{ readonly name: string; readonly keyHash: string } | undefined>;
  hangUpOn(keyHash: string): Promise<void>;
  closeForGood(): Promise<void>;
}

/** The tables of the other processes that share the address. */
export interface OperatedNeighbours {
  operated(): Promise<readonly OperatedTable[]>;
  tableOf(code: string): OperatedRoom;
}
