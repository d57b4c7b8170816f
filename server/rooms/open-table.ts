import { matchMaker } from '@colyseus/core';
import type { TableSettings } from '#shared/wire/table.ts';
import type { PreparedFork } from './fork-table.ts';
import type { TableCodes } from './table-codes.ts';
import type { TableOrigin } from './table-room.ts';

/** How many tables may be open at once, in all processes that share an address. */
export interface TableCaps {
  readonly perCaller: number;
  readonly overall: number;
}

export type Opened =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: 'too-many-tables' | 'server-full' };

/** What is open in other processes. */
export interface NeighbourCounts {
  /** How many tables they have. */
  tables(): Promise<number>;
  /** How many this caller has opened with them. */
  openedBy(caller: string): Promise<number>;
  /** This caller has opened one here. */
  opened(caller: string, code: string): void;
}

const ALONE: NeighbourCounts = { tables: async () => 0, openedBy: async () => 0, opened: () => {} };

/** Opens tables: as many as the machine bears, and for no caller more than his share. */
export class OpenTables {
  readonly #codes: TableCodes;
  readonly #caps: TableCaps;
  readonly #neighbours: NeighbourCounts;
  /** Whose they are; one that is still being opened has no code yet, and counts. */
  readonly #byCaller = new Map<string, Set<Opening>>();
  #beingOpened = 0;
  /** Once there are so many callers, those who have nothing open any more are forgotten. */
  #untilTidied = FEW_CALLERS;

  constructor(codes: TableCodes, caps: TableCaps, neighbours: NeighbourCounts = ALONE) {
    this.#codes = codes;
    this.#caps = caps;
    this.#neighbours = neighbours;
  }

  /** A new table; or one that was prepared, which is written under its code first and then brought into memory. */
  async open(table: TableSettings | PreparedFork, caller: string): Promise<Opened> {
    const { overall, perCaller } = this.#caps;
    const elsewhere = await Promise.all([this.#neighbours.tables(), this.#neighbours.openedBy(caller)]);
    const mine = this.#openedBy(caller);
    // Those that came back after a restart count too, though nobody knows any more who opened them.
    const here = matchMaker.stats.local.roomCount + this.#beingOpened;
    if (here + elsewhere[0] >= overall) return { ok: false, reason: 'server-full' };
    if (mine.size + elsewhere[1] >= perCaller) return { ok: false, reason: 'too-many-tables' };
    const opening: Opening = {};
    mine.add(opening);
    this.#beingOpened += 1;
    try {
      const code = await openTable(this.#codes, table);
      if (code === undefined) return { ok: false, reason: 'server-full' };
      opening.code = code;
      this.#neighbours.opened(caller, code);
      return { ok: true, code };
    } finally {
      this.#beingOpened -= 1;
      if (opening.code === undefined) mine.delete(opening);
    }
  }

  /** Without those that were closed meanwhile. */
  #openedBy(caller: string): Set<Opening> {
    if (this.#byCaller.size >= this.#untilTidied) this.#forgetCallers();
    const mine = this.#byCaller.get(caller) ?? new Set();
    this.#byCaller.set(caller, mine);
    forgetClosed(mine);
    return mine;
  }

  /** The next time when there are twice as many: all are looked through, but hardly ever. */
  #forgetCallers(): void {
    for (const [caller, opened] of this.#byCaller) {
      forgetClosed(opened);
      if (opened.size === 0) this.#byCaller.delete(caller);
    }
    this.#untilTidied = Math.max(FEW_CALLERS, this.#byCaller.size * 2);
  }
}

interface Opening {
  code?: string;
}

const FEW_CALLERS = 100;

function forgetClosed(opened: Set<Opening>): void {
  for (const each of opened) {
    if (each.code !== undefined && !matchMaker.getLocalRoomById(each.code)) opened.delete(each);
  }
}

/** A table under a code of its own; nothing if there is no code left. */
async function openTable(
  codes: TableCodes,
  table: TableSettings | PreparedFork,
): Promise<string | undefined> {
  const code = await codes.reserve();
  if (code === undefined) return undefined;
  try {
    if ('write' in table) await table.write(code);
    const origin: TableOrigin = 'write' in table ? { code } : { code, settings: table };
    await matchMaker.createRoom('table', origin);
    return code;
  } catch (error) {
    await codes.release(code);
    throw error;
  }
}
