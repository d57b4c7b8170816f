import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedNumber } from '#server/tools/bot-match.ts';
import { median } from '#server/tools/statistics.ts';
import type { SeatView } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { CHAIR_GIVEN } from '#shared/wire/public-table.ts';
import { readShownAsks } from '#shared/wire/shown-lists.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import { type Picks, picksFrom } from '#tests/trials/twins/secrets.ts';
import { commandsOf, type Disk, isDealersView, readDisk } from './disk.ts';
import { CrashPlayer } from './player.ts';
import { type CrashServer, startCrashServer } from './server-process.ts';

const CHAIRS = 4;
const LAST_CHAIR = 3;
const SETTINGS: TableSettings = {
  listed: false,
  spectators: true,
  seats: CHAIRS,
  options: NO_OPTIONS,
  turnSeconds: 120,
  tradeSeconds: 30,
  armorSeconds: 3,
};
/** Between two kills so many commands are played per table. */
const COMMANDS_BETWEEN = { least: 1, more: 4 };
/** A kill comes so soon after a command was sent, to meet it at every stage. */
const MOST_DELAY_MS = 12;
/** If nobody has anything to do for so long, the kill comes all the same. */
const MOST_WAIT_MS = 15_000;

export interface CrashWish {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  killed?(count: number): void;
}

export type CrashReport = Awaited<ReturnType<typeof crashRun>>;

/** Tables are played over real sockets while their server is killed again and again. */
export async function crashRun({ kills, tables, seed, killed }: CrashWish) {
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-crash-'));
  const pick = picksFrom(seedNumber(`crash ${seed}`));
  const found = {
    /** Commands that were acknowledged, and of these the ones not on disk after a kill. */
    acknowledged: 0,
    missing: 0,
    /** Commands on disk that nobody sent, or sent once and found twice. */
    unasked: 0,
    /** Commands a kill left without an answer that were on disk all the same. */
    unanswered: 0,
    tablesLost: 0,
    /** D6: bots' chairs that were given to people, each just before a kill. */
    chairsGiven: 0,
    returns: 0,
    seatsLost: 0,
    pictures: 0,
    wrongPictures: 0,
  };
  const returnTimes: number[] = [];
  let server = await startCrashServer(folder, 0);
  try {
    const codes: string[] = [];
    while (codes.length < tables) codes.push(await openTable(server));
    const players = codes.flatMap((code, index) => peopleAt(server, code, index, pick));
    for (const code of codes) await beginMatch(players.filter((player) => player.code === code));
    let pictures = await takeSeats(players);
    let steps = new Map<string, number>();

    for (let kill = 1; kill <= kills; kill++) {
      const friend = await giveChair(server, players, pick);
      const wanted = tables * (COMMANDS_BETWEEN.least + pick(COMMANDS_BETWEEN.more));
      found.acknowledged += await playUntilKilled(server, players, wanted, pick(MOST_DELAY_MS));
      const disk = await readDisk(folder);
      found.tablesLost += codes.filter((code) => !disk.has(code)).length;
      found.pictures += pictures.size;
      found.wrongPictures += wrongPictures(pictures, disk, steps);
      for (const { code, seat, ledger } of players) {
        const audit = ledger.audit(commandsOf(disk.get(code), seat));
        found.missing += audit.missing;
        found.unasked += audit.unasked;
        found.unanswered += audit.unanswered;
      }
      if (friend) {
        // What was played in that chair before was the bot's.
        friend.ledger.audit(commandsOf(disk.get(friend.code), LAST_CHAIR));
        players.push(friend);
        found.chairsGiven += 1;
      }
      steps = new Map([...disk].map(([code, record]) => [code, record.steps.length]));

      const start = performance.now();
      server = await startCrashServer(folder, server.port);
      await Promise.all(players.map((player) => player.come()));
      pictures = await takeSeats(players);
      returnTimes.push(performance.now() - start);
      found.returns += pictures.size;
      found.seatsLost += players.length - pictures.size;
      killed?.(kill);
    }
    await server.kill();
    found.pictures += pictures.size;
    found.wrongPictures += wrongPictures(pictures, await readDisk(folder), steps);
    return {
      kills,
      tables,
      people: players.length,
      steps: [...steps.values()].reduce((sum, count) => sum + count, 0),
      matchesOver: [...pictures].filter(([{ seat }, { ending }]) => seat === 0 && ending).length,
      ...found,
      /** From the start of the new server until everybody has his picture. */
      millisecondsToReturn: { median: median(returnTimes), most: Math.max(...returnTimes) },
    };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function openTable({ url }: CrashServer): Promise<string> {
  const answer = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(SETTINGS),
  });
  const { code }: { code: string } = await answer.json();
  return code;
}

