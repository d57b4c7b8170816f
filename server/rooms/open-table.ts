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
  /** By whom; one that is still being opened has no code yet, and counts. */
  readonly #opened = new Set<{ readonly caller: string; code?: string }>();

  constructor(codes: TableCodes, caps: TableCaps, neighbours: NeighbourCounts = ALONE) {
    this.#codes = codes;
    this.#caps = caps;
    this.#neighbours = neighbours;
  }

  /** A new table; or one that was prepared, which is written under its code first and then brought into memory. */
  async open(table: TableSettings | PreparedFork, caller: string): Promise<Opened> {
    const { overall, perCaller } = this.#caps;
    const elsewhere = await Promise.all([this.#neighbours.tables(), this.#neighbours.openedBy(caller)]);
    this.#forgetClosed();
    if (this.#count() + elsewhere[0] >= overall) return { ok: false, reason: 'server-full' };
    if (this.#countOf(caller) + elsewhere[1] >= perCaller) return { ok: false, reason: 'too-many-tables' };
    const opening: { readonly caller: string; code?: string } = { caller };
    this.#opened.add(opening);
    try {
      const code = await openTable(this.#codes, table);
      if (code === undefined) return { ok: false, reason: 'server-full' };
      opening.code = code;
      this.#neighbours.opened(caller, code);
      return { ok: true, code };
    } finally {
      if (opening.code === undefined) this.#opened.delete(opening);
    }
  }

  /** Those that came back after a restart count too, though nobody knows any more who opened them. */
  #count(): number {
    const beingOpened = [...this.#opened].filter(({ code }) => code === undefined).length;
    return matchMaker.stats.local.roomCount + beingOpened;
  }

  #countOf(caller: string): number {
    return [...this.#opened].filter((each) => each.caller === caller).length;
  }

  #forgetClosed(): void {
    for (const each of this.#opened) {
      if (each.code !== undefined && !matchMaker.getLocalRoomById(each.code)) this.#opened.delete(each);
    }
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
