import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { isCompanyRoom } from '#shared/wire/company.ts';
import { isTableCode } from '#shared/wire/table-code.ts';

/** Whoever is slower than this to say what he wants only keeps a connection from others. */
const HEADERS_MS = 10_000;
const WHOLE_REQUEST_MS = 20_000;
const LOOK_EVERY_MS = 5_000;

/** Certificate and key, as PEM. */
export interface TlsParts {
  readonly cert: string;
  readonly key: string;
}

/**
 * The first to see a request. What nobody can make an address of goes no further; nobody is waited for very long; an
 * upgrade is only what asks for a WebSocket.
 */
export function openDoor(answer: RequestListener, tls?: TlsParts): Server {
  const manners = {
    headersTimeout: HEADERS_MS,
    requestTimeout: WHOLE_REQUEST_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  const door: Server = tls ? createSecureServer({ ...manners, ...tls }) : createServer(manners);
  return door.on('request', (request, response) => {
    if (isWellFormed(request)) answer(request, response);
    else response.writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain' }).end('Bad request.');
  });
}

const TARGET = /^\/[\x21-\x7e]*$/;
const LONGEST_TARGET = 2048;
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const PROTOCOLS = /^[a-z]{2,5}(?:\s*,\s*[a-z]{2,5})*$/i;

/** Whether target, host and protocol are what an address can be made of. Only HTTP/1.0 may say no host. */
function isWellFormed({ url = '', headers }: IncomingMessage): boolean {
  return (
    TARGET.test(url) &&
    url.length <= LONGEST_TARGET &&
    HOST.test(headers.host ?? 'localhost') &&
    PROTOCOLS.test(String(headers['x-forwarded-proto'] ?? 'http'))
  );
}

const SOCKET_TARGET = /^\/[A-Za-z0-9_-]{1,32}\/([A-Z]+|[0-9a-f]+)(\?[A-Za-z0-9_=&:%.-]{1,500})$/;
const SESSION_ID = /^[A-Za-z0-9_-]{9,21}$/;

/** Sockets lead to tables and to companies, and to nothing else: `/process/CODE?sessionId=…`. */
export function leadsToRoom(request: IncomingMessage): boolean {
  const [, room = '', query] = SOCKET_TARGET.exec(request.url ?? '') ?? [];
  if (!isWellFormed(request) || !(isTableCode(room) || isCompanyRoom(room))) return false;
  const session = new URLSearchParams(query).get('sessionId') ?? '';
  // Colyseus looks it up in a plain object, which has more names than were put into it.
  return SESSION_ID.test(session) && !(session in Object.prototype);
}

/** An upgrade that leads nowhere is answered in HTTP, and hung up. */
export function refuseOtherUpgrades(http: Server): void {
  http.on('upgrade', (request, socket) => {
    if (!leadsToRoom(request)) hangUp(socket, isWellFormed(request) ? 404 : 400);
  });
}

function hangUp(socket: Duplex, status: number): void {
  const body = `${STATUS_CODES[status]}.`;
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  );
}
