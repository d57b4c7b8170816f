import type { PostgresLine } from './postgres-line.ts';
import { tableWriter } from './postgres-tables.ts';
import { type Row, readRecord, readRules } from './rows.ts';
import type { Store } from './store.ts';

type Matches = Pick<
  Store,
  'beginMatch' | 'appendSteps' | 'endMatch' | 'rulesOf' | 'loadRecord' | 'finishedRecord'
>;

const BEGIN = 'INSERT INTO matches (id, code, setup, began_at) VALUES ($1, $2, $3, $4)';
const NOW_PLAYS = "UPDATE tables SET phase = 'playing', match = $1 WHERE code = $2";
const APPEND = 'SELECT append_steps($1, $2, $3, $4, $5, $6, $7)';
const END = 'SELECT end_match($1, $2, $3, $4)';
const RULES = "SELECT id, setup::json ->> 'rules' AS rules FROM matches WHERE id = $1";
const MATCH = 'SELECT * FROM matches WHERE id = $1';
const FINISHED = 'SELECT * FROM matches WHERE id = $1 AND ended_at IS NOT NULL';
const STEPS = 'SELECT number, actor, command, digest FROM steps WHERE match = $1 ORDER BY number';

export function matchesIn(line: PostgresLine, me: () => number, reading: () => PostgresLine): Matches {
  async function record(from: PostgresLine, matchId: string, text: string) {
    const found = await from.ask('loadRecord', async (query) => {
      const [matches, steps] = await Promise.all([query(text, [matchId]), query(STEPS, [matchId])]);
      return { row: matches.rows[0], steps: steps.rows };
    });
    return found.row && readRecord(found.row, found.steps.map(withActor));
  }

  return {
    beginMatch({ id, table, setup }) {
      const { code, changedAt } = table;
      const row = [id, code, JSON.stringify(setup), changedAt];
      const write = tableWriter(table, me());
      return line.ask('beginMatch', async (query) => {
        await Promise.all([write(query), query(BEGIN, row), query(NOW_PLAYS, [id, code])]);
      });
    },
    appendSteps(matchId, firstNumber, added, at) {
      const values = [
        matchId,
        me(),
        firstNumber,
        added.map(({ actor }) => String(actor)),
        added.map(({ command }) => JSON.stringify(command)),
        added.map(({ digest }) => digest),
        at,
      ];
      return line.ask('appendSteps', async (query) => void (await query(APPEND, values)));
    },
    endMatch: (matchId, at, ending) =>
      line.ask('endMatch', async (query) => void (await query(END, [matchId, me(), at, ending]))),
    async rulesOf(matchId) {
      const { rows } = await line.ask('rulesOf', (query) => query(RULES, [matchId]));
      return rows[0] && readRules(rows[0]);
    },
    loadRecord: (matchId) => record(line, matchId, MATCH),
    finishedRecord: (matchId) => record(reading(), matchId, FINISHED),
  };
}

/** A seat is a number, the dealer a word; the column knows text only. */
const withActor = (row: Row): Row => ({ ...row, actor: seatOrWord(row['actor']) });

export const seatOrWord = (text: unknown): unknown =>
  typeof text === 'string' && /^\d$/.test(text) ? Number(text) : text;
