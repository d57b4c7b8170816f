import { IS_ALIVE } from './postgres-lease.ts';
import type { PostgresLine, Query, Work } from './postgres-line.ts';
import { type Row, readable, readTable, settingsText, type TableRows } from './rows.ts';
import type { Store, StoredTable, Whereabouts } from './store.ts';

type Tables = Pick<
  Store,
  | 'reserveCode'
  | 'releaseCode'
  | 'saveTable'
  | 'loadTable'
  | 'openTables'
  | 'waitingTables'
  | 'tablesLeft'
  | 'closeTable'
  | 'claimTable'
  | 'releaseTable'
  | 'forget'
>;

const RESERVE = 'INSERT INTO codes (code, reserved_at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const RELEASE =
  'DELETE FROM codes WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.code = codes.code)';

const EXPECT_OWN = 'SELECT expect_own($1, $2)';
const SAVE = `INSERT INTO tables (code, settings, opener, phase, server_part, match, changed_at, owner)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (code) DO UPDATE SET settings = excluded.settings, opener = excluded.opener,
    phase = excluded.phase, server_part = excluded.server_part, match = excluded.match,
    changed_at = excluded.changed_at`;
const CLEAR_CHAIRS = 'DELETE FROM chairs WHERE code = $1';
const SAVE_CHAIRS = `INSERT INTO chairs (code, seat, name, colour, bot, key_hash)
  SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[], $5::integer[], $6::text[])`;
const CLEAR_REMOVED = 'DELETE FROM removed WHERE code = $1';
const SAVE_REMOVED = `INSERT INTO removed (code, key_hash, name) SELECT $1, * FROM unnest($2::text[], $3::text[])`;
const CLEAR_CALLS = 'DELETE FROM calls WHERE code = $1';
const SAVE_CALLS = `INSERT INTO calls (code, key_hash, endpoint, p256dh, auth, language)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`;
// Whoever takes a seat to another device takes his consent along.
const SAVE_OWNERS = `UPDATE consents SET key_hash = chairs.key_hash FROM chairs
  WHERE consents.match = $1 AND chairs.code = $2 AND chairs.seat = consents.seat AND chairs.key_hash IS NOT NULL
  AND consents.key_hash <> ''`;

const TABLE = 'SELECT * FROM tables WHERE code = $1 AND closed_at IS NULL';
const CHAIRS = 'SELECT * FROM chairs WHERE code = ANY ($1) ORDER BY seat';
const REMOVED = 'SELECT * FROM removed WHERE code = ANY ($1) ORDER BY name';
const CALLS = 'SELECT * FROM calls WHERE code = ANY ($1) ORDER BY key_hash';
const OPEN = 'SELECT code FROM tables WHERE closed_at IS NULL ORDER BY changed_at';
const WAITING = "SELECT * FROM tables WHERE closed_at IS NULL AND phase = 'waiting' ORDER BY changed_at";
const OF_WAITING = "IN (SELECT code FROM tables WHERE closed_at IS NULL AND phase = 'waiting')";
const WAITING_CHAIRS = `SELECT * FROM chairs WHERE code ${OF_WAITING} ORDER BY seat`;
const WAITING_CALLS = `SELECT * FROM calls WHERE code ${OF_WAITING} ORDER BY key_hash`;
const WAITING_REMOVED = `SELECT * FROM removed WHERE code ${OF_WAITING} ORDER BY name`;
// A table that plays is changed by its match; one that another process has awake is left to that one.
const LEFT = `SELECT code FROM tables WHERE closed_at IS NULL AND (owner = $3 OR owner IS NULL OR NOT ${IS_ALIVE})
    AND greatest(changed_at,
      (SELECT at FROM steps WHERE steps.match = tables.match ORDER BY number DESC LIMIT 1),
      (SELECT max(at) FROM talk WHERE talk.match = tables.match))
      < CASE WHEN phase = 'waiting' THEN $1::bigint ELSE $2::bigint END
  ORDER BY changed_at`;
const CLAIM = `UPDATE tables SET owner = $2 WHERE code = $1 AND closed_at IS NULL AND owner IS DISTINCT FROM $2
  AND (owner IS NULL OR NOT ${IS_ALIVE})`;
const HOLDER = `SELECT tables.owner, process, address FROM tables LEFT JOIN owners ON owners.number = tables.owner
  WHERE code = $1 AND closed_at IS NULL`;
const LET_GO = 'UPDATE tables SET owner = NULL WHERE code = $1 AND owner = $2';
const CLOSE = 'UPDATE tables SET closed_at = $2 WHERE code = $1 AND closed_at IS NULL';

// Their steps, consents, talk and chairs go with them.
const FORGET = [
  `DELETE FROM matches WHERE ended_at < $1 AND NOT EXISTS
     (SELECT 1 FROM tables WHERE tables.match = matches.id AND closed_at IS NULL)`,
  'DELETE FROM matches WHERE ended_at IS NULL AND code IN (SELECT code FROM tables WHERE closed_at < $1)',
  'DELETE FROM tables WHERE closed_at < $1',
  'DELETE FROM codes WHERE reserved_at < $1 AND code NOT IN (SELECT code FROM tables)',
];
/** Long dead: nobody asks for its address any more. */
const FORGET_OWNERS = "DELETE FROM owners WHERE expires_at < clock_timestamp() - interval '1 hour'";

