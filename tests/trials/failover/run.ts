import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '#server/store/index.ts';
import { seedNumber } from '#server/tools/bot-match.ts';
import { median } from '#server/tools/statistics.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { CALLER_HEADER } from '#tests/throw-away/nginx.ts';
import { commandsOf, isDealersView } from '#tests/trials/crash/disk.ts';
import { type Picks, picksFrom } from '#tests/trials/twins/secrets.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { FailoverPlayer } from './player.ts';

const CHAIRS = 4;
const SETTINGS: TableSettings = {
  listed: false,
  spectators: false,
  seats: CHAIRS,
  options: NO_OPTIONS,
  turnSeconds: 120,
  tradeSeconds: 30,
  armorSeconds: 3,
};

export const FAULTS = ['kill', 'stall', 'terminate', 'redis', 'postgres'] as const;
type Fault = (typeof FAULTS)[number];

/** Longer than a lease: a stalled process is taken for dead before it goes on. */
const STALL_MS = 8_000;
const AWAY_MS = { least: 200, more: 1800 };
/** How long is played between two faults, at least and at most. */
const QUIET_MS = { least: 500, more: 1500 };
/** Nobody waits longer than this; a table that does not go on by then is lost. */
const MOST_WAIT_MS = 90_000;

export interface FailoverWish {
  readonly faults: readonly Fault[];
  readonly tables: number;
  readonly seed: string;
  readonly durable: boolean;
  /** How long PostgreSQL, Redis or a killed process are away; a while by chance if it is not said. */
  readonly away?: number | undefined;
  struck?(count: number): void;
}

export type FailoverReport = Awaited<ReturnType<typeof failoverRun>>;

/** Faults by chance, as many of each kind as there can be. */
export function someFaults(kinds: readonly Fault[], count: number, seed: string): readonly Fault[] {
  const pick = picksFrom(seedNumber(`faults ${seed}`));
  const left: Fault[] = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? 'kill');
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0] ?? 'kill');
}

/** Tables are played over real sockets while the processes that serve them, and what those need, go away and come back. */
export async function failoverRun({ faults, tables, seed, durable, away, struck }: FailoverWish) {
  const pick = picksFrom(seedNumber(`failover ${seed}`));
  const cluster = await startCluster({ durable });
  try {
    const players: FailoverPlayer[] = [];
    for (let table = 0; table < tables; table++) players.push(...(await openMatch(cluster, table, pick)));
    const living = players.map((player) => player.live());
    await until(() => players.every(({ isHere }) => isHere));

    const blows: Blow[] = [];
    let stuck = 0;
    for (const [index, fault] of faults.entries()) {
      await pause(QUIET_MS.least + pick(QUIET_MS.more));
      const from = performance.now();
      await strike(fault, cluster, pick, away);
      const mended = performance.now();
      const playsOn = await until(() => codesOf(players).every((code) => playsSince(players, code, mended)));
      if (!playsOn) stuck += 1;
      blows.push({ fault, from, playing: performance.now() - mended });
      struck?.(index + 1);
    }
    for (const player of players) await player.stop();
    await Promise.all(living);
    const kept = await recordsIn(cluster.postgres.url);
    const audits = players.map(({ ledger, code, seat }) => ledger.audit(commandsOf(kept.get(code), seat)));
    const pictures = players.flatMap(({ code, pictures: all }) =>
      all.slice(-2).map((picture) => ({ code, picture })),
    );
    return {
      faults: faults.length,
      tables,
      people: players.length,
      acknowledged: sum(players.map(({ ledger }) => ledger.acknowledgements)),
      lost: sum(audits.map(({ lost }) => lost)),
      playedTwice: sum(audits.map(({ unasked }) => unasked)),
      tablesLost: codesOf(players).filter((code) => !kept.has(code)).length + stuck,
      seatsLost: sum(players.map(({ seatsLost }) => seatsLost)),
      returns: sum(players.map(({ returns }) => returns)),
      refusals: sum(players.map(({ refusals }) => refusals)),
      pictures: pictures.length,
      wrongPictures: pictures.filter(({ code, picture }) => {
        const record = kept.get(code);
        return !record || !isDealersView(picture, record, 0);
      }).length,
      steps: sum([...kept.values()].map(({ steps }) => steps.length)),
      /** Until the last had his seat and picture again, and how long somebody was away at most: of each fault. */
      byFault: FAULTS.flatMap((fault) => {
        const times = blows.flatMap((blow, index) =>
          blow.fault === fault ? [returnOf(players, blow, blows[index + 1]?.from)] : [],
        );
        if (times.length === 0) return [];
        const back = spread(times.map((time) => time.back));
        return [{ fault, count: times.length, back, away: spread(times.map((time) => time.away)) }];
      }),
      backMs: spread(blows.map((blow, index) => returnOf(players, blow, blows[index + 1]?.from).back)),
      /** From the mended fault until every table has played on. */
      playedOnMs: spread(blows.map(({ playing }) => playing)),
    };
  } finally {
    await cluster.stop();
  }
}

