import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ListedTable } from '#shared/wire/listing.ts';
import { type LiveServer, liveServer, NAMES, refusal, SETTINGS } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());
// Nobody has opened or joined too often lately.
beforeEach(() => server.clock.advance(60_000));

/** The home page: what the server tells it, newest last. */
async function homePage(): Promise<readonly (readonly ListedTable[])[]> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`${server.url}/tables`, { signal: leaving.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const told: ListedTable[][] = [];
  void (async () => {
    let text = '';
    for await (const piece of answer.body ?? []) {
      text += Buffer.from(piece).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) told.push(JSON.parse(event.replace(/^data: /, '')));
    }
  })().catch(() => {});
  await expect.poll(() => told.length).toBeGreaterThan(0);
  return told;
}

const listed = (code: string, more: Partial<ListedTable>) => [
  expect.objectContaining({ code, opener: 'Ann', ...more }),
];

describe('listed tables', () => {
  test('are told live: who opened them, who came, and that they have started', async () => {
    const told = await homePage();
    expect(told).toEqual([[]]);
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee'], { listed: true, seats: 5 });
    await expect.poll(() => told.at(-1)).toEqual(listed(code, { seated: 4, seats: 5 }));
    expect(await homePage()).toEqual([listed(code, { seated: 4 })]);
    await clients[3]?.leave();
    await expect.poll(() => told.at(-1)).toEqual(listed(code, { seated: 3 }));
    await clients[0]?.request('set-chair', { seat: 3, to: 'bot' });
    await server.start(clients.slice(0, 3));
    await expect.poll(() => told.at(-1)).toEqual([]);
    const count = told.length;
    await clients[0]?.drop();
    await clients[1]?.until(({ chairs }) => chairs[0]?.present === false);
    expect(told.length).toBe(count);
  });

  test('are not the private ones, nor those at which nobody sits', async () => {
    const told = await homePage();
    await server.tableOf(['Ann'], { listed: false });
    await server.openTable({ listed: true });
    expect(told).toEqual([[]]);
  });

  test('become private when their opener says so', async () => {
    const told = await homePage();
    const { code, clients } = await server.tableOf(['Ann'], { listed: true });
    await expect.poll(() => told.at(-1)).toEqual(listed(code, { seated: 1 }));
    await clients[0]?.request('settings', { ...SETTINGS, listed: false });
    await expect.poll(() => told.at(-1)).toEqual([]);
  });
});

describe('opening a table', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['three chairs', { ...SETTINGS, seats: 3 }],
    ['seven chairs', { ...SETTINGS, seats: 7 }],
    ['an armor window of a minute', { ...SETTINGS, armorSeconds: 60 }],
    ['no armor window', { ...SETTINGS, armorSeconds: 'off' }],
    ['a turn of a second', { ...SETTINGS, turnSeconds: 1 }],
    ['an option nobody knows', { ...SETTINGS, options: { ...SETTINGS.options, cheats: true } }],
    ['a code of one’s own', { ...SETTINGS, code: 'BBBBB' }],
  ])('with %s is not understood', async (_, settings) => {
    const answer = await server.post(JSON.stringify(settings));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ reason: 'not-understood' });
  });

  test.each<[string, string, number]>([
    ['no JSON', '{"seats":', 400],
    ['far too much of it', JSON.stringify({ ...SETTINGS, name: 'x'.repeat(10_000) }), 413],
  ])('with %s is answered plainly', async (_, body, status) => {
    const answer = await server.post(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ reason: 'not-understood' });
  });

  test('too often from one address is refused, until a minute has passed', async () => {
    for (let i = 0; i < 20; i++) expect((await server.post(JSON.stringify(SETTINGS))).status).toBe(201);
    const answer = await server.post(JSON.stringify(SETTINGS));
    expect([answer.status, await answer.json()]).toEqual([429, { reason: 'too-many-requests' }]);
    server.clock.advance(60_000);
    expect((await server.post(JSON.stringify(SETTINGS))).status).toBe(201);
  });
});

describe('joining', () => {
  test('with guessed codes ends soon, whatever address is claimed, and for a minute only', async () => {
    const code = await server.openTable();
    const guess = (n: number) =>
      fetch(`${server.url}/matchmake/joinById/BBBBB`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
        body: '{}',
      }).then((answer) => answer.json());
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push((await guess(i)).error);
    expect(answers.slice(0, 120)).toEqual(Array(120).fill('no-such-table'));
    expect(answers.slice(120)).toEqual(Array(10).fill('too-many-requests'));
    expect(await refusal(server.join(code, 'Ann'))).toBe('too-many-requests');
    server.clock.advance(60_000);
    expect(await refusal(server.join(code, 'Ann'))).toBe('let in');
  });

  test('with far too much to say is refused', async () => {
    const code = await server.openTable();
    expect(await refusal(server.join(code, 'x'.repeat(300)))).toBe('not-understood');
    expect(await refusal(server.join(code, 'x'.repeat(200)))).toBe('name-too-long');
  });

  test('as the fifty-first who watches is refused, and players still come back', async () => {
    const { code, clients } = await server.tableOf(NAMES.slice(0, 4));
    await server.start(clients);
    const answers = [];
    for (let n = 0; n < 51; n++) answers.push(await refusal(server.join(code, `w${n}`, { watch: true })));
    expect(answers).toEqual([...Array(50).fill('let in'), 'table-full']);
    expect(await refusal(server.join(code, 'Ann'))).toBe('let in');
  });
});

describe('connections', () => {
  test('beyond what a house full of people needs are cut off', async () => {
    const house = await liveServer();
    onTestFinished(() => house.close());
    const { port } = new URL(house.url);
    const sockets = Array.from({ length: 300 }, () =>
      connect(Number(port), 'localhost').on('error', () => {}),
    );
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed)).toHaveLength(300 - 256);
    // Whoever hangs up makes room.
    sockets.find(({ destroyed }) => !destroyed)?.destroy();
    await expect
      .poll(() =>
        fetch(house.url).then(
          ({ status }) => status,
          () => 'cut off',
        ),
      )
      .toBe(404);
  });
});
