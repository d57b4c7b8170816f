import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sayRaw } from '#tests/trials/table/raw-socket.ts';
import { keyOf, type LiveServer, liveServer, NAMES, SETTINGS } from './live-server.ts';

let server: LiveServer;
let port: number;
beforeAll(async () => {
  server = await liveServer();
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(60_000));
afterEach(async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.logged.filter((line) => JSON.parse(line).fault)).toEqual([]);
});

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const firstLine = (heard: string) => heard.split('\r\n')[0];
const bytesOf = (status: number) => (heard: string) => heard.startsWith(`HTTP/1.1 ${status}`);

describe('a request nobody can make an address of is refused, and the line closed', () => {
  test.each([
    ['an upgrade to *:99999999', `GET *:99999999 HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}`],
    ['an upgrade to *[', `GET *[ HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}`],
    ['an upgrade to //[', `GET //[ HTTP/1.1\r\nHost: [\r\n${UPGRADE}`],
    [
      'an upgrade from a host that is none',
      `GET /p/BCDFG?sessionId=123456789 HTTP/1.1\r\nHost: a b\r\n${UPGRADE}`,
    ],
    ['Host: [', 'GET /__healthcheck HTTP/1.1\r\nHost: [\r\n\r\n'],
    ['Host: a b c', 'GET /__healthcheck HTTP/1.1\r\nHost: a b c\r\n\r\n'],
    ['Host: [ on a join', 'POST /matchmake/joinById/X HTTP/1.1\r\nHost: [\r\nContent-Length: 0\r\n\r\n'],
    ['an empty Host', 'GET /__healthcheck HTTP/1.1\r\nHost:\r\n\r\n'],
    [
      'X-Forwarded-Proto: ::',
      'GET /__healthcheck HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: ::\r\n\r\n',
    ],
    [
      'X-Forwarded-Proto: :: on a join',
      'POST /matchmake/joinById/X HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: ::\r\nContent-Length: 0\r\n\r\n',
    ],
    ['a target without a slash', 'GET *[ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a whole address as target', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a target without end', `GET /${'a'.repeat(5000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ])('%s', async (_, request) => {
    expect(firstLine(await sayRaw(port, request))).toBe('HTTP/1.1 400 Bad Request');
  });
});

test('somebody who speaks HTTP/1.0 and names no host, like a load balancer, is answered', async () => {
  expect(firstLine(await sayRaw(port, 'GET /healthz HTTP/1.0\r\n\r\n'))).toBe('HTTP/1.1 200 OK');
  expect(firstLine(await sayRaw(port, 'GET /healthz HTTP/1.1\r\n\r\n'))).toBe('HTTP/1.1 400 Bad Request');
});

describe('sockets lead to tables, and nowhere else', () => {
  test.each([
    '/',
    '/?sessionId=123456789',
    '/process/constructor?sessionId=123456789',
    '/process/BCDFG',
    '/process/BCDFG?sessionId=__proto__',
    '/process/BCDFG?sessionId=constructor',
    '/process/BCDFG?sessionId=hasOwnProperty',
    '/process/BCDFG?sessionId=short',
    '/process/bcdfg?sessionId=123456789',
    '/process/BCDFG/BCDFG?sessionId=123456789',
  ])('not to %s', async (target) => {
    const heard = await sayRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}`);
    expect(firstLine(heard)).toBe('HTTP/1.1 404 Not Found');
  });

  test('somebody who would rather speak HTTP/2 is answered in HTTP/1.1', async () => {
    const heard = await sayRaw(
      port,
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
      bytesOf(200),
    );
    expect(firstLine(heard)).toBe('HTTP/1.1 200 OK');
  });
});

describe('of Colyseus’ own routes none is open', () => {
  test.each(['/__healthcheck', '/__apidocs', '/api/reference', '/matchmake', '/matchmake/joinById/BCDFG'])(
    'GET %s',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );

  test.each(['create', 'join', 'joinOrCreate', 'reconnect', 'query'])(
    'POST /matchmake/%s',
    async (method) => {
      const answer = await fetch(`${server.url}/matchmake/${method}/table`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(404);
    },
  );

  test('no answer invites other sites', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(`${server.url}/matchmake/joinById/BCDFG`, {
        method,
        headers: { Origin: 'https://elsewhere.example' },
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

const join = (body: BodyInit, type = 'application/json', code = 'BCDFG') =>
  fetch(`${server.url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });

describe('what is brought to a join is small, and JSON', () => {
  test.each([
    ['more than 4 kB', 'x'.repeat(5000), 413],
    ['twelve megabytes', 'x'.repeat(12_000_000), 413],
    ['half of it', '{"name":', 400],
  ])('%s', async (_, body, status) => {
    const answer = await join(body);
    expect([answer.status, await answer.json()]).toEqual([status, { reason: 'not-understood' }]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'as %s it is refused',
    async (type) => {
      expect((await join('{}', type)).status).toBe(415);
    },
  );

  test('more than 4 kB in pieces whose sum nobody said', async () => {
    const piece = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const heard = await sayRaw(
      port,
      `POST /matchmake/joinById/BCDFG HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(100)}`,
    );
    expect(firstLine(heard)).toBe('HTTP/1.1 413 Payload Too Large');
  });

  test('who asks too often is told so before anything is read', async () => {
    for (let i = 0; i < 120; i++) expect((await join('{}')).status).toBe(404);
    expect((await join('{}')).status).toBe(429);
    expect((await join('x'.repeat(12_000_000))).status).toBe(429);
    expect((await join('{}', 'text/plain')).status).toBe(429);
    expect((await join('{"name":')).status).toBe(429);
  });

  test('the same of whoever opens tables', async () => {
    const open = (body: string, type = 'application/json') =>
      fetch(`${server.url}/tables`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await open(JSON.stringify(SETTINGS), 'text/plain')).status).toBe(415);
    for (let i = 0; i < 19; i++) expect((await open('{}')).status).toBe(400);
    expect((await open('x'.repeat(12_000_000))).status).toBe(429);
  });
});

describe('whoever sits at a table', () => {
  test('comes back to his seat while somebody at his address floods the door', async () => {
    const { code, clients } = await server.tableOf(NAMES.slice(0, 4));
    await server.start(clients);
    for (let i = 0; i < 130; i++) await join('{}');
    expect((await join(JSON.stringify({ name: 'Zoe', key: keyOf('Zoe') }), undefined, code)).status).toBe(
      429,
    );
    await clients[2]?.drop();
    const back = await server.join(code, '', { key: keyOf(NAMES[2] ?? '') });
    await back.until(({ seat }) => seat === 2);
  });

  test('does not come back so often that it hurts', async () => {
    const { code } = await server.tableOf(['Ann', 'Bob']);
    const back = (name: string) => join(JSON.stringify({ name, key: keyOf(name) }), undefined, code);
    for (let i = 0; i < 60; i++) expect((await back('Ann')).status).toBe(200);
    expect((await back('Ann')).status).toBe(429);
    expect((await back('Bob')).status).toBe(200);
  });
});

test('what cannot be the address of a match is asked of no store', async () => {
  const asked = [
    vi.spyOn(server.store, 'finishedRecord'),
    vi.spyOn(server.store, 'consents'),
    vi.spyOn(server.store, 'setConsent'),
  ];
  const body = JSON.stringify({ listing: true, marks: true });
  const consent = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body };
  const statuses = new Set<number>();
  for (const id of ['%00', 'a%00b', '%20', 'x'.repeat(65)]) {
    for (const [path, init] of [
      ['', {}],
      ['/talk', {}],
      ['/consents', {}],
      ['/consents', consent],
    ] as const) {
      statuses.add((await fetch(`${server.url}/matches/${id}${path}`, init)).status);
    }
  }
  expect([...statuses]).toEqual([404]);
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  vi.restoreAllMocks();
});