interface Blow {
  readonly fault: Fault;
  readonly from: number;
  readonly playing: number;
}

function returnOf(players: readonly FailoverPlayer[], { from }: Blow, to = Number.POSITIVE_INFINITY) {
  const absences = players.flatMap((player) =>
    player.absences.filter((absence) => absence.from >= from && absence.from < to),
  );
  return {
    back: Math.max(0, ...absences.map((absence) => absence.to - from)),
    away: Math.max(0, ...absences.map((absence) => absence.to - absence.from)),
  };
}

async function openMatch({ url }: Cluster, table: number, pick: Picks): Promise<FailoverPlayer[]> {
  const headers = { [CALLER_HEADER]: `10.0.${table >> 8}.${table & 255}` };
  const answer = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(SETTINGS),
  });
  const { code }: { code: string } = await answer.json();
  const players = ['Ann', 'Bob', 'Cid', 'Dee'].map(
    (name) => new FailoverPlayer(url, code, name, headers, pick),
  );
  for (const player of players) {
    await player.come();
    await player.line.until(({ seat }) => seat !== undefined);
  }
  for (const { line } of players) await line.beReady();
  const started = await players[0]?.line.request('start', {});
  if (!started?.ok) throw new Error(`the match did not start: ${started?.reason}`);
  return players;
}

/** Resolves when what was broken is whole again. */
async function strike(
  fault: Fault,
  { processes, redis, postgres }: Cluster,
  pick: Picks,
  wanted: number | undefined,
): Promise<void> {
  const game = processes[pick(processes.length)];
  const away = wanted ?? AWAY_MS.least + pick(AWAY_MS.more);
  switch (fault) {
    case 'kill':
      await game?.kill();
      await pause(away);
      return game?.start();
    case 'stall':
      game?.signal('SIGSTOP');
      await pause(STALL_MS);
      return game?.signal('SIGCONT');
    case 'terminate':
      game?.signal('SIGTERM');
      await game?.exited();
      return game?.start();
    case 'redis':
      return redis.restart(away);
    case 'postgres':
      return postgres.restart(away);
  }
}

const codesOf = (players: readonly FailoverPlayer[]): readonly string[] => [
  ...new Set(players.map(({ code }) => code)),
];

function playsSince(players: readonly FailoverPlayer[], code: string, since: number): boolean {
  const here = players.filter((player) => player.code === code);
  return (
    here.every(({ isHere }) => isHere) && here.some(({ isOver, lastPlayed }) => isOver || lastPlayed > since)
  );
}

async function until(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + MOST_WAIT_MS;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

async function recordsIn(url: string): Promise<ReadonlyMap<string, MatchRecord>> {
  const store = await openPostgresStore(url, { process: 'audit', address: '' });
  const records = new Map<string, MatchRecord>();
  for (const code of await store.openTables()) {
    const table = await store.loadTable(code);
    const record = table?.matchId ? await store.loadRecord(table.matchId) : undefined;
    if (record) records.set(code, record);
  }
  await store.close();
  return records;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const spread = (times: readonly number[]) => ({
  median: Math.round(median(times)),
  worst: Math.round(Math.max(...times)),
});
