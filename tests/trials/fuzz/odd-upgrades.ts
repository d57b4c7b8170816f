import type { Picks } from '#tests/trials/twins/secrets.ts';
import { oneOf } from './odd-messages.ts';

const GOOD_KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

const KEYS = [
  GOOD_KEY,
  GOOD_KEY,
  GOOD_KEY,
  GOOD_KEY,
  'Sec-WebSocket-Key: ',
  'Sec-WebSocket-Key: short',
  `Sec-WebSocket-Key: ${'A'.repeat(5000)}`,
  `${GOOD_KEY}\r\n${GOOD_KEY}`,
  'X-No-Key: 1',
] as const;

const SOCKET_VERSIONS = ['13', '13', '13', '13', '8', '0', '-13', '13, 13', '99999999999', '[', ''] as const;

const EXTRAS = [
  '',
  '',
  '',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99999',
  'Sec-WebSocket-Extensions: permessage-deflate; =; ;;,',
  `Sec-WebSocket-Extensions: ${'x,'.repeat(2000)}y`,
  'Sec-WebSocket-Protocol: a, a, ,',
  'Sec-WebSocket-Protocol: \xff',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'X-Forwarded-Proto: ::',
  'Origin: \x7f',
] as const;

const NOWHERE = [
  '/',
  '*',
  '*:99999999',
  '*[',
  '//[',
  '/a/b',
  '/p/BCDFG',
  '/p/BCDFG?sessionId=',
  '/p/BCDFG?sessionId=__proto__',
  '/p/BCDFG?sessionId=constructor&reconnectionToken=__proto__&skipHandshake',
  '/p/constructor?sessionId=123456789',
  '/p/BCDFG?sessionId=%ff%fe%00',
  'http://[/p/BCDFG?sessionId=123456789',
  `/p/BCDFG?sessionId=${'9'.repeat(10_000)}`,
] as const;

/** An upgrade that leads nowhere, or that asks for it in a way nobody would; and frames after it. */
export function oddUpgrade(pick: Picks, table: string): Buffer {
  const target = oneOf(pick, [...NOWHERE, table, table, table]);
  const asked = [
    `${oneOf(pick, ['GET', 'GET', 'GET', 'GET', 'POST', 'HEAD'])} ${target} HTTP/1.1`,
    oneOf(pick, ['Host: localhost', 'Host: localhost', 'Host: localhost', 'Host: [']),
    oneOf(pick, ['Connection: Upgrade', 'Connection: Upgrade', 'Connection: keep-alive, upgrade']),
    oneOf(pick, [
      'Upgrade: websocket',
      'Upgrade: websocket',
      'Upgrade: WebSocket',
      'Upgrade: websocket, h2c',
    ]),
    oneOf(pick, KEYS),
    `Sec-WebSocket-Version: ${oneOf(pick, SOCKET_VERSIONS)}`,
    ...[oneOf(pick, EXTRAS)].filter((extra) => extra !== ''),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(asked, 'latin1'), ...oddFrames(pick)]);
}

/** The upgrade of somebody whose place at a table is reserved, with the frames of nobody. */
export function oddGuest(pick: Picks, target: string): Buffer {
  const asked =
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `${GOOD_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n`;
  const joined = frame(0x82, Buffer.from([10]), 'masked');
  return Buffer.concat([Buffer.from(asked), joined, ...oddFrames(pick), ...oddFrames(pick)]);
}

function oddFrames(pick: Picks): Buffer[] {
  return Array.from({ length: pick(6) }, () => oddFrame(pick));
}

function oddFrame(pick: Picks): Buffer {
  const noise = Buffer.from(Array.from({ length: pick(200) }, () => pick(256)));
  const mask = pick(4) === 0 ? 'bare' : 'masked';
  switch (pick(9)) {
    case 0:
      return noise;
    case 1:
      // Any opcode and any reserved bit.
      return frame(pick(256), noise, mask);
    case 2:
      // A ping longer than pings may be, or in pieces.
      return frame(pick(2) ? 0x89 : 0x09, Buffer.alloc(pick(300)), mask);
    case 3:
      // A piece of nothing.
      return frame(0x80, noise, mask);
    case 4:
      // A farewell with a code that is none.
      return frame(0x88, Buffer.concat([Buffer.from([pick(256), pick(256)]), noise.subarray(0, 50)]), mask);
    case 5:
      // Longer than anything, by its own account.
      return Buffer.from([0x82, 0xff, pick(256), 255, 255, 255, 255, 255, 255, 255]);
    case 6:
      // Text that is no text.
      return frame(0x81, Buffer.from([0xff, 0xfe, 0xc0]), mask);
    default:
      // A message of Colyseus, of any kind, with anything in it.
      return frame(0x82, Buffer.concat([Buffer.from([pick(32)]), noise]), 'masked');
  }
}

const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;

function frame(first: number, payload: Buffer, mask: 'masked' | 'bare'): Buffer {
  const bit = mask === 'masked' ? 0x80 : 0;
  const length =
    payload.length < 126 ? [bit | payload.length] : [bit | 126, payload.length >> 8, payload.length & 255];
  if (mask === 'bare') return Buffer.concat([Buffer.from([first, ...length]), payload]);
  const masked = payload.map((byte, i) => byte ^ (MASK[i % 4] ?? 0));
  return Buffer.concat([Buffer.from([first, ...length, ...MASK]), masked]);
}