export function tablesIn(line: PostgresLine, me: () => number): Tables {
  return {
    reserveCode: (code, at) =>
      line.ask('reserveCode', async (query) => (await query(RESERVE, [code, at])).rowCount === 1),
    releaseCode: (code) => line.ask('releaseCode', async (query) => void (await query(RELEASE, [code]))),
    saveTable: (table) => line.ask('saveTable', tableWriter(table, me())),
    async loadTable(code) {
      const found = await line.ask('loadTable', async (query) => {
        const [tables, chairs, removed, calls] = await Promise.all([
          query(TABLE, [code]),
          query(CHAIRS, [[code]]),
          query(REMOVED, [[code]]),
          query(CALLS, [[code]]),
        ]);
        return { tables: tables.rows, chairs: chairs.rows, removed: removed.rows, calls: calls.rows };
      });
      const [rows] = withPeople(found);
      return rows && readTable(rows);
    },
    async waitingTables() {
      const found = await line.ask('waitingTables', async (query) => {
        const [tables, chairs, removed, calls] = await Promise.all([
          query(WAITING),
          query(WAITING_CHAIRS),
          query(WAITING_REMOVED),
          query(WAITING_CALLS),
        ]);
        return { tables: tables.rows, chairs: chairs.rows, removed: removed.rows, calls: calls.rows };
      });
      return readable(withPeople(found), readTable);
    },
    openTables: () => line.ask('openTables', async (query) => codesIn(await query(OPEN))),
    tablesLeft: ({ waiting, withMatch }) =>
      line.ask('tablesLeft', async (query) => codesIn(await query(LEFT, [waiting, withMatch, me()]))),
    closeTable: (code, at) =>
      line.ask('closeTable', async (query) => {
        await Promise.all([
          query(CLAIM, [code, me()]),
          query(EXPECT_OWN, [code, me()]),
          query(CLOSE, [code, at]),
          query(CLEAR_CALLS, [code]),
        ]);
      }),
    claimTable: (code) =>
      line.ask('claimTable', async (query): Promise<Whereabouts> => {
        const [, found] = await Promise.all([query(CLAIM, [code, me()]), query(HOLDER, [code])]);
        const row = found.rows[0];
        if (!row) return 'nowhere';
        if (row['owner'] === me()) return 'here';
        return { process: String(row['process']), address: String(row['address']) };
      }),
    releaseTable: (code) =>
      line.ask('releaseTable', async (query) => void (await query(LET_GO, [code, me()]))),
    forget: (before) =>
      line.ask('forget', async (query) => {
        await Promise.all([...FORGET.map((text) => query(text, [before])), query(FORGET_OWNERS)]);
      }),
  };
}

/** What is given is taken as it is at the call; it is written when what comes back is called. */
export function tableWriter(table: StoredTable, me: number): Work<void> {
  const { code, settings, series, opener, chairs, removed, phase, serverPart, matchId, changedAt } = table;
  const { calls = [] } = table;
  const callColumns = [
    code,
    calls.map(({ keyHash }) => keyHash),
    calls.map(({ endpoint }) => endpoint),
    calls.map(({ p256dh }) => p256dh),
    calls.map(({ auth }) => auth),
    calls.map(({ language }) => language),
  ];
  const row = [
    code,
    settingsText({ settings, series, blocked: table.blocked }),
    opener,
    phase,
    serverPart,
    matchId ?? null,
    changedAt,
    me,
  ];
  const chairColumns = [
    code,
    chairs.map(({ seat }) => seat),
    chairs.map(({ name }) => name),
    chairs.map(({ colour }) => colour),
    chairs.map(({ bot }) => (bot ? 1 : 0)),
    chairs.map(({ keyHash }) => keyHash ?? null),
  ];
  const removedColumns = [code, removed.map(({ keyHash }) => keyHash), removed.map(({ name }) => name)];
  return async (query: Query) => {
    const asked = [
      query(EXPECT_OWN, [code, me]),
      query(SAVE, row),
      query(CLEAR_CHAIRS, [code]),
      query(SAVE_CHAIRS, chairColumns),
      query(CLEAR_REMOVED, [code]),
      query(CLEAR_CALLS, [code]),
    ];
    if (calls.length > 0) asked.push(query(SAVE_CALLS, callColumns));
    if (removed.length > 0) asked.push(query(SAVE_REMOVED, removedColumns));
    if (phase === 'over') asked.push(query(SAVE_OWNERS, [matchId ?? null, code]));
    await Promise.all(asked);
  };
}

function withPeople(found: {
  readonly tables: readonly Row[];
  readonly chairs: readonly Row[];
  readonly removed: readonly Row[];
  readonly calls: readonly Row[];
}): readonly TableRows[] {
  const at = (code: unknown) => (row: Row) => row['code'] === code;
  return found.tables.map((row) => ({
    row,
    chairs: found.chairs.filter(at(row['code'])),
    removed: found.removed.filter(at(row['code'])),
    calls: found.calls.filter(at(row['code'])),
  }));
}

const codesIn = ({ rows }: { readonly rows: readonly Row[] }): string[] =>
  rows.map((row) => String(row['code']));
