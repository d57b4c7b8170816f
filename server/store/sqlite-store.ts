import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { type Access, type GroupCommit, groupCommit } from './group-commit.ts';
import {
  type Row,
  readable,
  readConsent,
  readListed,
  readRecord,
  readRules,
  readTable,
  readTalk,
  settingsText,
  type TableRows,
} from './rows.ts';
import { type Store, type StoredTable, StoreError } from './store.ts';

/** An SQLite file, or `:memory:`, written by the thread that calls. */
export async function openSqliteStore(file: string): Promise<Store> {
  return storeIn(openDatabase(file));
}

export function storeIn(db: DatabaseSync, access: Access = 'writing'): Store {
  const group = groupCommit(db, access);
  const writeTable = tableWriter(db);
  return {
    ...codesIn(db, group),
    ...tablesIn(db, group, writeTable),
    ...matchesIn(db, group, writeTable),
    ...consentsIn(db, group),
    ...talkIn(db, group),
    forget: forgetIn(db, group),
    whenLost: () => {},
    health: healthOf(db, group),
    close: group.close,
  };
}

type Codes = Pick<Store, 'reserveCode' | 'releaseCode'>;

function codesIn(db: DatabaseSync, { ask }: GroupCommit): Codes {
  const reserve = db.prepare('INSERT INTO codes (code, reserved_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const release = db.prepare(
    'DELETE FROM codes WHERE code = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.code = codes.code)',
  );
  return {
    reserveCode: (code, at) => ask(() => reserve.run(code, at).changes === 1),
    releaseCode: (code) => ask(() => void release.run(code)),
  };
}

/** What is given is taken as it is at the call; it is written when what comes back is called. */
type TableWriter = (table: StoredTable) => () => void;