/** Four at one table, three and a bot at the next. */
function peopleAt({ url }: CrashServer, code: string, table: number, pick: Picks): CrashPlayer[] {
  return ['Ann', 'Bob', 'Cid', 'Dee']
    .slice(0, CHAIRS - (table % 2))
    .map((name) => new CrashPlayer(url, code, name, randomBytes(32).toString('hex'), pick));
}

async function beginMatch(players: readonly CrashPlayer[]): Promise<void> {
  for (const player of players) await player.come();
  const opener = players[0]?.client;
  if (players.length < CHAIRS) await opener?.request('set-chair', { seat: LAST_CHAIR, to: 'bot' });
  for (const { client } of players) await client.beReady();
  const started = await opener?.request('start', {});
  if (!started?.ok) throw new Error(`the match did not start: ${started?.reason}`);
}

/** D6: at a table with a bot somebody watches, asks for its chair, and is given it; his device has not come to it yet. */
async function giveChair(
  { url }: CrashServer,
  players: readonly CrashPlayer[],
  pick: Picks,
): Promise<CrashPlayer | undefined> {
  const withBot = players.find(
    ({ client }) => client.chairs[LAST_CHAIR]?.kind === 'bot' && !client.seatView?.ending,
  );
  if (!withBot) return undefined;
  const { code } = withBot;
  const key = randomBytes(32).toString('hex');
  const watcher = await SeatClient.join(url, code, { name: '', key, watch: true });
  await watcher.until(({ seat }) => seat === 'watching');
  const asked = await watcher.request('ask-chair', { seat: LAST_CHAIR, name: 'Zoe' });
  if (!asked.ok) throw new Error(`the chair was not asked for: ${asked.reason}`);
  for (const { client } of players.filter((player) => player.code === code)) {
    await client.until(({ room }) => readShownAsks(room.state.asks).length > 0);
    const [ask] = readShownAsks(client.room.state.asks);
    await client.request('answer-ask', { ask: ask?.id ?? 0, agreed: true });
  }
  if ((await watcher.left()) !== CHAIR_GIVEN) throw new Error('the chair was not given');
  return new CrashPlayer(url, code, 'Zoe', key, pick);
}

/** Everybody's picture, but for those who are not in the seat they had before. */
async function takeSeats(players: readonly CrashPlayer[]): Promise<ReadonlyMap<CrashPlayer, SeatView>> {
  const pictures = new Map<CrashPlayer, SeatView>();
  for (const player of players) {
    const picture = await player.takeSeat();
    if (picture) pictures.set(player, picture);
  }
  return pictures;
}

/** Kills the server while a command is on its way, after so many were acknowledged; tells how many there were. */
async function playUntilKilled(
  server: CrashServer,
  players: readonly CrashPlayer[],
  wanted: number,
  delay: number,
): Promise<number> {
  let count = 0;
  const enough = Promise.withResolvers<void>();
  const playing = players.map((player) =>
    player.playOn({
      sent: () => {
        if (count >= wanted) enough.resolve();
      },
      acknowledged: () => {
        count += 1;
      },
    }),
  );
  const tooLong = new AbortController();
  await Promise.race([
    enough.promise,
    pause(MOST_WAIT_MS, undefined, { signal: tooLong.signal }).catch(() => {}),
  ]);
  tooLong.abort();
  await pause(delay);
  await server.kill();
  await Promise.all(playing);
  return count;
}

/** Compared at the next kill, when the disk stands still. */
function wrongPictures(
  pictures: ReadonlyMap<CrashPlayer, SeatView>,
  disk: Disk,
  steps: ReadonlyMap<string, number>,
): number {
  return [...pictures].filter(([{ code }, picture]) => {
    const record = disk.get(code);
    return !record || !isDealersView(picture, record, steps.get(code) ?? 0);
  }).length;
}
