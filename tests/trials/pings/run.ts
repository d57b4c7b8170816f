import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from '#server/tools/statistics.ts';
import { awaitedSeats, offeredCommands } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { auc } from './auc.ts';

export interface PingWish {
  /** Of each kind, with and without a secret answer. */
  readonly samples: number;
  readonly players: number;
  /** Where the server writes: in its own thread, as a baseline, or as it does. */
  readonly store: 'in-thread' | 'own';
  /** What the third seat times: pings of its socket, or a request that is looked up in the store. */
  readonly way: 'ping' | 'request';
  /**
   * What happens in a quiet look: the same answer at another server of this machine, or nothing. The trader's own
   * device runs on this machine, too, and takes processor time no real one could take; an answer elsewhere takes as
   * much. What is left is how long the server's own thread stands still. It cancels as well what the store's threads
   * take from a machine with few processors: only a comparison with nothing shows that, mixed with the device.
   */
  readonly quiet: 'elsewhere' | 'nothing';
  readonly pick: Picks;
  sampled?(count: number): void;
}

export type PingReport = Awaited<ReturnType<typeof pingRun>>;

/** The answer comes somewhere in the first part of a look. */
const MOST_DELAY_MS = 8;
/** So much after everything else has become quiet. */
const CALM_MS = 60;

/** Pings the server again and again, half of the times while somebody seals a card for a trade. */
export async function pingRun({ samples, players, store, way, quiet, pick, sampled }: PingWish) {
  const looks = { sealed: [] as number[][], quiet: [] as number[][] };
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-pings-'));
  const children: ChildProcess[] = [];
  const begin = async (program: string, ...given: string[]) => {
    const child = fork(fileURLToPath(new URL(program, import.meta.url)), given, {
      execArgv: ['--no-experimental-websocket'],
    });
    children.push(child);
    return { child, said: await told(child) };
  };
  const beginServer = async (name: string) => {
    mkdirSync(join(folder, name));
    const { child, said } = await begin('ping-server.ts', join(folder, name), store, String(players));
    return { url: String(said), forgive: () => child.send('forgive') };
  };
  try {
    const server = await beginServer('here');
    const other = await beginServer('elsewhere');
    const { child: pinger } = await begin('pinger.ts', server.url, await openTable(server.url, players), way);
    while (looks.sealed.length < samples) {
      for (const { forgive } of [server, other]) forgive();
      const [sealers, others] = await Promise.all([seated(server.url, players), seated(other.url, players)]);
      const answers = {
        sealed: sealing(sealers),
        quiet: quiet === 'elsewhere' ? sealing(others) : async () => {},
      };
      // Either comes first as often as the other, so that no drift of the machine's load favours one.
      for (const kind of pick(2) === 0 ? (['sealed', 'quiet'] as const) : (['quiet', 'sealed'] as const)) {
        await pause(CALM_MS);
        pinger.send('look');
        const look = told(pinger);
        await pause(1 + pick(MOST_DELAY_MS));
        await answers[kind]();
        looks[kind].push((await look) as number[]);
      }
      await Promise.all([...sealers, ...others].map((client) => client.leave()));
      sampled?.(looks.sealed.length);
    }
  } finally {
    for (const child of children) {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }
    rmSync(folder, { recursive: true });
  }
  return {
    samples,
    pings: [...looks.sealed, ...looks.quiet].reduce((sum, look) => sum + look.length, 0),
    longest: compared(looks, (look) => Math.max(...look)),
    mean: compared(looks, (look) => look.reduce((sum, wait) => sum + wait, 0) / look.length),
  };
}

/** What one figure of a look tells of it. */
function compared(
  { sealed, quiet }: Record<'sealed' | 'quiet', readonly number[][]>,
  of: (look: number[]) => number,
) {
  const figures = { sealed: sealed.map(of), quiet: quiet.map(of) };
  return {
    auc: auc(figures.sealed, figures.quiet),
    medians: { sealed: median(figures.sealed), quiet: median(figures.quiet) },
  };
}

/** The next message of a process; nobody waits for one that has ended. */
function told(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process of the trial ended too early'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

async function openTable(url: string, seats: number): Promise<string> {
  const settings: TableSettings = {
    listed: false,
    spectators: false,
    seats,
    options: NO_OPTIONS,
    turnSeconds: 'off',
    tradeSeconds: 'off',
    armorSeconds: 5,
  };
  const opened = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(settings),
  });
  const { code }: { code: string } = await opened.json();
  return code;
}

/** A table at which two are asked for a card. */
async function seated(url: string, players: number): Promise<readonly SeatClient[]> {
  const code = await openTable(url, players);
  const people = await Promise.all(
    Array.from({ length: players }, (_, i) => {
      const key = Buffer.from(`${code} ${i}`.padEnd(32, '#')).toString('hex').slice(0, 64);
      return SeatClient.join(url, code, { name: `Player ${i}`, key });
    }),
  );
  await Promise.all(people.map((client) => client.until(({ seat }) => seat !== undefined)));
  await Promise.all(people.map((client) => client.beReady('cd'.repeat(32))));
  const opener = people.find(({ seat }) => seat === 0);
  await opener?.request('start', {});
  await Promise.all(people.map((client) => client.until(({ seatView }) => seatView !== undefined)));
  return people;
}

/** What the first who is asked will answer: found beforehand, so that only the answer itself falls into a look. */
function sealing(people: readonly SeatClient[]): () => Promise<void> {
  const table = people[0]?.table;
  const [trader] = table ? awaitedSeats(table) : [];
  const client = people.find(({ seat }) => seat === trader);
  const gift = client?.seatView && offeredCommands(client.seatView).find(({ type }) => type === 'give');
  if (!client || !gift) throw new Error('nobody is asked for a card');
  return async () => {
    const answer = await client.play(gift);
    if (!answer.ok) throw new Error(`a card was refused: ${answer.reason}`);
  };
}
