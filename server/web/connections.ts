import type { Server } from 'node:http';
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
