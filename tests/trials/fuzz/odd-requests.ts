import { type Agent, request } from 'node:http';
import { connect } from 'node:net';
import { TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { junk, oneOf } from './odd-messages.ts';

export interface HttpAttack {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const PATHS = [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/package.json',
  '/t/%00',
  '/t/AAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '/%',
  '//',
  '/matches/%2e%2e',
  '/matches/',
  "/matches/' OR 1=1 --",
  '/matchmake',
  '/matchmake/',
  '/colyseus',
  '/monitor',
  '/playground',
  '/__healthcheck',
  '/__apidocs',
  '/.git/config',
  '/server/main.ts',
  '/healthz?x=1',
  `/${'a'.repeat(4000)}`,
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const BODIES = ['', '{', '{"a":', '[]', 'null', '"x"', '{"__proto__":{"listed":true}}', '\u0000'] as const;

export function httpJunk(pick: Picks): HttpAttack {
  const json = { 'content-type': 'application/json' };
  switch (pick(4)) {
    case 0:
      return { method: oneOf(pick, METHODS), path: oneOf(pick, PATHS) };
    case 1:
      return { method: 'POST', path: '/tables', headers: json, body: oneOf(pick, BODIES) };
    case 2:
      return { method: 'POST', path: '/tables', headers: json, body: JSON.stringify(junk(pick)) ?? '' };
    default:
      return {
        method: 'POST',
        path: '/tables',
        headers: json,
        body: Buffer.alloc(5000 + pick(300_000), 'A'),
      };
  }
}

/** Whoever does not own a seat speaks for it, or one of several for all. `keys` opens what `matches` are. */
export function consentJunk(pick: Picks, matches: readonly string[], keys: readonly string[]): HttpAttack {
  const strange = Array.from({ length: 64 }, () => pick(16).toString(16)).join('');
  const key = (pick(2) ? keys[pick(keys.length + 1)] : undefined) ?? strange;
  const id = matches[pick(matches.length + 1)] ?? oneOf(pick, ['never', '%00', '..', "' OR 1=1 --", '']);
  const headers = {
    'content-type': 'application/json',
    authorization: oneOf(pick, [
      `Bearer ${key}`,
      `Bearer ${key}`,
      key,
      `Basic ${key}`,
      `Bearer ${key}${key}`,
    ]),
  };
  const path = `/matches/${id}/consents`;
  switch (pick(5)) {
    case 0:
      return { method: 'GET', path: oneOf(pick, [path, `/matches/${id}/talk`, '/archive']), headers };
    case 1:
      return { method: 'PUT', path, headers, body: JSON.stringify(junk(pick)) ?? '' };
    case 2:
      return { method: 'PUT', path, headers, body: Buffer.alloc(1000 + pick(100_000), '{') };
    default:
      return { method: 'PUT', path, headers, body: JSON.stringify({ listing: true, marks: pick(2) === 1 }) };
  }
}

/** Somebody takes himself for the operator, reads figures, goes on from a match that is not over, or withdraws for others. */
export function goingOnJunk(pick: Picks, matches: readonly string[], codes: readonly string[]): HttpAttack {
  const match = matches[pick(matches.length + 1)] ?? oneOf(pick, ['never', '..', '']);
  const table = codes[pick(codes.length + 1)] ?? 'BCDFG';
  const strange = Array.from({ length: 64 }, () => pick(16).toString(16)).join('');
  const headers = {
    'content-type': 'application/json',
    authorization: oneOf(pick, ['Bearer ', 'Bearer undefined', `Bearer ${strange}`, 'Basic Og==']),
  };
  const post = (path: string, body: unknown): HttpAttack => ({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(body) ?? '',
  });
  switch (pick(7)) {
    case 0:
      return { method: 'GET', path: oneOf(pick, ['/operator/overview', '/metrics', '/readyz']), headers };
    case 1:
      return post('/operator/close', { table });
    case 2:
      return post('/operator/ban', { table, seat: pick(6), by: 'key', hours: 24 });
    case 3:
      return { method: 'DELETE', path: `/matches/${match}`, headers };
    case 4:
      return post('/forks', junk(pick));
    default:
      return post('/forks', { match, step: pick(50), seat: pick(7), name: 'Eve', key: strange });
  }
}

/** What the matchmaker is asked by somebody who belongs nowhere. `codes` are of real tables. */
export function matchmakeJunk(
  pick: Picks,
  codes: readonly string[],
  oldTokens: readonly string[],
): HttpAttack {
  const guessed = Array.from({ length: 5 }, () => TABLE_CODE_LETTERS.charAt(pick(TABLE_CODE_LETTERS.length)));
  const code = pick(2) && codes.length ? (codes[pick(codes.length)] ?? '') : guessed.join('');
  const post = (method: string, body: unknown): HttpAttack => ({
    method: 'POST',
    path: `/matchmake/${method}/${code}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) ?? '',
  });
  switch (pick(5)) {
    case 0:
      return {
        ...post(oneOf(pick, ['create', 'join', 'joinOrCreate']), junk(pick)),
        path: `/matchmake/create/table`,
      };
    case 1:
      return post(oneOf(pick, ['join', 'joinOrCreate', 'constructor', '__proto__', 'query']), {});
    case 2:
      return post('reconnect', { reconnectionToken: oldTokens[pick(oldTokens.length + 1)] ?? junk(pick) });
    case 3:
      return { ...post('joinById', {}), body: Buffer.alloc(1000 + pick(200_000), '{') };
    default:
      return post('joinById', junk(pick));
  }
}

/** Bytes for a bare TCP connection: not HTTP, half of it, or a WebSocket that does not behave. */
export function socketJunk(pick: Picks, path: string): Buffer {
  const upgrade =
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const noise = Buffer.from(Array.from({ length: 1 + pick(200) }, () => pick(256)));
  switch (pick(5)) {
    case 0:
      return noise;
    case 1:
      return Buffer.from(upgrade.slice(0, pick(upgrade.length)));
    case 2:
      return Buffer.concat([Buffer.from(upgrade), noise]);
    case 3:
      // A frame that says it is longer than anything.
      return Buffer.concat([
        Buffer.from(upgrade),
        Buffer.from([0x82, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255]),
      ]);
    default:
      return Buffer.from(
        `${oneOf(pick, METHODS)} ${path} HTTP/1.1\r\nContent-Length: -5\r\nX: ${'y'.repeat(pick(20_000))}\r\n\r\n`,
      );
  }
}

const PATIENCE_MS = 5000;

/** What came back: the status and everything that was said. */
export interface HttpAnswer {
  readonly status: number | 'closed';
  readonly text: string;
}

export function attackHttp(
  port: number,
  agent: Agent,
  { method, path, headers, body }: HttpAttack,
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const closed = () => resolve({ status: 'closed', text: '' });
    try {
      const asking = request({ port, host: 'localhost', method, path, agent, headers, timeout: PATIENCE_MS });
      asking.on('error', closed);
      asking.on('timeout', () => asking.destroy());
      asking.on('response', (answer) => {
        let text = JSON.stringify(answer.headers);
        const status = answer.statusCode ?? 'closed';
        answer.on('data', (piece) => {
          text += piece;
          // The listing never ends by itself.
          if (answer.headers['content-type']?.startsWith('text/event-stream')) asking.destroy();
        });
        answer.on('close', () => resolve({ status, text }));
      });
      asking.end(body);
    } catch {
      // A path that Node itself will not send.
      closed();
    }
  });
}

/** Sends the bytes, listens until the server has answered or closed, and hangs up. */
export function attackSocket(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: 'localhost' }, () => socket.end(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}
