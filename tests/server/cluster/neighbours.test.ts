import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgresStore, type Store } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { companyPath } from '#shared/wire/company-path.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { keepFinished } from '#tests/browser/finished-match.ts';
import { Companion, knockAt } from '#tests/server/live/companion.ts';
import { keyOf, refusal, SETTINGS } from '#tests/server/live/live-server.ts';
import { freshDatabaseAt } from '#tests/throw-away/postgres.ts';
import { freePort, removeFolder, throwAwayFolder } from '#tests/throw-away/server-process.ts';
import { GameProcess } from '#tests/trials/failover/cluster.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';

const TOKEN = 'a token of the operator';
const STARTING_MS = 120_000;
const folder = throwAwayFolder('neighbours');
const processes: GameProcess[] = [];
let here = '';
let there = '';
let store: Store;

beforeAll(async () => {
  const database = await freshDatabaseAt(inject('postgres'));
  const [first, second] = [await freePort(), await freePort()];
  for (const port of [first, second]) {
    const game = new GameProcess({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database,
      REDIS_URL: inject('redis'),
      PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      BEHIND_PROXY: '1',
      OPERATOR_TOKEN: TOKEN,
      LOG_LEVEL: 'silent',
    });
    processes.push(game);
    await game.start();
  }
  here = `http://127.0.0.1:${first}`;
  there = `http://127.0.0.1:${second}`;
  store = await openPostgresStore(database, { process: 'none', address: 'nowhere.test/none' });
}, STARTING_MS);

afterAll(async () => {
  for (const game of processes) await game.kill();
  await store.close();
  removeFolder(folder);
});

function open(url: string, caller: string, change: Partial<TableSettings> = {}): Promise<Response> {
  return fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': caller },
    body: JSON.stringify({ ...SETTINGS, ...change }),
  });
}

async function codeOf(answer: Promise<Response>): Promise<string> {
  const { code }: { code: string } = await (await answer).json();
  return code;
}

/** What the home page of a process is told, until that is so. */
async function listedAt(url: string, isSo: (text: string) => boolean): Promise<string> {
  const leaving = new AbortController();
  const { body } = await fetch(`${url}/tables`, { signal: leaving.signal });
  let told = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told = piece;
    if (isSo(told)) break;
  }
  leaving.abort();
  return told;
}

describe('two processes', () => {
  test('who knocks at the wrong one is given a place at the right one, and plays there', async () => {
    const code = await codeOf(open(here, '10.0.0.1'));
    const ann = await SeatClient.join(there, code, { name: 'Ann', key: keyOf('Ann') });
    const bob = await SeatClient.join(here, code, { name: 'Bob', key: keyOf('Bob') });
    await bob.until(({ chairs }) => Object.keys(chairs).length === 2);
    // Each is told his seat by a message of its own.
    await expect.poll(() => [ann.seat, bob.seat], { timeout: 30_000 }).toEqual([0, 1]);
    const invitation = await fetch(`${there}/tables/${code}`);
    expect(await invitation.json()).toMatchObject({ phase: 'waiting' });
    expect((await fetch(`${there}/tables/BBBBB`)).status).toBe(404);
    await ann.drop();
    await bob.drop();
  });

  test('each lists the tables of both, as they come and change', async () => {
    const code = await codeOf(open(here, '10.0.0.2', { listed: true }));
    const following = listedAt(there, (text) => text.includes(code) && text.includes('"opener":"Cid"'));
    const cid = await SeatClient.join(here, code, { name: 'Cid', key: keyOf('Cid') });
    expect(await following).toContain(`"code":"${code}"`);
    await cid.drop();
  });

  test('who watches a match together is found from both, and dealt the same', async () => {
    const { record } = simulateMatch({
      seed: 'far company',
      bots: ['simple', 'simple', 'simple', 'simple'],
      options: NO_OPTIONS,
      timeOutEvery: 0,
      checked: false,
    });
    await keepFinished(store, 'COMPA-ny', record);
    const begin = { veiled: true, eyes: 2, step: 0 } as const;
    const watch = async (url: string, name: string) =>
      Companion.at(url, await (await knockAt(url, 'COMPA-ny', name, begin)).json());
    const ann = await watch(here, 'Ann');
    await expect
      .poll(async () => (await fetch(there + companyPath('COMPA-ny'))).json())
      .toEqual({ leader: 'Ann', people: 1, veiled: true });
    const bob = await watch(there, 'Bob');
    expect(bob.now).toMatchObject({ leader: ann.me, people: [{ name: 'Ann' }, { name: 'Bob' }] });
    await ann.ask('go', { to: 9, telling: false });
    await bob.until(({ dealt }) => dealt.at(-1)?.at === 9);
    expect(bob.events).toEqual(ann.events);
    await ann.room.leave();
    await bob.room.leave();
  });

  test('the operator of one sees the tables of both, and whom he bans is out at both, until he lifts it', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' };
    const act = async (url: string, path: string, body: object) =>
      (await fetch(`${url}/operator/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
        .status;
    const overview = async (url: string): Promise<{ tables: { code: string }[]; bans: { id: string }[] }> =>
      (await fetch(`${url}/operator/overview`, { headers })).json();
    const [near, far] = [await codeOf(open(here, '10.0.0.3')), await codeOf(open(there, '10.0.0.3'))];
    const dan = { name: 'Dan', key: keyOf('Dan') };
    const atNear = await SeatClient.join(here, near, dan);
    const atFar = await SeatClient.join(there, far, dan);
    await expect.poll(() => [atNear.seat, atFar.seat]).toEqual([0, 0]);
    const codes = (await overview(here)).tables.map(({ code }) => code);
    expect(codes).toContain(near);
    expect(codes).toContain(far);

    // By a seat of the one, asked of the other.
    expect(await act(here, 'ban', { table: far, seat: 0, by: 'key', hours: 1 })).toBe(200);
    await Promise.all([atNear.left(), atFar.left()]);
    expect(await refusal(SeatClient.join(there, far, dan))).toBe('banned');
    expect(await refusal(SeatClient.join(here, near, dan))).toBe('banned');
    const [ban] = (await overview(there)).bans;
    expect(await act(there, 'lift', { ban: ban?.id ?? '' })).toBe(200);
    await expect.poll(async () => (await overview(here)).bans).toEqual([]);
    const back = await SeatClient.join(here, far, dan);
    await back.drop();

    // By the address he came from, which the other process has met.
    const eve = await SeatClient.join(here, far, { name: 'Eve', key: keyOf('Eve') });
    await eve.until(({ seat }) => seat !== undefined);
    expect(await act(there, 'ban', { table: far, seat: 1, by: 'address', hours: 1 })).toBe(200);
    await eve.left();
    await expect.poll(async () => (await overview(here)).bans).toHaveLength(1);
    expect(await refusal(SeatClient.join(here, near, { name: 'Eve', key: keyOf('Eve 2') }))).toBe('banned');
    expect(await act(here, 'close', { table: far })).toBe(200);
    await expect.poll(async () => (await overview(there)).tables.map(({ code }) => code)).not.toContain(far);
  });
});