function tableWriter(db: DatabaseSync): TableWriter {
  const save = db.prepare(
    `INSERT INTO tables (code, settings, opener, phase, server_part, match, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET settings = excluded.settings, opener = excluded.opener,
       phase = excluded.phase, server_part = excluded.server_part, match = excluded.match,
       changed_at = excluded.changed_at`,
  );
  const clearChairs = db.prepare('DELETE FROM chairs WHERE code = ?');
  const saveChair = db.prepare(
    'INSERT INTO chairs (code, seat, name, colour, bot, key_hash) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const clearRemoved = db.prepare('DELETE FROM removed WHERE code = ?');
  const saveRemoved = db.prepare('INSERT INTO removed (code, key_hash, name) VALUES (?, ?, ?)');
  const clearCalls = db.prepare('DELETE FROM calls WHERE code = ?');
  const saveCall = db.prepare(
    'INSERT INTO calls (code, key_hash, endpoint, p256dh, auth, language) VALUES (?, ?, ?, ?, ?, ?)',
  );
  // Whoever takes a seat to another device takes his consent along.
  const saveOwners = db.prepare(
    `UPDATE consents SET key_hash = chairs.key_hash FROM chairs
     WHERE consents.match = ? AND chairs.code = ? AND chairs.seat = consents.seat AND chairs.key_hash IS NOT NULL
       AND consents.key_hash <> ''`,
  );
  return (table) => {
    const { code, settings, series, opener, chairs, removed, phase, serverPart, matchId, changedAt } = table;
    const callRows = (table.calls ?? []).map(({ keyHash, endpoint, p256dh, auth, language }) => [
      code,
      keyHash,
      endpoint,
      p256dh,
      auth,
      language,
    ]);
    const row = [
      code,
      settingsText({ settings, series, blocked: table.blocked }),
      opener,
      phase,
      serverPart,
      matchId ?? null,
      changedAt,
    ];
    const removedRows = removed.map(({ name, keyHash }) => [code, keyHash, name]);
    const chairRows = chairs.map(({ seat, name, colour, bot, keyHash }) => [
      code,
      seat,
      name,
      colour,
      bot ? 1 : 0,
      keyHash ?? null,
    ]);
    return () => {
      save.run(...row);
      clearChairs.run(code);
      for (const chair of chairRows) saveChair.run(...chair);
      clearRemoved.run(code);
      for (const person of removedRows) saveRemoved.run(...person);
      clearCalls.run(code);
      for (const call of callRows) saveCall.run(...call);
      if (phase === 'over') saveOwners.run(matchId ?? null, code);
    };
  };
}

/** By an index that has no closed ones in it. */
export const OPEN_TABLES = 'SELECT code FROM tables WHERE closed_at IS NULL ORDER BY changed_at';

type Tables = Pick<
  Store,
  | 'saveTable'
  | 'loadTable'
  | 'openTables'
  | 'waitingTables'
  | 'tablesLeft'
  | 'closeTable'
  | 'claimTable'
  | 'releaseTable'
>;

function tablesIn(db: DatabaseSync, { ask }: GroupCommit, writeTable: TableWriter): Tables {
  const table = db.prepare('SELECT * FROM tables WHERE code = ? AND closed_at IS NULL');
  const chairs = db.prepare('SELECT * FROM chairs WHERE code = ? ORDER BY seat');
  const removed = db.prepare('SELECT * FROM removed WHERE code = ? ORDER BY name');
  const calls = db.prepare('SELECT * FROM calls WHERE code = ? ORDER BY key_hash');
  const forgetCalls = db.prepare('DELETE FROM calls WHERE code = ?');
  const open = db.prepare(OPEN_TABLES);
  const waiting = db.prepare(
    "SELECT * FROM tables WHERE closed_at IS NULL AND phase = 'waiting' ORDER BY changed_at",
  );
  // A table that plays is changed by its match: the last step and the last words count too.
  const left = db.prepare(
    `SELECT code FROM tables WHERE closed_at IS NULL
       AND max(changed_at,
         ifnull((SELECT at FROM steps WHERE steps.match = tables.match ORDER BY number DESC LIMIT 1), 0),
         ifnull((SELECT max(at) FROM talk WHERE talk.match = tables.match), 0))
         < iif(phase = 'waiting', ?, ?)
     ORDER BY changed_at`,
  );
  const withPeople = (row: Row): TableRows => {
    const code = String(row['code']);
    return { row, chairs: chairs.all(code), removed: removed.all(code), calls: calls.all(code) };
  };
  const close = db.prepare('UPDATE tables SET closed_at = ? WHERE code = ? AND closed_at IS NULL');
  return {
    saveTable: (table) => ask(writeTable(table)),
    async loadTable(code) {
      const rows = await ask(() => {
        const row = table.get(code);
        return row && withPeople(row);
      });
      return rows && readTable(rows);
    },
    async waitingTables() {
      const found = await ask(() => waiting.all().map(withPeople));
      return readable(found, readTable);
    },
    openTables: () => ask(() => open.all().map((row) => String(row['code']))),
    tablesLeft: ({ waiting, withMatch }) =>
      ask(() => left.all(waiting, withMatch).map((row) => String(row['code']))),
    closeTable: (code, at) =>
      ask(() => {
        close.run(at, code);
        forgetCalls.run(code);
      }),
    claimTable: (code) => ask(() => (table.get(code) ? 'here' : 'nowhere')),
    releaseTable: async () => {},
  };
}

type Matches = Pick<
  Store,
  'beginMatch' | 'appendSteps' | 'endMatch' | 'rulesOf' | 'loadRecord' | 'finishedRecord'
>;

function matchesIn(db: DatabaseSync, { ask }: GroupCommit, writeTable: TableWriter): Matches {
  const begin = db.prepare('INSERT INTO matches (id, code, setup, began_at) VALUES (?, ?, ?, ?)');
  const nowPlays = db.prepare("UPDATE tables SET phase = 'playing', match = ? WHERE code = ?");
  const standing = db.prepare(
    `SELECT ended_at IS NOT NULL AS ended,
       1 + ifnull((SELECT max(number) FROM steps WHERE match = id), 0) AS next
     FROM matches WHERE id = ?`,
  );
  const append = db.prepare(
    'INSERT INTO steps (match, number, actor, command, digest, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const end = db.prepare('UPDATE matches SET ended_at = ?, ending = ? WHERE id = ?');
  const over = db.prepare("UPDATE tables SET phase = 'over', changed_at = ? WHERE match = ?");
  const askPeople = db.prepare(
    `INSERT INTO consents (match, seat, key_hash)
     SELECT tables.match, chairs.seat, chairs.key_hash FROM tables JOIN chairs ON chairs.code = tables.code
     WHERE tables.match = ? AND chairs.key_hash IS NOT NULL`,
  );
  const rules = db.prepare("SELECT id, json_extract(setup, '$.rules') AS rules FROM matches WHERE id = ?");
  const match = db.prepare('SELECT * FROM matches WHERE id = ?');
  const finished = db.prepare('SELECT * FROM matches WHERE id = ? AND ended_at IS NOT NULL');
  const steps = db.prepare('SELECT * FROM steps WHERE match = ? ORDER BY number');

  function standingOf(matchId: string) {
    const row = standing.get(matchId);
    if (!row) throw new StoreError('unknown', `There is no match ${matchId} in the store.`);
    return { ended: row['ended'] === 1, next: Number(row['next']) };
  }

  async function record(matchId: string, query: typeof match) {
    const found = await ask(() => {
      const row = query.get(matchId);
      return row && { row, steps: steps.all(matchId) };
    });
    return found && readRecord(found.row, found.steps);
  }

  return {
    beginMatch({ id, table, setup }) {
      const { code, changedAt } = table;
      const row = [id, code, JSON.stringify(setup), changedAt];
      const write = writeTable(table);
      return ask(() => {
        write();
        begin.run(...row);
        nowPlays.run(id, code);
      });
    },
    appendSteps(matchId, firstNumber, added, at) {
      const rows = added.map(({ actor, command, digest }) => [actor, JSON.stringify(command), digest, at]);
      return ask(() => {
        const { ended, next } = standingOf(matchId);
        if (ended) throw new StoreError('ended', `The match ${matchId} has ended: it has no more steps.`);
        if (firstNumber !== next) {
          const sentence = `The next step of match ${matchId} is ${next}, not ${firstNumber}.`;
          throw new StoreError('not-next', sentence);
        }
        for (const [index, row] of rows.entries()) append.run(matchId, firstNumber + index, ...row);
      });
    },
    endMatch: (matchId, at, ending) =>
      ask(() => {
        if (standingOf(matchId).ended) return;
        end.run(at, ending, matchId);
        over.run(at, matchId);
        askPeople.run(matchId);
      }),
    async rulesOf(matchId) {
      const row = await ask(() => rules.get(matchId));
      return row && readRules(row);
    },
    loadRecord: (matchId) => record(matchId, match),
    finishedRecord: (matchId) => record(matchId, finished),
  };
}

type Consents = Pick<Store, 'consents' | 'setConsent' | 'withdraw' | 'listedMatches'>;

function consentsIn(db: DatabaseSync, { ask }: GroupCommit): Consents {
  const ended = db.prepare('SELECT 1 FROM matches WHERE id = ? AND ended_at IS NOT NULL');
  const consents = db.prepare('SELECT * FROM consents WHERE match = ? ORDER BY seat');
  const set = db.prepare('UPDATE consents SET listing = ?, marks = ? WHERE match = ? AND key_hash = ?');
  // One who does not agree is enough.
  const list = db.prepare(
    'UPDATE matches SET listed = (SELECT min(listing) FROM consents WHERE match = id) WHERE id = ?',
  );
  const seatOf = db.prepare('SELECT seat FROM consents WHERE match = ? AND key_hash = ?');
  const unsay = db.prepare('DELETE FROM talk WHERE match = ? AND sender = ?');
  const leave = db.prepare(
    "UPDATE consents SET key_hash = '', listing = 0, marks = 0 WHERE match = ? AND key_hash = ?",
  );
  const unlist = db.prepare('UPDATE matches SET listed = 0 WHERE id = ?');
  // While an open table still shows it, it is left to be forgotten with the oldest.
  const endLongAgo = db.prepare(
    "UPDATE matches SET ended_at = 0 WHERE id = ? AND NOT EXISTS (SELECT 1 FROM consents WHERE match = id AND key_hash <> '')",
  );
  const remove = db.prepare(
    `DELETE FROM matches WHERE id = ? AND ended_at = 0
       AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.match = matches.id AND closed_at IS NULL)`,
  );
  const listed = db.prepare('SELECT * FROM matches WHERE listed = 1 ORDER BY ended_at DESC LIMIT ?');
  return {
    async consents(matchId) {
      const rows = await ask(() => ended.get(matchId) && consents.all(matchId));
      return rows?.map(readConsent);
    },
    setConsent: (matchId, keyHash, { listing, marks }) =>
      ask(() => {
        const isSomebody = set.run(Number(listing), Number(marks), matchId, keyHash).changes === 1;
        if (isSomebody) list.run(matchId);
        return isSomebody;
      }),
    withdraw: (matchId, keyHash) =>
      ask(() => {
        const seat = seatOf.get(matchId, keyHash)?.['seat'];
        if (seat === undefined || keyHash === '') return false;
        unsay.run(matchId, seat);
        leave.run(matchId, keyHash);
        unlist.run(matchId);
        endLongAgo.run(matchId);
        remove.run(matchId);
        return true;
      }),
    listedMatches: async (most) => (await ask(() => listed.all(most))).map(readListed),
  };
}

type TalkLog = Pick<Store, 'appendTalk' | 'loadTalk'>;

function talkIn(db: DatabaseSync, { ask }: GroupCommit): TalkLog {
  const append = db.prepare(
    'INSERT INTO talk (match, after_step, at, sender, kind, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const talk = db.prepare('SELECT * FROM talk WHERE match = ? ORDER BY number');
  return {
    appendTalk: (matchId, { afterStep, at, from, kind, body }) =>
      ask(() => void append.run(matchId, afterStep, at, from, kind, body)),
    loadTalk: async (matchId) => (await ask(() => talk.all(matchId))).map(readTalk),
  };
}

function forgetIn(db: DatabaseSync, { ask }: GroupCommit): Store['forget'] {
  // Their steps, consents, talk and chairs go with them.
  const inOrder = [
    `DELETE FROM matches WHERE ended_at < ? AND NOT EXISTS
       (SELECT 1 FROM tables WHERE tables.match = matches.id AND closed_at IS NULL)`,
    `DELETE FROM matches WHERE ended_at IS NULL AND code IN (SELECT code FROM tables WHERE closed_at < ?)`,
    'DELETE FROM tables WHERE closed_at < ?',
    'DELETE FROM codes WHERE reserved_at < ? AND code NOT IN (SELECT code FROM tables)',
  ].map((sql) => db.prepare(sql));
  return (before) =>
    ask(() => {
      for (const statement of inOrder) statement.run(before);
    });
}

/** More than the odds and ends of a full disk, into which a small thing may still go. */
const PROBE_BYTES = 64 * 1024;

function healthOf(db: DatabaseSync, { ask, health, recovered }: GroupCommit): Store['health'] {
  const fill = db.prepare('INSERT INTO probe (filling) VALUES (zeroblob(?))');
  const clear = db.prepare('DELETE FROM probe');
  return async () => {
    if (health().ok) return health();
    try {
      // Two commits: what is taken back in the same one needs no room. The second leaves the room to others.
      await ask(() => void fill.run(PROBE_BYTES));
      await ask(() => void clear.run());
      recovered();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
    return health();
  };
}
