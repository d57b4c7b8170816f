import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '#server/rooms/presence.ts';
import { type LiveServer, liveServer, SETTINGS } from './live-server.ts';

let server: LiveServer;
afterEach(() => server.close());

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  /** The address of this machine it comes from. */
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

function call({ method = 'POST', path, body = {}, from = '127.0.0.1', headers = {} }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        method,
        path,
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.on('error', reject);
    asking.end(method === 'GET' ? undefined : JSON.stringify(body));
  });
}

async function callOften(count: number, more: Call): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < count; i++) statuses.push(await call(more));
  return statuses;
}

const guess: Call = { path: '/matchmake/joinById/BCDFG' };
const open: Call = { path: '/tables', body: SETTINGS };
const consent: Call = { method: 'PUT', path: '/matches/x/consents', body: { listing: true, marks: true } };
const record: Call = { method: 'GET', path: '/matches/x' };

describe('without a proxy', () => {
  beforeEach(async () => {
    server = await liveServer();
  });

  test.each([
    ['joining', guess, 120],
    ['opening', open, 20],
    ['consenting', consent, 60],
    ['looking at invitations', { method: 'GET', path: '/tables/BCDFG' }, 120],
    ['reading records', record, 240],
    ['reading the archive', { ...record, path: '/archive' }, 240],
  ])('%s is counted by the address of the socket, whatever is written', async (_, what, tries) => {
    const flood = await callOften(tries + 2, { ...what, from: '127.0.0.2' });
    expect(flood.filter((status) => status === 429)).toHaveLength(2);
    for (const name of ['X-Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'Forwarded']) {
      expect(await call({ ...what, from: '127.0.0.2', headers: { [name]: '198.51.100.1' } })).toBe(429);
    }
    expect(await call({ ...what, from: '127.0.0.3' })).not.toBe(429);
  });
});

describe('behind a proxy', () => {
  beforeEach(async () => {
    server = await liveServer({ behindProxy: true });
  });

  test.each([
    ['joining', guess, 120],
    ['opening', open, 20],
    ['consenting', consent, 60],
  ])(
    '%s is counted by the address the proxy added last, whatever the caller wrote',
    async (_, what, tries) => {
      const from = (address: string) => ({ ...what, headers: { 'X-Forwarded-For': address } });
      const statuses = [];
      for (let i = 0; i < tries + 2; i++) statuses.push(await call(from(`10.9.8.${i}, 198.51.100.1`)));
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      const asOther = { ...from('10.0.0.9, 198.51.100.1') };
      expect(await call({ ...asOther, headers: { ...asOther.headers, 'X-Real-IP': '10.0.0.9' } })).toBe(429);
      expect(await call(from('198.51.100.1, 198.51.100.2'))).not.toBe(429);
    },
  );

  test('a house of IPv6 is one caller', async () => {
    const from = (address: string) => call({ ...guess, headers: { 'X-Forwarded-For': address } });
    for (let i = 0; i < 120; i++) await from(`2001:db8:1:2::${i.toString(16)}`);
    expect(await from('2001:db8:1:2:aaaa::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).not.toBe(429);
  });
});

describe('open tables', () => {
  const post = (from = '127.0.0.1') => call({ ...open, from });

  test('are no more from one address than its share, until one closes', async () => {
    server = await liveServer({ tableCaps: { perCaller: 2, overall: 100 } });
    expect([await post(), await post(), await post()]).toEqual([201, 201, 429]);
    expect(await post('127.0.0.2')).toBe(201);
    // Nobody came to them.
    server.clock.advance(PATIENCE_MS);
    await expect.poll(() => post()).toBe(201);
  });

  test('are remembered of everybody, however many open some', async () => {
    server = await liveServer({ tableCaps: { perCaller: 1, overall: 1000 } });
    const addresses = Array.from({ length: 120 }, (_, index) => `127.0.1.${index + 1}`);
    for (const from of addresses) expect(await post(from)).toBe(201);
    for (const from of ['127.0.1.1', '127.0.1.60', '127.0.1.120']) expect(await post(from)).toBe(429);
  });

  test('asked for all at once are counted one by one', async () => {
    server = await liveServer({ tableCaps: { perCaller: 2, overall: 100 } });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => post()));
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  });

  test('are no more than the machine bears, and the refusal says so', async () => {
    server = await liveServer({ tableCaps: { perCaller: 100, overall: 3 } });
    expect([await post('127.0.0.2'), await post('127.0.0.3'), await post('127.0.0.4')]).toEqual([
      201, 201, 201,
    ]);
    const answer = await server.post(JSON.stringify(SETTINGS));
    expect([answer.status, await answer.json()]).toEqual([503, { reason: 'server-full' }]);
  });

  test('have codes, or the server says that there are none left', async () => {
    server = await liveServer({ randomBytes: (count) => new Uint8Array(count) });
    expect(await post()).toBe(201);
    const answer = await server.post(JSON.stringify(SETTINGS));
    expect([answer.status, await answer.json()]).toEqual([503, { reason: 'server-full' }]);
  });
});

describe('HOST', () => {
  test('is the only address that is listened on', async () => {
    server = await liveServer({ host: '127.0.0.1' });
    const { port } = new URL(server.url);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow();
  });
});
