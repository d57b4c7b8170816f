import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import type { Dealer } from '#server/rooms/dealer.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { seedNumber } from '#server/tools/bot-match.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { settledStore } from '#tests/trials/table/idle-aware-store.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';
import { picksFrom } from '#tests/trials/twins/secrets.ts';
import { FuzzAttackers } from './attackers.ts';
import { FuzzPeople } from './people.ts';
import { RawAttackers } from './raw-attackers.ts';
import { FuzzWatch } from './watch.ts';

export interface FuzzReport
  extends Readonly<Pick<FuzzWatch, 'messages' | 'raw' | 'sent' | 'answers' | 'bytesRead' | 'wrong'>> {
  readonly honestPlayed: number;
  readonly seconds: number;
}

interface FuzzPlan {
  readonly messages: number;
  /** How many of them go to the port itself, as no library would send them. */
  readonly raw: number;
  readonly seed: string;
  readonly progress?: (sent: number) => void;
  readonly dealer?: Dealer;
}

/** How often an address may come is counted by the minute. */
const FORGIVEN_MS = 61_000;
const RAW_AT_A_TIME = 160;
const OPERATOR_TOKEN = 'what only the operator knows';

/** Attacks a real server while people play on it. */
export async function fuzz({ messages, raw, seed, progress, dealer }: FuzzPlan): Promise<FuzzReport> {
  const clock = handClock();
  const { store, settled } = settledStore(await openSqliteStore(':memory:'));
  const watch = new FuzzWatch();
  const log = pino({ level: 'debug' }, { write: (line: string) => watch.readLog(line) });
  const uncaught = (error: unknown) => void watch.wrong.push(`uncaught: ${error}`);
  process.on('uncaughtException', uncaught);
  process.on('unhandledRejection', uncaught);
  const server = await startServer({
    clock,
    store,
    log,
    randomBytes: seededBytes(seed),
    pages: (_request, _response, next) => next(),
    port: 0,
    keepMatchesMs: 1000,
    behindProxy: false,
    sendingBeatMs: 0,
    operatorToken: OPERATOR_TOKEN,
    ...(dealer && { dealer }),
  });
  const passTime = async (milliseconds: number) => {
    await settled();
    clock.advance(milliseconds);
    await settled();
  };
  const pick = picksFrom(seedNumber(`fuzz ${seed}`));
  const rawAttackers = new RawAttackers(server.port, pick, watch);
  const attackers = new FuzzAttackers(server.port, pick, watch);
  const people = new FuzzPeople(`http://localhost:${server.port}`, store, { seed, pick, passTime });
  const began = performance.now();
  try {
    while ((watch.messages < messages || watch.raw < raw) && watch.wrong.length === 0) {
      await passTime(FORGIVEN_MS);
      watch.guard([...(await people.sitDown()), { text: OPERATOR_TOKEN }]);
      const { tables } = people;
      // While strangers attack, the others play, no faster than people can.
      await Promise.all([attackers.asStrangers(tables), attackers.overHttp(people), people.play()]);
      await attackers.asCheats(tables);
      await attackers.flood(tables[0]);
      if (watch.raw < raw) await rawAttackers.attack(RAW_AT_A_TIME, tables[0]?.code ?? '');
      await people.play();
      watch.judgeSlips();
      watch.wrong.push(...(await people.complaints()));
      progress?.(Math.min(messages, watch.messages));
    }
  } finally {
    await people.leave();
    attackers.leave();
    await server.close();
    process.off('uncaughtException', uncaught);
    process.off('unhandledRejection', uncaught);
  }
  const { sent, answers, bytesRead, wrong } = watch;
  const seconds = (performance.now() - began) / 1000;
  return {
    messages: watch.messages,
    raw: watch.raw,
    sent,
    answers,
    bytesRead,
    wrong,
    honestPlayed: people.played,
    seconds,
  };
}
