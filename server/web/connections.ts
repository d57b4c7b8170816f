import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '#server/process/clock.ts';
import { countedAs } from './caller.ts';

/** Many people may share one address; a flood has more connections than a house full of them. */
const MOST_PER_ADDRESS = 256;

/** Cuts off what one address opens beyond that. Behind a proxy all come from one: there it is the proxy's to do. */
export function limitConnections(http: Server): void {
  const open = new Map<string, number>();
  http.on('connection', (socket) => {
    const address = countedAs(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= MOST_PER_ADDRESS) return void socket.destroy();
    open.set(address, count + 1);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** A whole match told anew is a small part of it. */
const MOST_UNREAD_BYTES = 1_000_000;
const LOOK_EVERY_MS = 5_000;

/** Ends the sockets of those who go on and on without reading what they are told: it is kept for them in memory. */
export function hangUpOnWhoDoesNotRead(http: Server, clock: Clock): void {
  const upgraded = new Set<Duplex>();
  http.on('upgrade', (_request, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  let cancel = () => {};
  const look = () => {
    for (const socket of upgraded) if (socket.writableLength > MOST_UNREAD_BYTES) socket.destroy();
    cancel = clock.after(LOOK_EVERY_MS, look);
  };
  look();
  http.once('close', () => cancel());
}
