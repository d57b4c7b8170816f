import { pino } from 'pino';
import { type Match, openMatch } from '#server/dealer/index.ts';
import { startServer } from '#server/main.ts';
import { type Dealer, THE_DEALER } from '#server/rooms/dealer.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { settledStore } from '#tests/trials/table/idle-aware-store.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';
import type { Projection } from './dealer-twins.ts';

/** Where the tables of a world are: real servers whose clock is moved by hand. */
export interface WireHouse {
  readonly url: string;
  now(): number;
  advance(milliseconds: number): void | Promise<void>;
  /** Everything asked of the store is done and answered. */
  settled(): Promise<void>;
  /** The next match that is dealt is this one, with these random bytes. */
  prepare(dealt: Dealt): void | Promise<void>;
  close(): Promise<void>;
}

/** A match to be dealt: the one of a pair, in one of the two worlds. */
export interface Dealt {
  readonly seed: string;
  readonly match: Match;
  /** Its pair in the run, from 0, and which of the two it is: a process of its own finds it by that. */
  readonly pair: number;
  readonly which: 0 | 1;
}

/** A server in this process, with a file in memory. */
export async function houseHere(projection: Projection): Promise<WireHouse> {
  const clock = handClock();
  const { store, settled } = settledStore(await openSqliteStore(':memory:'));
  let bytes = seededBytes('nothing yet');
  let seated: Match | undefined;
  const server = await startServer({
    clock,
    store,
    randomBytes: (count) => bytes(count),
    log: pino({ level: 'silent' }),
    pages: (_request, _response, next) => next(),
    port: 0,
    keepMatchesMs: 1000,
    behindProxy: false,
    sendingBeatMs: 0,
    dealer: {
      ...THE_DEALER,
      openMatch: (setup) => seated ?? openMatch(setup),
      viewFor: projection.viewFor as Dealer['viewFor'],
      seenBy: projection.seenBy,
    },
  });
  return {
    url: `http://localhost:${server.port}`,
    now: clock.now,
    advance: clock.advance,
    settled,
    prepare({ seed, match }) {
      bytes = seededBytes(seed);
      seated = match;
    },
    close: server.close,
  };
}
