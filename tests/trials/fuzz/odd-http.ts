import type { Picks } from '#tests/trials/twins/secrets.ts';
import { oneOf } from './odd-messages.ts';

const METHODS = [
  'PUT',
  'HEAD',
  'OPTIONS',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'PRI',
  'get',
  'G ET',
  '',
  'X'.repeat(300),
] as const;

const TARGETS = [
  '/',
  '/healthz',
  '/tables',
  '/archive',
  '/privacy',
  '/__healthcheck',
  '/matchmake/joinById/X',
  '/matchmake/joinById/BCDFG',
  '/matchmake/joinById/constructor',
  '/matchmake/create/table',
  '/matches/constructor',
  '/matches/x/consents',
  '/matches/%ff/talk',
  '/t/BCDFG',
  '/t/%',
  '*',
  '*:99999999',
  '*[',
  '//',
  '//[',
  '//a:b@c:99999/',
  '/\\..\\',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/\xff\xfe',
  '/?%',
  '/?a[b][c]=d&__proto__[x]=1',
  'http://[',
  'http://a b/',
  'http://localhost/healthz',
  'https://:99999999/',
  'localhost:80',
  'x',
  '',
  '/../../../../etc/passwd',
  `/${'a'.repeat(3000)}`,
  `/${'a'.repeat(20_000)}`,
  `/?${'a=b&'.repeat(2000)}`,
] as const;

const VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1.1 x', 'http/1.1', 'RTSP/1.0', ''] as const;

const HOSTS = [
  'Host: [',
  'Host: a b c',
  'Host: [::1]:99999999',
  'Host: localhost\r\nHost: other',
  'Host:',
  'Host: \xff',
  'Host: localhost/../x?#',
  'Host: user@localhost:1:2',
  'X-No-Host: 1',
] as const;

const HEADERS = [
  'X-Forwarded-Proto: ::',
  'X-Forwarded-Proto: https, http',
  'X-Forwarded-For: ,,,',
  'X-Forwarded-For: [::1',
  'X-Forwarded-Host: [',
  'X-Real-IP: %00',
  'Forwarded: for="[::1]:x";proto=::',
  'Content-Length: -1',
  'Content-Length: 5',
  'Content-Length: 5, 5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x10',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding:\tchunked',
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: application/json\r\nContent-Encoding: gzip',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: text/plain',
  'Expect: 100-continue',
  'Expect: everything',
  'Connection: close',
  'Connection: keep-alive, Upgrade, close, \x01',
  'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Upgrade: websocket',
  'Range: bytes=9-1,-5,,',
  'If-None-Match: *',
  'If-Modified-Since: \x7f',
  'Accept-Encoding: br;q=nan, gzip;q=1e999',
  'Accept: \xff/\xff',
  'Cookie: __proto__=1; a=%',
  'Authorization: Bearer',
  `Authorization: Bearer ${'0'.repeat(64)}`,
  'Origin: null',
  '__proto__: x',
  'constructor: x',
  ' folded: yes',
  'X-Folded: one\r\n two\r\n\tthree',
  'X Space: x',
  'X-Nul: \0',
  ': empty',
  'no colon',
  'X-Bare\rreturn: x',
  `X-Long: ${'y'.repeat(9000)}`,
  `X-Longer: ${'y'.repeat(30_000)}`,
  Array.from({ length: 300 }, (_, i) => `X-${i}: ${i}`).join('\r\n'),
  Array.from({ length: 3000 }, (_, i) => `X-${i}:`).join('\r\n'),
] as const;

const BODIES = [
  '',
  '',
  '{}',
  '{"name":"x"}',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffffff\r\nx\r\n',
  '-5\r\nhello\r\n',
  '5;ext="\xff"\r\nhello\r\n0\r\nX-Trailer: [\r\n\r\n',
  '5\r\nhel',
  'zz\r\n',
  `1400\r\n${'A'.repeat(0x1400)}\r\n0\r\n\r\n`,
  'x'.repeat(70_000),
  '\0\0\0\0',
] as const;

const several = <Item>(pick: Picks, most: number, items: readonly [Item, ...Item[]]): Item[] =>
  Array.from({ length: pick(most + 1) }, () => oneOf(pick, items));

/** Mostly as it should be: who is odd in everything is not listened to for long. */
const sometimes = (pick: Picks, oneIn: number, odd: readonly [string, ...string[]], plain: string): string =>
  pick(oneIn) === 0 ? oneOf(pick, odd) : plain;

function oneRequest(pick: Picks): string {
  const end = sometimes(pick, 15, ['\n', '\r'], '\r\n');
  const gap = sometimes(pick, 15, ['  ', '\t'], ' ');
  const method = sometimes(pick, 4, METHODS, oneOf(pick, ['GET', 'POST']));
  const version = sometimes(pick, 8, VERSIONS, 'HTTP/1.1');
  const body = oneOf(pick, BODIES);
  const length = body.length > 0 && pick(2) ? [`Content-Length: ${body.length}`] : [];
  return [
    [method, oneOf(pick, TARGETS), version].join(gap),
    sometimes(pick, 5, HOSTS, 'Host: localhost'),
    ...length,
    ...several(pick, 2, HEADERS),
    '',
    body,
  ].join(end);
}

/** What no browser would send: one request or several in a row, odd in everything, whole, cut or changed. */
export function oddRequest(pick: Picks): Buffer {
  const count = pick(4) === 0 ? 2 + pick(5) : 1;
  const bytes = Buffer.from(Array.from({ length: count }, () => oneRequest(pick)).join(''), 'latin1');
  switch (pick(6)) {
    case 0:
      return bytes.subarray(0, pick(bytes.length + 1));
    case 1:
      for (let i = 0; i < 3; i++) bytes[pick(bytes.length)] = pick(256);
      return bytes;
    default:
      return bytes;
  }
}
