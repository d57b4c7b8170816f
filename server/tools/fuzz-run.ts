import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import type { Dealer } from '#server/rooms/dealer.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { FuzzAttackers } from './fuzz-attackers.ts';
import { FuzzPeople } from './fuzz-people.ts';
import { FuzzWatch } from './fuzz-watch.ts';
import { handClock } from './hand-clock.ts';
import { seededBytes } from './seeded-bytes.ts';
import { settledStore } from './settled-store.ts';
import { seedNumber } from './simulation.ts';
import { picksFrom } from './twin-secrets.ts';

export interface FuzzReport
  extends Readonly<Pick<FuzzWatch, 'messages' | 'sent' | 'answers' | 'bytesRead' | 'wrong'>> {
  readonly honestPlayed: number;
  readonly seconds: number;
}

interface FuzzPlan {
  readonly messages: number;
  readonly seed: string;
  readonly progress?: (sent: number) => void;
  readonly dealer?: Dealer;
}

/** How often an address may come is counted by the minute. */
const FORGIVEN_MS = 61_000;

/** Attacks a real server while people play on it. */
export async function fuzz({ messages, seed, progress, dealer }: FuzzPlan): Promise<FuzzReport> {
  const clock = handClock();
  const { store, settled } = settledStore(await openSqliteStore(':memory:'));
  const watch = new FuzzWatch();
  const log = pino({ level: 'error' }, { write: (line: string) => void watch.wrong.push(`logged: ${line}`) });
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
    ...(dealer && { dealer }),
  });
  const passTime = async (milliseconds: number) => {
    await settled();
    clock.advance(milliseconds);
    await settled();
  };
  const pick = picksFrom(seedNumber(`fuzz ${seed}`));
  const attackers = new FuzzAttackers(server.port, pick, watch);
  const people = new FuzzPeople(`http://localhost:${server.port}`, store, { seed, pick, passTime });
  const began = performance.now();
  try {
    while (watch.messages < messages && watch.wrong.length === 0) {
      await passTime(FORGIVEN_MS);
      watch.guard(await people.sitDown());
      const { tables } = people;
      // While strangers attack, the others play, no faster than people can.
      await Promise.all([attackers.asStrangers(tables), attackers.overHttp(people), people.play()]);
      await attackers.asCheats(tables);
      await attackers.flood(tables[0]);
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
  return { messages: watch.messages, sent, answers, bytesRead, wrong, honestPlayed: people.played, seconds };
}
