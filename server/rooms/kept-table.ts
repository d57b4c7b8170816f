import type { Clock } from '#server/process/clock.ts';
import type { Store, StoredCall, StoredTable } from '#server/store/index.ts';
import type { TablePhase } from '#shared/wire/public-table.ts';
import { NO_SERIES, type Series } from '#shared/wire/series.ts';
import type { Lobby } from './lobby.ts';
import * as lobbies from './lobby.ts';

/** What of a table outlives the process. */
interface Standing {
  readonly phase: TablePhase;
  readonly lobby: Lobby;
  /** D4: secret until the match has ended. */
  readonly serverPart: string;
  /** The match it plays, or has played last. */
  readonly matchId: string | undefined;
  readonly series: Series;
  /** How those are called who want it. */
  readonly calls: readonly StoredCall[];
}

interface KeptParts {
  readonly code: string;
  readonly clock: Clock;
  readonly store: Store;
}

/** A table as it is on disk: a change is written first, and is so only then. What is not written has not happened. */
export class KeptTable {
  readonly #parts: KeptParts;
  #now: Standing;

  constructor(parts: KeptParts, standing: Standing) {
    this.#parts = parts;
    this.#now = standing;
  }

  get phase(): TablePhase {
    return this.#now.phase;
  }

  get lobby(): Lobby {
    return this.#now.lobby;
  }

  get serverPart(): string {
    return this.#now.serverPart;
  }

  get series(): Series {
    return this.#now.series;
  }

  get calls(): readonly StoredCall[] {
    return this.#now.calls;
  }

  get matchId(): string | undefined {
    return this.#now.matchId;
  }

  async become(change: Partial<Standing>): Promise<void> {
    await this.#parts.store.saveTable(this.toStore(change));
    this.became(change);
  }

  /** As it would be kept if it were so. */
  toStore(change: Partial<Standing>): StoredTable {
    const { code, clock } = this.#parts;
    const { phase, lobby, serverPart, matchId, series, calls: all } = { ...this.#now, ...change };
    // Whoever has left his chair is not called any more.
    const calls = all.filter(({ keyHash }) => lobbies.chairOfKey(lobby, keyHash) !== undefined);
    const match = matchId === undefined ? {} : { matchId };
    const kept = phase === 'dealing' ? 'waiting' : phase;
    return {
      ...lobbies.toStore(lobby),
      code,
      phase: kept,
      serverPart,
      ...match,
      ...(series.matches > 0 && { series }),
      ...(calls.length > 0 && { calls }),
      changedAt: clock.now(),
    };
  }

  /** The store has it on disk already. */
  became(change: Partial<Standing>): void {
    this.#now = { ...this.#now, ...change };
  }

  /** As the last process, or the same one before it slept, left it. */
  restore(stored: StoredTable): void {
    const { phase, serverPart, matchId, series = NO_SERIES, calls = [] } = stored;
    this.#now = { phase, serverPart, matchId, series, calls, lobby: lobbies.fromStore(stored) };
  }
}
