import type { PostgresLine } from './postgres-line.ts';
import { seatOrWord } from './postgres-matches.ts';
import { readConsent, readListed, readTalk } from './rows.ts';
import type { Store } from './store.ts';

type Consents = Pick<Store, 'consents' | 'setConsent' | 'withdraw' | 'listedMatches'>;

const ENDED = 'SELECT 1 FROM matches WHERE id = $1 AND ended_at IS NOT NULL';
const CONSENTS = 'SELECT * FROM consents WHERE match = $1 ORDER BY seat';
const SET = 'UPDATE consents SET listing = $1, marks = $2 WHERE match = $3 AND key_hash = $4';
// One who does not agree is enough; a match without people is nobody's to list.
const LIST = `UPDATE matches SET listed = (SELECT min(listing) FROM consents WHERE match = id)
  WHERE id = $1 AND EXISTS (SELECT 1 FROM consents WHERE match = id)`;
const SEAT_OF = "SELECT seat FROM consents WHERE match = $1 AND key_hash = $2 AND $2 <> ''";
const UNSAY = `DELETE FROM talk WHERE match = $1 AND sender IN
  (SELECT seat::text FROM consents WHERE match = $1 AND key_hash = $2)`;
const UNLIST = `UPDATE matches SET listed = 0 WHERE id = $1
  AND EXISTS (SELECT 1 FROM consents WHERE match = $1 AND key_hash = $2)`;
const LEAVE = "UPDATE consents SET key_hash = '', listing = 0, marks = 0 WHERE match = $1 AND key_hash = $2";
// While an open table still shows it, it is left to be forgotten with the oldest.
const END_LONG_AGO = `UPDATE matches SET ended_at = 0 WHERE id = $1 AND ended_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM consents WHERE match = id)
  AND NOT EXISTS (SELECT 1 FROM consents WHERE match = id AND key_hash <> '')`;
const REMOVE = `DELETE FROM matches WHERE id = $1 AND ended_at = 0
  AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.match = matches.id AND closed_at IS NULL)`;
const LISTED = 'SELECT * FROM matches WHERE listed = 1 ORDER BY ended_at DESC LIMIT $1';

export function consentsIn(line: PostgresLine, reading: () => PostgresLine): Consents {
  return {
    async consents(matchId) {
      const [ended, consents] = await reading().ask('consents', (query) =>
        Promise.all([query(ENDED, [matchId]), query(CONSENTS, [matchId])]),
      );
      return ended.rowCount === 0 ? undefined : consents.rows.map(readConsent);
    },
    setConsent: (matchId, keyHash, { listing, marks }) =>
      line.ask('setConsent', async (query) => {
        const [set] = await Promise.all([
          query(SET, [Number(listing), Number(marks), matchId, keyHash]),
          query(LIST, [matchId]),
        ]);
        return set.rowCount === 1;
      }),
    withdraw: (matchId, keyHash) =>
      line.ask('withdraw', async (query) => {
        const [found] = await Promise.all([
          query(SEAT_OF, [matchId, keyHash]),
          query(UNSAY, [matchId, keyHash]),
          query(UNLIST, [matchId, keyHash]),
          query(LEAVE, [matchId, keyHash]),
          query(END_LONG_AGO, [matchId]),
          query(REMOVE, [matchId]),
        ]);
        return found.rowCount === 1;
      }),
    async listedMatches(most) {
      const { rows } = await reading().ask('listedMatches', (query) => query(LISTED, [most]));
      return rows.map(readListed);
    },
  };
}

type TalkLog = Pick<Store, 'appendTalk' | 'loadTalk'>;

const EXPECT_OWN_MATCH = 'SELECT expect_own_match($1, $2)';
const APPEND = 'INSERT INTO talk (match, after_step, at, sender, kind, body) VALUES ($1, $2, $3, $4, $5, $6)';
const TALK = 'SELECT * FROM talk WHERE match = $1 ORDER BY number';

export function talkIn(line: PostgresLine, me: () => number, reading: () => PostgresLine): TalkLog {
  return {
    appendTalk: (matchId, { afterStep, at, from, kind, body }) =>
      line.ask('appendTalk', async (query) => {
        await Promise.all([
          query(EXPECT_OWN_MATCH, [matchId, me()]),
          query(APPEND, [matchId, afterStep, at, String(from), kind, body]),
        ]);
      }),
    async loadTalk(matchId) {
      const { rows } = await reading().ask('loadTalk', (query) => query(TALK, [matchId]));
      return rows.map((row) => readTalk({ ...row, sender: seatOrWord(row['sender']) }));
    },
  };
}
