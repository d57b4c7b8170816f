import type pg from 'pg';
import { must } from '#shared/vocabulary/index.ts';
import type { PostgresLine, Query } from './postgres-line.ts';
import type { Elsewhere } from './store.ts';

/** Who does not renew it for so long is taken for dead; its tables are anybody's. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_500;

/** Of the locks that a living process holds as long as its connection lives; the other half is its number. */
const LOCK_CLASS = 0x50414e49;

/**
 * Whether an owner lives: his lease runs, and so does his connection, which ends with his process. After a restart of
 * the database nobody has one yet, and the lease alone counts.
 */
export const IS_ALIVE = `EXISTS (
  SELECT 1 FROM owners WHERE owners.number = tables.owner AND owners.expires_at > clock_timestamp()
    AND (pg_postmaster_start_time() > clock_timestamp() - interval '${LEASE_MS} milliseconds'
      OR EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS}
        AND objid = owners.number::oid AND granted)))`;

const REGISTER = `INSERT INTO owners (process, address, expires_at)
  VALUES ($1, $2, clock_timestamp() + interval '${LEASE_MS} milliseconds') RETURNING number`;
const LOCK = `SELECT pg_try_advisory_lock(${LOCK_CLASS}, $1) AS locked`;
const RENEW = `UPDATE owners SET expires_at = clock_timestamp() + interval '${LEASE_MS} milliseconds'
  FROM (SELECT number, expires_at < clock_timestamp() AS expired FROM owners WHERE number = $1) AS before
  WHERE owners.number = before.number RETURNING before.expired`;
const MINE = 'SELECT code FROM tables WHERE owner = $1 AND closed_at IS NULL';
const HAND_BACK = 'DELETE FROM owners WHERE number = $1';

/**
 * This process among those that share a database. Its number is new at every start and goes with every write; what
 * others have taken while it was silent it finds out at the first renewal.
 */
export class PostgresLease {
  /** How the others find it. */
  readonly #holder: Elsewhere;
  #number = 0;
  /** After a broken line the database may take the old connection for alive, and its lock with it, for a while. */
  #isLocked = false;
  #renewing: NodeJS.Timeout | undefined;
  #told: ((stillMine: ReadonlySet<string>) => void) | undefined;

  constructor(holder: Elsewhere) {
    this.#holder = holder;
  }

  get number(): number {
    return this.#number;
  }

  /** Told what is still this process' own, whenever that may be less than before. */
  whenLost(told: (stillMine: ReadonlySet<string>) => void): void {
    this.#told = told;
  }

  /** On every new connection. */
  async connected(client: pg.Client): Promise<void> {
    if (this.#number === 0) {
      const { process, address } = this.#holder;
      const { rows } = await client.query<{ number: number }>(REGISTER, [process, address]);
      this.#number = must(rows[0], 'a new owner has a number').number;
    }
    const { rows } = await client.query<{ locked: boolean }>(LOCK, [this.#number]);
    this.#isLocked = rows[0]?.locked === true;
  }

  keep(line: PostgresLine): void {
    this.#renewing = setInterval(() => {
      // A database that is away says so to whoever writes.
      this.#renew(line).catch(() => {});
    }, RENEW_MS);
    this.#renewing.unref();
  }

  async #renew(line: PostgresLine): Promise<void> {
    const number = this.#number;
    if (!this.#isLocked) {
      this.#isLocked = await line.ask('lock', async (query) => {
        const { rows } = await query(LOCK, [number]);
        return rows[0]?.['locked'] === true;
      });
    }
    const wasExpired = await line.ask('renew', async (query) => {
      const { rows } = await query(RENEW, [number]);
      return rows[0]?.['expired'] !== false;
    });
    if (!wasExpired || number !== this.#number) return;
    const mine = await line.ask('mine', async (query) => {
      const { rows } = await query(MINE, [number]);
      return new Set(rows.map((row) => String(row['code'])));
    });
    this.#told?.(mine);
  }

  /** What it holds is anybody's from here on. */
  async handBack(query: Query): Promise<void> {
    clearInterval(this.#renewing);
    await query(HAND_BACK, [this.#number]);
  }
}
