import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'colyseus.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OperatorBook } from '#server/process/operator-book.ts';
import { addOperatorRoutes } from '#server/web/operator-routes.ts';
import { keyOf, type LiveServer, liveServer, refusal } from './live-server.ts';

const TOKEN = 'a token of the operator';

let folder: string;
let server: LiveServer;
let book: OperatorBook;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  book = await OperatorBook.in(join(folder, 'operator.jsonl'));
  server = await liveServer({ operatorToken: TOKEN, book });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const headers = (token: string) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });
const overview = async () => {
  const answer = await fetch(`${server.url}/operator/overview`, { headers: headers(TOKEN) });
  return (await answer.json()) as {
    tables: { code: string; phase: string; watching: number; people: object[] }[];
    reports: object[];
    bans: { id: string; name: string; until: number }[];
  };
};
const act = async (path: string, body: object, token = TOKEN) => {
  const wish = { method: 'POST', headers: headers(token), body: JSON.stringify(body) };
  return (await fetch(`${server.url}/operator/${path}`, wish)).status;
};

describe('the operator’s page', () => {
  test('opens with the token alone, and is not there without one', async () => {
    for (const token of ['', 'wrong', `${TOKEN}.`]) {
      const answer = await fetch(`${server.url}/operator/overview`, { headers: headers(token) });
      expect(answer.status).toBe(403);
    }
    expect(await act('close', { table: 'BCDFG' }, 'wrong')).toBe(403);
    const page = await fetch(`${server.url}/operator`);
    const refused = await fetch(`${server.url}/operator/overview`);
    for (const answer of [page, refused]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining(TOKEN)]);
    const routes: string[] = [];
    const app = { get: (path: string) => routes.push(path), post: (path: string) => routes.push(path) };
    addOperatorRoutes(app as never, { token: undefined } as never);
    expect(routes).toEqual([]);
  });

  test('shows who sits where, and nothing of a match', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    await server.start(clients);
    const table = (await overview()).tables.find((each) => each.code === code);
    expect(table).toEqual({
      code,
      phase: 'playing',
      watching: 0,
      people: ['Ann', 'Bob', 'Cid', 'Dee'].map((name, seat) => ({
        seat,
        name,
        kind: 'person',
        present: true,
      })),
    });
  });

  test('a report has what the reporter heard last, and nobody at the table learns of it', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    const [ann, bob] = clients;
    const heard: unknown[] = [];
    bob?.room.onMessage('*', (type) => void heard.push(type));
    await bob?.request('say', { kind: 'chat', text: 'you cheat' });
    const before = JSON.stringify(bob?.room.state);
    expect(await ann?.request('report', { seat: 1, reason: 'insult' })).toEqual({ ok: true });
    expect((await overview()).reports[0]).toMatchObject({
      table: code,
      by: 'Ann',
      about: 'Bob',
      reason: 'insult',
      said: [{ who: 'Bob', what: 'you cheat' }],
    });
    expect(JSON.stringify(bob?.room.state)).toBe(before);
    for (let i = 0; i < 4; i++) await ann?.request('report', { seat: 1, reason: 'other' });
    const tooMany = await ann?.request('report', { seat: 1, reason: 'other' });
    expect(tooMany).toEqual({ ok: false, reason: 'too-many-requests' });
    // Each is several kilobytes on disk, for good.
    server.clock.advance(9 * 60_000);
    expect(await ann?.request('report', { seat: 1, reason: 'other' })).toEqual(tooMany);
    const wil = await server.join(code, 'Wil', { watch: true });
    expect(await wil.request('report', { seat: 1, reason: 'other' })).toMatchObject({ ok: false });
  });

  test('closes a table for good', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    expect(await act('close', { table: code })).toBe(200);
    await clients[0]?.left();
    expect(await server.store.loadTable(code)).toBeUndefined();
    expect(await act('close', { table: code })).toBe(404);
    expect(server.logged.some((line) => line.includes('table closed by the operator'))).toBe(true);
  });

  test('bans a key for a time, over a restart, and lifts the ban', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    expect(await act('ban', { table: code, seat: 1, by: 'key', hours: 2 })).toBe(200);
    await clients[1]?.left();
    expect(await refusal(server.join(code, 'Bob'))).toBe('banned');
    const again = await OperatorBook.in(join(folder, 'operator.jsonl'));
    expect(again.bansAt(server.clock.now()).map(({ name }) => name)).toEqual(['Bob']);
    const file = await readFile(join(folder, 'operator.jsonl'), 'utf8');
    expect(file).not.toContain(keyOf('Bob'));
    const [ban] = (await overview()).bans;
    expect(await act('lift', { ban: ban?.id ?? '' })).toBe(200);
    const back = await server.join(code, 'Bob');
    await back.until(({ seat }) => seat !== undefined);
    expect(await act('ban', { table: code, seat: 1, by: 'key', hours: 2 })).toBe(200);
    server.clock.advance(2 * 60 * 60 * 1000);
    expect((await overview()).bans).toEqual([]);
  });

  test('bans who was meant, though he changes chairs while it is written down', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid']);
    const [, bob, cid] = clients;
    vi.spyOn(book, 'add').mockImplementationOnce(async () => {
      await bob?.request('chair', { seat: 4 });
      await cid?.request('chair', { seat: 1 });
    });
    expect(await act('ban', { table: code, seat: 1, by: 'key', hours: 2 })).toBe(200);
    expect(await bob?.left()).toBe(4003);
    expect(cid?.closedWith).toBeUndefined();
  });

  test('a place that was given before does not let in who was banned since', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    const asking = await fetch(`${server.url}/matchmake/joinById/${code}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Bob', key: keyOf('Bob') }),
    });
    const place = await asking.json();
    expect(await act('ban', { table: code, seat: 1, by: 'key', hours: 2 })).toBe(200);
    await clients[1]?.left();
    const client = new Client(server.url);
    expect(await refusal(client.consumeSeatReservation(place))).toBe('banned');
    for (const { id } of (await overview()).bans) await act('lift', { ban: id });
  });

  test('a book that cannot be read is not taken for an empty one', async () => {
    await expect(OperatorBook.in(folder)).rejects.toThrow('EISDIR');
  });

  test('bans an address, also with another key', async () => {
    const { code } = await server.tableOf(['Ann', 'Bob']);
    expect(await act('ban', { table: code, seat: 1, by: 'address', hours: 1 })).toBe(200);
    expect(await refusal(server.join(code, 'Zoe'))).toBe('banned');
    for (const { id } of (await overview()).bans) await act('lift', { ban: id });
    const zoe = await server.join(code, 'Zoe');
    await zoe.until(({ seat }) => seat !== undefined);
  });

  test.each([
    ['ban', { table: 'BBBBB', seat: 1, by: 'key', hours: 2 }, 404],
    ['ban', { table: 'BBBBB', seat: 9, by: 'key', hours: 2 }, 400],
    ['ban', { table: 'BBBBB', seat: 1, by: 'name', hours: 2 }, 400],
    ['lift', { ban: 'none' }, 404],
    ['close', {}, 400],
  ])('what makes no sense is refused: %s %o', async (path, body, status) => {
    expect(await act(path, body)).toBe(status);
  });
});

describe('D8 a table that wishes for clean words', () => {
  test('spells some of them out for nobody', async () => {
    const { clients } = await server.tableOf(['Ann', 'Bob'], { cleanWords: true });
    const [ann, bob] = clients;
    const said = new Promise<unknown>((resolve) => bob?.heard('said', ({ say }) => resolve(say)));
    await ann?.request('say', { kind: 'chat', text: 'oh shit' });
    expect(await said).toEqual({ kind: 'chat', text: 'oh s•••' });
  });
});
