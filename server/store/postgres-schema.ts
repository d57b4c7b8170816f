import type { ClientBase } from 'pg';
import { StoreError } from './store.ts';

/** Everything is in a schema of its own: the database may hold other things beside it. */
export const SCHEMA = 'panic_station';

/** How the functions below refuse: classes that PostgreSQL itself never uses. */
export const REFUSALS = { unknown: 'PS001', ended: 'PS002', 'not-next': 'PS003', lost: 'PS004' } as const;

/**
 * The n-th brings a database from version n - 1 to n. What has been released is never changed, only added to.
 *
 * An owner is a process under a lease; its number is never used again. Whatever is written of a table asks first
 * whether the table is still this owner's, and keeps it so until it is committed: a second writer is refused.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE owners (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process TEXT NOT NULL,
    address TEXT NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL
  );

  CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    reserved_at BIGINT NOT NULL
  );

  CREATE TABLE tables (
    code TEXT PRIMARY KEY REFERENCES codes,
    settings TEXT NOT NULL,
    opener INTEGER NOT NULL,
    phase TEXT NOT NULL,
    server_part TEXT NOT NULL,
    match TEXT,
    changed_at BIGINT NOT NULL,
    closed_at BIGINT,
    owner INTEGER REFERENCES owners ON DELETE SET NULL
  );
  CREATE INDEX tables_by_match ON tables (match);
  CREATE INDEX tables_open ON tables (changed_at) WHERE closed_at IS NULL;
  CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;

  CREATE TABLE chairs (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    bot INTEGER NOT NULL CHECK (bot IN (0, 1)),
    key_hash TEXT,
    PRIMARY KEY (code, seat)
  );

  CREATE TABLE removed (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    key_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (code, key_hash)
  );

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT REFERENCES tables ON DELETE SET NULL,
    setup TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT,
    ending TEXT,
    listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1))
  );
  CREATE INDEX matches_by_code ON matches (code);
  CREATE INDEX matches_by_end ON matches (ended_at);
  CREATE INDEX matches_listed ON matches (ended_at) WHERE listed = 1;
  ALTER TABLE tables ADD FOREIGN KEY (match) REFERENCES matches ON DELETE SET NULL;

  CREATE TABLE steps (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    actor TEXT NOT NULL,
    command TEXT NOT NULL,
    digest TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, number)
  );

  CREATE TABLE talk (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    after_step INTEGER NOT NULL,
    at BIGINT NOT NULL,
    sender TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX talk_by_match ON talk (match, number);

  CREATE TABLE consents (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key_hash TEXT NOT NULL,
    listing INTEGER NOT NULL DEFAULT 0 CHECK (listing IN (0, 1)),
    marks INTEGER NOT NULL DEFAULT 0 CHECK (marks IN (0, 1)),
    PRIMARY KEY (match, seat)
  );

  CREATE FUNCTION expect_own(wanted TEXT, me INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
  DECLARE
    holder INTEGER;
  BEGIN
    SELECT owner INTO holder FROM tables WHERE code = wanted FOR NO KEY UPDATE;
    IF FOUND AND holder IS DISTINCT FROM me THEN
      RAISE EXCEPTION USING ERRCODE = '${REFUSALS.lost}',
        MESSAGE = format('The table %s is in the hands of another process.', wanted);
    END IF;
  END $$;

  CREATE FUNCTION expect_own_match(wanted TEXT, me INTEGER) RETURNS matches LANGUAGE plpgsql AS $$
  DECLARE
    found_match matches;
  BEGIN
    SELECT * INTO found_match FROM matches WHERE id = wanted;
    IF NOT FOUND THEN
      RAISE EXCEPTION USING ERRCODE = '${REFUSALS.unknown}',
        MESSAGE = format('There is no match %s in the store.', wanted);
    END IF;
    PERFORM expect_own(found_match.code, me);
    RETURN found_match;
  END $$;

  CREATE FUNCTION append_steps(
    wanted TEXT, me INTEGER, first INTEGER, actors TEXT[], commands TEXT[], digests TEXT[], told_at BIGINT
  ) RETURNS VOID LANGUAGE plpgsql AS $$
  DECLARE
    found_match matches;
    next INTEGER;
  BEGIN
    found_match := expect_own_match(wanted, me);
    IF found_match.ended_at IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = '${REFUSALS.ended}',
        MESSAGE = format('The match %s has ended: it has no more steps.', wanted);
    END IF;
    SELECT number + 1 INTO next FROM steps WHERE match = wanted ORDER BY number DESC LIMIT 1;
    next := coalesce(next, 1);
    IF first <> next THEN
      RAISE EXCEPTION USING ERRCODE = '${REFUSALS['not-next']}',
        MESSAGE = format('The next step of match %s is %s, not %s.', wanted, next, first);
    END IF;
    INSERT INTO steps (match, number, actor, command, digest, at)
      SELECT wanted, first + place - 1, actor, command, digest, told_at
      FROM unnest(actors, commands, digests) WITH ORDINALITY AS added (actor, command, digest, place);
  END $$;

  CREATE FUNCTION end_match(wanted TEXT, me INTEGER, told_at BIGINT, how TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
  DECLARE
    found_match matches;
  BEGIN
    found_match := expect_own_match(wanted, me);
    IF found_match.ended_at IS NOT NULL THEN
      RETURN;
    END IF;
    UPDATE matches SET ended_at = told_at, ending = how WHERE id = wanted;
    UPDATE tables SET phase = 'over', changed_at = told_at WHERE match = wanted;
    INSERT INTO consents (match, seat, key_hash)
      SELECT wanted, chairs.seat, chairs.key_hash
      FROM tables JOIN chairs ON chairs.code = tables.code
      WHERE tables.match = wanted AND chairs.key_hash IS NOT NULL;
  END $$;
  `,
  `
  CREATE TABLE operator_book (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    line TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE calls (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    key_hash TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    PRIMARY KEY (code, key_hash)
  );
  `,
];

/** Of all who may start at once one brings the database to the newest version, and the others find it so. */
export async function migratePostgres(
  client: ClientBase,
  migrations: readonly string[] = MIGRATIONS,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('${SCHEMA} migration'))`);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    await client.query(`SET LOCAL search_path TO ${SCHEMA}`);
    await client.query('CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)');
    const { rows } = await client.query<{ number: number }>('SELECT number FROM version');
    const version = rows[0]?.number ?? 0;
    if (version > migrations.length) {
      throw new StoreError(
        'newer',
        `The database was written by a later version of the game (its version is ${version}, this program knows ${migrations.length}): run that version, or choose another database.`,
      );
    }
    for (const migration of migrations.slice(version)) await client.query(migration);
    await client.query('DELETE FROM version');
    await client.query('INSERT INTO version VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
